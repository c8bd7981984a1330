/** A set that was reported, and what can be done about it. */
import { titleOf } from '@roundhouse/titles';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button, QuietButton } from '../../app/button.tsx';
import { ago } from '../../matches/telling.ts';
import { server } from '../../online/here.ts';
import { onlinePaths } from '../../online/paths.ts';
import { useSettings } from '../../settings/index.ts';
import { useWords } from '../../words/index.ts';
import { useAsking } from '../me/use-asking.ts';
import style from './office.module.css';
import { SureButton } from '../../matches/sure-button.tsx';
import { useOfficeWords, type Office } from './use-office.ts';

export interface SetSlipProps {
  readonly same: readonly Extract<Office['reports'][number], { set: unknown }>[];
  readonly now: number;
  onSettled(): void;
}

export function SetSlip({ same, now, onSettled }: SetSlipProps): ReactNode {
  const { reports: words, folk } = useOfficeWords();
  const { matches } = useWords();
  const { language } = useSettings();
  const { run, isBusy, trouble } = useAsking();
  const [first] = same;
  if (!first) return null;
  const { report, set, person } = first;
  const title = titleOf(set.title)?.names[language] ?? set.title;
  const settle = (isRemoved: boolean, isBanned = false): void =>
    run(async () => {
      // First the set: of who is let in no longer there is none to settle.
      await server.ask('settleReport', { report, isRemoved });
      if (isBanned) await server.ask('ban', { person, isBanned });
      onSettled();
    });
  return (
    <li className={style['slip']}>
      <h3>{words.set(set.name, set.owner, title)}</h3>
      {same.map(({ report: one, reason, by, at }) => (
        <p key={one} className={style['reason']}>
          {words.reason(reason, by, ago(at, now, language) ?? matches.justNow)}
        </p>
      ))}
      <div className={style['acts']}>
        <Button small disabled={isBusy} onClick={() => settle(true)}>
          {words.remove}
        </Button>
        <QuietButton disabled={isBusy} onClick={() => settle(false)}>
          {words.dismiss}
        </QuietButton>
        <SureButton
          label={words.ban(set.owner)}
          sure={folk.sure}
          isBusy={isBusy}
          onSure={() => settle(true, true)}
        />
        <Link href={onlinePaths.set(set.set)} className={style['there']}>
          {words.look}
        </Link>
      </div>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </li>
  );
}
