/** The race as lanes: every player's train fills up from left to right, a step a pawn. */
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { Pawn } from '../pawn.tsx';
import { RaceMark } from './marks.tsx';
import type { Race, RaceEvent } from './race.ts';
import styles from './race-chart.module.css';

/** Fewer units on a narrow screen, so that they are larger. */
const WIDE = 900;
const NARROW = 430;
const LANE = 92;
const LEFT = 22;
const RIGHT = 74;
/** Of the floor within a lane. */
const TOP = 24;
const BOTTOM = 80;

export interface RaceChartProps {
  readonly race: Race;
  readonly order: readonly number[];
  readonly pawns: number;
  readonly label: string;
  readonly end: string;
  name(seat: number): string;
}

export function RaceChart(props: RaceChartProps): ReactNode {
  const { race, order, pawns, label, end, name } = props;
  const width = useIsNarrow() ? NARROW : WIDE;
  const turnX = (turn: number): number =>
    LEFT + (turn / Math.max(1, race.turns)) * (width - LEFT - RIGHT);
  const countY = (lane: number, count: number): number =>
    lane * LANE + BOTTOM - 8 - (count / pawns) * (BOTTOM - TOP - 16);
  const hits = race.events.filter(({ by, type }) => by !== undefined && type === 'lost');
  return (
    <svg
      className={styles['chart']}
      viewBox={`0 0 ${width} ${order.length * LANE + 26}`}
      role="img"
      aria-label={label}
    >
      {order.map((seat, lane) => (
        <Lane
          key={seat}
          width={width}
          seat={seat}
          lane={lane}
          name={name(seat)}
          race={race}
          turnX={turnX}
          countY={countY}
        />
      ))}
      {hits.map((hit, at) => (
        <path
          key={at}
          className={styles['hit']}
          d={`M${turnX(hit.turn)} ${countY(order.indexOf(hit.by ?? 0), 0)}V${countY(order.indexOf(hit.seat), countAt(race, hit))}`}
        />
      ))}
      {order.map((seat, lane) => (
        <Marks key={seat} seat={seat} lane={lane} race={race} turnX={turnX} countY={countY} />
      ))}
      <text className={styles['axis']} x={LEFT} y={order.length * LANE + 18}>
        1
      </text>
      <text className={styles['axisEnd']} x={width - RIGHT} y={order.length * LANE + 18}>
        {end}
      </text>
    </svg>
  );
}

const QUERY = '(max-width: 43.7rem)';

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const query = matchMedia(QUERY);
      query.addEventListener('change', tell);
      return () => query.removeEventListener('change', tell);
    },
    () => matchMedia(QUERY).matches,
  );
}

interface LaneProps {
  readonly seat: number;
  readonly lane: number;
  readonly race: Race;
  turnX(turn: number): number;
  countY(lane: number, count: number): number;
}

const countAt = ({ seated }: Race, { turn, seat }: RaceEvent): number => seated[turn]?.[seat] ?? 0;

function Lane({
  width,
  seat,
  lane,
  name,
  race,
  turnX,
  countY,
}: LaneProps & { readonly name: string; readonly width: number }): ReactNode {
  const line = useMemo(() => {
    let d = `M${turnX(0)} ${countY(lane, 0)}`;
    for (const [turn, counts] of race.seated.entries()) {
      d += `H${turnX(turn).toFixed(1)}V${countY(lane, counts[seat] ?? 0).toFixed(1)}`;
    }
    return `${d}H${turnX(race.turns)}`;
    // The scales follow from the race.
    // eslint-disable-next-line react/exhaustive-deps
  }, [race, lane, seat, width]);
  const top = lane * LANE;
  const last = race.seated.at(-1)?.[seat] ?? 0;
  const foot = countY(lane, 0) + 8;
  return (
    <g>
      <text className={styles['name']} x={LEFT - 10} y={top + 16}>
        {name}
      </text>
      <rect
        className={styles['car']}
        x={4}
        y={top + TOP - 4}
        width={width - 8}
        height={BOTTOM - TOP + 8}
        rx={14}
      />
      <rect
        className={styles['floor']}
        x={10}
        y={top + TOP}
        width={width - RIGHT + 2}
        height={BOTTOM - TOP}
        rx={8}
      />
      <path d={`${line}V${foot}H${turnX(0)}Z`} fill={`var(--seat-${seat})`} opacity={0.35} />
      <path className={styles['edge']} d={line} />
      <path className={styles['line']} d={line} stroke={`var(--seat-${seat})`} />
      <g transform={`translate(${width - 50} ${top + (TOP + BOTTOM) / 2}) scale(1.05)`}>
        <Pawn seat={seat} />
      </g>
      <text className={styles['count']} x={width - 33} y={top + (TOP + BOTTOM) / 2 + 8}>
        {last}
      </text>
    </g>
  );
}

function Marks({ seat, lane, race, turnX, countY }: LaneProps): ReactNode {
  const own = race.events.filter((event) => event.seat === seat);
  return own.map((event, at) => {
    const isAbove = event.type === 'sat' || event.type === 'lost';
    const y = isAbove ? countY(lane, countAt(race, event)) : countY(lane, 0) - 2;
    return (
      <g key={at} transform={`translate(${turnX(event.turn).toFixed(1)} ${y.toFixed(1)})`}>
        <RaceMark type={event.type} seat={seat} />
      </g>
    );
  });
}
