import type { ReactNode } from 'react';
import { useLayout } from '../layout-context.tsx';
import { swings, type Sample } from '../model/series.ts';
import { usePlay } from '../play/play-context.tsx';
import { sentencesOf } from '../prompt/use-saying.ts';
import { SeatTrain } from '../seat-train.tsx';
import { useTable } from '../table-context.tsx';
import style from './end.module.css';

const MOST = 4;

export interface TurningPointsProps {
  readonly samples: readonly Sample[];
  readonly scores: readonly number[];
}

/** Where somebody gained or lost most on the others, and what had happened. */
export function TurningPoints({ samples, scores }: TurningPointsProps): ReactNode {
  const table = useTable();
  const { lines, travel } = usePlay();
  const { look } = useLayout();
  const { tell, say } = table;
  const points = swings(samples, scores, MOST);
  if (points.length === 0) return null;
  return (
    <div className={style['turns']}>
      <h4>{say.ending.turns}</h4>
      <ol>
        {points.map(({ seq, seat, by }) => {
          const line = lines.find((each) => each.seq === seq);
          const size = Math.round(Math.abs(by));
          const name = tell.who(seat);
          return (
            <li key={seq}>
              <SeatTrain seat={seat} width={44} />
              <p>
                <b data-tone={by > 0 ? 'gain' : 'loss'}>
                  {by > 0 ? say.ending.gained(name, size) : say.ending.lost(name, size)}
                </b>{' '}
                {line && sentencesOf(table, line).join(' ')}
              </p>
              <button
                type="button"
                className="button quiet small"
                onClick={() => {
                  travel.goTo(seq);
                  look(undefined);
                }}
              >
                {say.ending.look}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
