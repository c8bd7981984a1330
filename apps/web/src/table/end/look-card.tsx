/** A move looked at again, on a card: what was played, what was better, what each is worth, and the way there. */
import type { SecondLook } from '@roundhouse/bots';
import { useMemo, type ReactNode } from 'react';
import { QuietButton } from '../../app/button.tsx';
import { madeBy } from '../model/journal.ts';
import { momentOf, turnsOf } from '../model/turns.ts';
import { usePlay } from '../play/play-context.tsx';
import { sentencesOf } from '../reel/sentences.ts';
import { SeatSign } from '../seat-sign.tsx';
import { useStudy } from '../study/study-context.tsx';
import { useLookedAt, useMoveName } from '../study/use-looked-at.ts';
import { useStudyTelling } from '../study/use-telling.ts';
import { useTable } from '../table-context.tsx';
import style from './look-card.module.css';

export interface LookCardProps {
  readonly look: SecondLook;
  readonly title: string;
  readonly isGain: boolean;
}

/** As much of a long move as can be read here; the rest is in the log. */
const MOST_SENTENCES = 2;

export function LookCard({ look, title, isGain }: LookCardProps): ReactNode {
  const table = useTable();
  const { say } = table;
  const { lines } = usePlay();
  const { begin } = useStudy();
  const looked = useLookedAt(look);
  const nameOf = useMoveName();
  const telling = useStudyTelling();
  const { seat, played, other } = look;
  const when = useWhen(look.from);
  const happened = madeBy(lines, look.seq).flatMap((line) => sentencesOf(table, line));
  return (
    <article className={style['card']} data-tone={isGain ? 'gain' : 'loss'}>
      <header>
        <SeatSign seat={seat} width={48} />
        <h5>
          {title}
          <small>{when}</small>
        </h5>
        <QuietButton onClick={() => begin(look)}>{say.ending.look}</QuietButton>
      </header>
      <p className={style['happened']}>{happened.slice(0, MOST_SENTENCES).join(' ')}</p>
      <dl>
        <div data-side="played">
          <dt>{say.review.played}</dt>
          <dd>
            <b>{looked && nameOf(looked.played, looked.before)}</b>
            <span className="number">{telling.wins(seat, played)}</span>
            {isGain && <em>{telling.why(look, played)}</em>}
          </dd>
        </div>
        <div data-side="other">
          <dt>{telling.other(look)}</dt>
          <dd>
            <b>{looked && nameOf(looked.other, looked.before)}</b>
            <span className="number">{telling.would(seat, other)}</span>
            {!isGain && <em>{telling.why(look, other)}</em>}
          </dd>
        </div>
      </dl>
    </article>
  );
}

/** When the one who moved had to decide. */
function useWhen(seq: number): string {
  const { face, tell, say } = useTable();
  const { lines } = usePlay();
  const turns = useMemo(() => turnsOf(lines), [lines]);
  const at = lines.findIndex((each) => each.seq === seq);
  const line = lines[at];
  if (!line) return '';
  // The turn begins with the decision.
  const turn = turns.get(lines[at + 1]?.seq ?? seq) ?? 0;
  return momentOf(face.stage(line.view, tell).now, turn, say.ending.turn);
}
