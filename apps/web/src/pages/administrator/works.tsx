/** How the server does: gauges for what changes by the second, and a ledger for the rest. */
import type { ReactNode } from 'react';
import { Part } from '../../app/part.tsx';
import { ago } from '../../matches/telling.ts';
import { useSettings } from '../../settings/index.ts';
import { useWords } from '../../words/index.ts';
import { Dial } from './dial.tsx';
import style from './office.module.css';
import { useOfficeWords, type Office } from './use-office.ts';
import own from './works.module.css';

const MEGA = 1e6;
/** What is due is looked for every second. */
const LATE_SECONDS = 10;
/** Without one for so long, it is time. */
const OLD_MS = 7 * 86_400_000;

export function Works({ office: { server, at } }: { readonly office: Office }): ReactNode {
  const { works: words } = useOfficeWords();
  const { matches } = useWords();
  const { language } = useSettings();
  const { load } = server;
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const fine = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const size = (bytes: number): string => fine.format(bytes / MEGA);
  const { lastBackup, commitMs } = load;
  const isOld = lastBackup === undefined || at - lastBackup.at > OLD_MS;
  const backup = lastBackup
    ? words.backedUp(ago(lastBackup.at, at, language) ?? matches.justNow, size(lastBackup.bytes))
    : words.never;
  const rows: readonly (readonly [name: string, text: string, isAmiss: boolean])[] = [
    [words.matches, whole.format(load.matches), false],
    [words.bots, words.thinking(load.botsThinking, load.botsWaiting), false],
    [
      words.clocks,
      load.timersLateSeconds < LATE_SECONDS
        ? words.onTime
        : words.late(load.timersDue, whole.format(load.timersLateSeconds)),
      load.timersLateSeconds >= LATE_SECONDS,
    ],
    [words.store, words.megabytes(size(load.storeBytes)), false],
    [words.backup, backup, isOld],
    [
      words.faults,
      load.faults === 0 ? words.noFaults : words.someFaults(load.faults),
      load.faults > 0,
    ],
  ];
  const shownCommit = commitMs === undefined ? words.notYet : `≤ ${fine.format(commitMs)}`;
  return (
    <Part id="works" title={words.title} className={style['part']}>
      <div className={own['works']}>
        <ul className={own['dials']}>
          <Dial
            value={load.movesAMinute}
            shown={whole.format(load.movesAMinute)}
            label={words.moves}
          />
          <Dial value={load.streams} shown={whole.format(load.streams)} label={words.streams} />
          <Dial
            value={load.memory / MEGA}
            shown={whole.format(load.memory / MEGA)}
            label={words.memory}
          />
          <Dial value={commitMs} shown={shownCommit} label={words.disk} />
        </ul>
        <dl className={own['ledger']}>
          {rows.map(([name, text, isAmiss]) => (
            <div key={name} data-amiss={isAmiss}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Part>
  );
}
