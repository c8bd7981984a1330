import { LANGUAGES } from '@roundhouse/ui/words';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
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
import { Setting, Switch } from './setting.tsx';
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
        <section aria-label={words.looks}>
          <h2 className="caption">{words.looks}</h2>
          <Looks />
        </section>
        <section aria-label={words.plays}>
          <h2 className="caption">{words.plays}</h2>
          <Plays />
        </section>
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
  const { language, theme, palette, text } = useSettings();
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
      <Setting name={words.theme}>
        <Segments
          label={words.theme}
          options={named(THEMES, words.themes)}
          value={theme}
          onChange={(value) => changeSettings({ theme: value })}
        />
      </Setting>
      <Setting name={words.palette} note={words.paletteNote} sample={<ColourSample />}>
        <Segments
          label={words.palette}
          options={named(PALETTES, words.palettes)}
          value={palette}
          onChange={(value) => changeSettings({ palette: value })}
        />
      </Setting>
      <Setting name={words.text} note={words.textNote} sample={<TextSample />}>
        <Segments
          label={words.text}
          options={named(TEXT_SIZES, words.texts)}
          value={text}
          onChange={(value) => changeSettings({ text: value })}
        />
      </Setting>
    </>
  );
}

function Plays(): ReactNode {
  const { settings: words, guest } = useWords();
  const { name, motion, pace, sound, confirm, coach } = useSettings();
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
      <Setting name={words.pace} note={words.paceNote}>
        <Segments
          label={words.pace}
          options={named(PACES, words.paces)}
          value={pace}
          onChange={(value) => changeSettings({ pace: value })}
        />
      </Setting>
      <Setting name={words.motion} note={words.motionNote} sample={<MotionSample />}>
        <Segments
          label={words.motion}
          options={named(MOTIONS, words.motions)}
          value={motion}
          onChange={(value) => changeSettings({ motion: value })}
        />
      </Setting>
      <Switch
        name={words.confirm}
        note={words.confirmNote}
        value={confirm}
        onChange={(value) => changeSettings({ confirm: value })}
      />
      <Switch
        name={words.coach}
        note={words.coachNote}
        value={coach}
        onChange={(value) => changeSettings({ coach: value })}
      />
      <Switch
        name={words.sound}
        note={words.soundNote}
        value={sound}
        onChange={(value) => changeSettings({ sound: value })}
      />
      <KeptGames />
    </>
  );
}
