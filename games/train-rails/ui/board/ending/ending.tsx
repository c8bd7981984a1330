/** The end of Train Rails: the race to the seats, and what held everybody up. */
import type { EndingProps } from '@roundhouse/ui/board';
import { personsIn } from '@roundhouse/ui/person';
import { useMemo, type ReactNode } from 'react';
import { sentence } from '@roundhouse/ui/sentence';
import type { View } from '../../../src/index.ts';
import { pawnsOf } from '../../../src/cards.ts';
import { cardName, CARD_NAMES } from '../../words/cards.ts';
import palette from '../palette.module.css';
import { PawnSign } from '../pawn.tsx';
import styles from './ending.module.css';
import { ENDING_LABELS } from '../../words/ending.ts';
import { RaceSign } from './marks.tsx';
import { keyMoments, raceOf, tallyOf, type RaceEvent } from './race.ts';
import { RaceChart } from './race-chart.tsx';

const COUNTED = ['sat', 'lost', 'hits', 'missed', 'skipped', 'stopped'] as const;
const MOST_MOMENTS = 8;

export function Ending(props: EndingProps<View>): ReactNode {
  const { view, course, order, language, who } = props;
  const labels = ENDING_LABELS[language];
  const race = useMemo(() => raceOf(course), [course]);
  const moments = useMemo(() => keyMoments(race, MOST_MOMENTS), [race]);
  const tallies = new Map(order.map((seat) => [seat, tallyOf(race, seat)]));
  const nameOf = (seat: number): string => sentence(who(seat));
  return (
    <div className={palette['palette']}>
      <h3 className="caption">{labels.title}</h3>
      <div className={styles['race']}>
        <RaceChart
          race={race}
          order={order}
          pawns={pawnsOf(view.config)}
          label={labels.chart}
          end={labels.turns(race.turns)}
          name={nameOf}
        />
      </div>
      {/* A column a player: there are fewer of them than of what is counted, and a phone has room. */}
      <table className={styles['table']} aria-label={labels.title}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{labels.player}</span>
            </th>
            {order.map((seat) => (
              <th key={seat} scope="col">
                <PawnSign seat={seat} width={20} />
                <span>{nameOf(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COUNTED.map((counted) => (
            <tr key={counted}>
              <th scope="row">
                <RaceSign type={counted} />
                {labels.counted[counted]}
              </th>
              {order.map((seat) => (
                <td key={seat}>{tallies.get(seat)?.[counted]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {moments.length > 0 && (
        <>
          <h4 className={styles['heading']}>{labels.moments}</h4>
          <ol className={styles['moments']}>
            {moments.map((event, at) => (
              <li key={at}>
                <b>{labels.turn(event.turn + 1)}</b> {told(event, props)}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

function told(
  { type, seat, by, card, many }: RaceEvent,
  { language, who }: EndingProps<View>,
): string {
  const labels = ENDING_LABELS[language];
  const name = cardName(CARD_NAMES[language], card ?? '');
  const people = personsIn(language, who);
  const other = by ?? seat;
  return sentence(
    type === 'stopped'
      ? labels.stopped(people(seat), name, people.whom(other))
      : labels.lost(people(other), name, people(seat), many),
  );
}
