import { LANGUAGES } from '@roundhouse/ui/words';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Captioned } from '../../app/captioned.tsx';
import { ButtonLink } from '../../app/button.tsx';
import { LONGEST_NAME } from '../../host/index.ts';
import { changeLanguage } from '../../app/change-language.ts';
import { Page } from '../../app/page.tsx';
import { Segments } from '../../app/segments.tsx';
import { onlinePaths } from '../../online/paths.ts';
import { changeSettings, useSettings } from '../../settings/index.ts';
import { MOTIONS, PACES, PALETTES, TEXT_SIZES, THEMES } from '../../settings/settings.ts';
import { useLanguageNames, useWords } from '../../words/index.ts';
import { KeptGames } from './kept-games.tsx';
import { ColourSample, MotionSample, TextSample } from './samples.tsx';
import { Choice, Setting, Switch } from './setting.tsx';
import style from './settings.module.css';

export interface SettingsPageProps {
  /** The table that they were opened from. */
  readonly back?: string;
}

export function SettingsPage({ back }: SettingsPageProps): ReactNode {
  const { settings: words } = useWords();
  return (
    <Page title={words.title}>
      <div className={style['settings']}>
        <header>
          <h1>{words.title}</h1>
          <p>
            {words.lead} <Link href={onlinePaths.me}>{words.pass}</Link>
          </p>
          {back !== undefined && (
            <ButtonLink small href={back} className={style['back']}>
              {words.back}
            </ButtonLink>
          )}
        </header>
        <Captioned title={words.looks}>
          <Looks />
        </Captioned>
        <Captioned title={words.plays}>
          <Plays />
        </Captioned>
      </div>
    </Page>
  );
}

/** Every value of a setting with what it is called. */
function named<Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
): readonly { readonly value: Value; readonly label: string }[] {
  return values.map((value) => ({ value, label: names[value] }));
}

function Looks(): ReactNode {
  const { settings: words } = useWords();
  const languages = useLanguageNames();
  const { language } = useSettings();
  return (
    <>
      <Setting name={words.language}>
        <Segments
          label={words.language}
          options={named(LANGUAGES, languages)}
          value={language}
          onChange={(value) => changeLanguage(value)}
        />
      </Setting>
      <Choice of="theme" name={words.theme} options={named(THEMES, words.themes)} />
      <Choice
        of="palette"
        name={words.palette}
        note={words.paletteNote}
        sample={<ColourSample />}
        options={named(PALETTES, words.palettes)}
      />
      <Choice
        of="text"
        name={words.text}
        note={words.textNote}
        sample={<TextSample />}
        options={named(TEXT_SIZES, words.texts)}
      />
    </>
  );
}

function Plays(): ReactNode {
  const { settings: words, guest } = useWords();
  const { name } = useSettings();
  return (
    <>
      <Setting name={words.name} note={words.nameNote}>
        <input
          className={style['name']}
          aria-label={words.name}
          value={name}
          placeholder={guest}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={(event) => changeSettings({ name: event.target.value })}
        />
      </Setting>
      <Choice
        of="pace"
        name={words.pace}
        note={words.paceNote}
        options={named(PACES, words.paces)}
      />
      <Choice
        of="motion"
        name={words.motion}
        note={words.motionNote}
        sample={<MotionSample />}
        options={named(MOTIONS, words.motions)}
      />
      <Switch of="confirm" name={words.confirm} note={words.confirmNote} />
      <Switch of="coach" name={words.coach} note={words.coachNote} />
      <Switch of="sound" name={words.sound} note={words.soundNote} />
      <KeptGames />
    </>
  );
}
