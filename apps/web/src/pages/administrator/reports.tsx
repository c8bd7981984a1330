/** What was reported, each on a slip: what was said, with what was said around it, or a set; and what can be done about it. */
import { titleOf } from '@roundhouse/titles';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Button, QuietButton } from '../../app/button.tsx';
import { Part } from '../../app/part.tsx';
import { paths } from '../../app/paths.ts';
import { ago } from '../../matches/telling.ts';
import { matchOf } from '../../online/addresses.ts';
import { server } from '../../online/here.ts';
import { useSettings } from '../../settings/index.ts';
import { useWords } from '../../words/index.ts';
import { useAsking } from '../me/use-asking.ts';
import style from './office.module.css';
import { SetSlip } from './set-slip.tsx';
import { SureButton } from '../../matches/sure-button.tsx';
import { useOfficeWords, type Office } from './use-office.ts';

type Report = Extract<Office['reports'][number], { said: unknown }>;

export interface ReportsProps {
  readonly office: Office;
  again(): void;
}

export function Reports({ office: { reports, at }, again }: ReportsProps): ReactNode {
  const { reports: words } = useOfficeWords();
  // One saying or set is settled once, however many have reported it.
  const slips = Map.groupBy(reports, (each) =>
    'set' in each ? each.set.set : `${each.table} ${each.said.number}`,
  );
  const [settled, setSettled] = useState(0);
  const onSettled = (): void => {
    setSettled(settled + 1);
    again();
  };
  const count = slips.size > 0 && <span className={style['count']}>{slips.size}</span>;
  const title = (
    <>
      {words.title} {count}
    </>
  );
  return (
    <Part id="reports" title={title} className={style['part']}>
      <output>{settled > 0 && words.settled}</output>
      {slips.size === 0 && <p>{words.none}</p>}
      <ul className={style['slips']}>
        {[...slips].map(([key, same]) => {
          const sets = same.filter((each) => 'set' in each);
          const said = same.filter((each) => 'said' in each);
          return sets.length > 0 ? (
            <SetSlip key={key} same={sets} now={at} onSettled={onSettled} />
          ) : (
            <Slip key={key} same={said} now={at} onSettled={onSettled} />
          );
        })}
      </ul>
    </Part>
  );
}

interface SlipProps {
  readonly same: readonly Report[];
  readonly now: number;
  onSettled(): void;
}

function Slip({ same, now, onSettled }: SlipProps): ReactNode {
  const { reports: words, folk } = useOfficeWords();
  const { matches } = useWords();
  const { language } = useSettings();
  const { run, isBusy, trouble } = useAsking();
  const [first] = same;
  if (!first) return null;
  const { report, table, title: id, said, around } = first;
  const title = titleOf(id)?.names[language] ?? id;
  const settle = (how: { isRemoved: boolean; isMuted?: boolean }, isBanned = false): void =>
    run(async () => {
      if (isBanned && said.person !== undefined) {
        await server.ask('ban', { person: said.person, isBanned });
      }
      await server.ask('settleReport', { report, ...how });
      onSettled();
    });
  return (
    <li className={style['slip']}>
      <h3>{words.said(said.name, title)}</h3>
      {same.map(({ report: one, reason, by, at }) => (
        <p key={one} className={style['reason']}>
          {words.reason(reason, by, ago(at, now, language) ?? matches.justNow)}
        </p>
      ))}
      <ol aria-label={words.around}>
        {around.map(({ number, name, text }) => (
          <li key={number} data-reported={number === said.number}>
            {number === said.number && <span className="unseen">{words.reported}</span>}
            <b translate="no">{name}</b> {text === '' ? <em>{words.gone}</em> : <span>{text}</span>}
          </li>
        ))}
      </ol>
      <div className={style['acts']}>
        <Button small disabled={isBusy} onClick={() => settle({ isRemoved: true })}>
          {words.remove}
        </Button>
        <QuietButton disabled={isBusy} onClick={() => settle({ isRemoved: false })}>
          {words.dismiss}
        </QuietButton>
        {said.person !== undefined && (
          <>
            <QuietButton
              disabled={isBusy}
              onClick={() => settle({ isRemoved: true, isMuted: true })}
            >
              {words.mute}
            </QuietButton>
            <SureButton
              label={words.ban(said.name)}
              sure={folk.sure}
              isBusy={isBusy}
              onSure={() => settle({ isRemoved: true }, true)}
            />
          </>
        )}
        <Link href={paths.table(matchOf(table))} className={style['there']}>
          {words.watch}
        </Link>
      </div>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </li>
  );
}
