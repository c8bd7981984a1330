/** What a check found: the verdict on a sign with its signal, the line of stops, and what was sealed. */
import type { Fair } from '@roundhouse/ui/words/fair';
import { Suspense, type ReactNode } from 'react';
import { Signal, type Aspect } from '../../app/signal.tsx';
import { FramedCover } from '../../app/framed-cover.tsx';
import { TitleName } from '../../app/title-name.tsx';
import type { RecordCheck } from '../../host/index.ts';
import { RecordProblem } from '../../matches/problem.tsx';
import { Seal } from '../../fair/seal.tsx';
import { useWords } from '../../words/index.ts';
import { Stops } from './stops.tsx';
import { stopsOf, type Stop } from './checks.ts';
import style from './verify.module.css';
import { useFair } from '../../fair/words.ts';

export interface ReportProps {
  readonly check: RecordCheck;
  /** By seat, where this device knows them. */
  readonly names?: readonly string[];
}

export function Report({ check, names }: ReportProps): ReactNode {
  const fair = useFair();
  const stops = check.kind === 'right' || check.kind === 'wrong' ? stopsOf(check, fair) : [];
  const verdict = verdictOf(check, stops);
  return (
    <>
      <Verdict verdict={verdict} />
      <div className={style['report']}>
        <section className={`card ${style['found']}`} aria-label={fair.found}>
          {check.kind === 'unread' && <p>{<RecordProblem record={check} />}</p>}
          {check.kind === 'unsealed' && (
            <p>{check.lacks === 'seed' ? fair.running : fair.noSeal}</p>
          )}
          {(check.kind === 'right' || check.kind === 'wrong') && (
            <>
              <h2 className="caption">{fair.found}</h2>
              <Stops stops={stops} check={check} />
              {check.kind === 'right' && <p className={style['limits']}>{fair.limits}</p>}
            </>
          )}
        </section>
        {check.kind !== 'unread' && (
          <Suspense>
            <Sealed facts={check.facts} names={names ?? check.facts.names} />
          </Suspense>
        )}
      </div>
    </>
  );
}

type Verdicts = keyof Fair['verdicts'];

function verdictOf(check: RecordCheck, stops: readonly Stop[]): Verdicts {
  if (check.kind === 'unread') return 'unread';
  if (check.kind === 'unsealed') return check.lacks === 'seed' ? 'running' : 'unsealed';
  const has = (state: Stop['state']): boolean => stops.some((stop) => stop.state === state);
  return has('wrong') ? 'wrong' : has('noted') ? 'noted' : 'right';
}

const ASPECTS: Readonly<Record<Verdicts, Aspect>> = {
  right: 'clear',
  noted: 'caution',
  running: 'caution',
  unsealed: 'caution',
  wrong: 'danger',
  unread: 'danger',
};

function Verdict({ verdict }: { readonly verdict: Verdicts }): ReactNode {
  const fair = useFair();
  return (
    <output className={style['verdict']} data-verdict={verdict}>
      <Signal aspect={ASPECTS[verdict]} />
      <span className={`sign ${style['says']}`}>{fair.verdicts[verdict]}</span>
    </output>
  );
}

interface SealedProps {
  readonly facts: (RecordCheck & { readonly kind: 'right' })['facts'];
  readonly names: readonly string[];
}

/** Which game, how it ended, and the numbers that were compared. */
function Sealed({ facts, names }: SealedProps): ReactNode {
  const { table } = useWords();
  const fair = useFair();
  const { commit, seed, result, name } = facts;
  const seats = [...(result?.places.keys() ?? [])].sort(
    (one, other) => (result?.places[one] ?? 0) - (result?.places[other] ?? 0),
  );
  return (
    <aside className={style['sealed']}>
      <div className={style['game']}>
        <FramedCover id={facts.title} className={style['picture']} />
        <div>
          <h2 translate="no">
            <TitleName id={facts.title} />
          </h2>
          {result && names.length > 0 && (
            <ol>
              {seats.map((seat) => (
                <li key={seat}>
                  <span>{table.ending.place(result.places[seat] ?? 0)}</span>
                  <b translate="no">{names[seat]}</b>
                  <span className="number">{result.scores[seat]}</span>
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
      {commit !== undefined && (
        <div>
          <h3 className="caption">{fair.seal}</h3>
          <p>{fair.sealSays}</p>
          <Seal name={fair.seal} digits={commit} />
        </div>
      )}
      {seed !== undefined && (
        <div>
          <h3 className="caption">{fair.number}</h3>
          <p>{fair.numberSays}</p>
          <Seal name={fair.number} digits={seed} />
        </div>
      )}
      <div>
        <h3 className="caption">{fair.name}</h3>
        <p className={style['name']} translate="no">
          {name}
        </p>
      </div>
    </aside>
  );
}
