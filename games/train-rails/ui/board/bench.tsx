/** The players on the platform, in the order of their seats: who plays, which way, who is skipped. */
import type { Box } from '@roundhouse/ui/pieces/box';
import { memo, type ReactNode } from 'react';
import type { View } from '../../src/index.ts';
import styles from './bench.module.css';
import { backBox, isNarrowBench, type Drawing } from './geometry.ts';
import type { BoardLabels } from '../words/board.ts';
import { Pawn, PawnOutline } from './pawn.tsx';

export interface BenchProps {
  readonly view: View;
  readonly drawing: Drawing;
  readonly labels: BoardLabels;
  name(seat: number): string;
}

export const Bench = memo(function Bench({ view, drawing, labels, name }: BenchProps): ReactNode {
  const boxes = drawing.benches(view.players.length);
  const frame = view.stack.at(-1);
  const asked = frame?.type === 'window' || frame?.type === 'reseat' ? frame.seat : undefined;
  return (
    <g pointerEvents="none" aria-hidden="true">
      {boxes.map((box, seat) => (
        <Place
          key={seat}
          box={box}
          seat={seat}
          view={view}
          labels={labels}
          name={name(seat)}
          isAsked={asked === seat}
        />
      ))}
      {view.players.length > 1 && view.player >= 0 && <Ways view={view} drawing={drawing} />}
    </g>
  );
});

interface PlaceProps {
  readonly box: Box;
  readonly seat: number;
  readonly view: View;
  readonly labels: BoardLabels;
  readonly name: string;
  readonly isAsked: boolean;
}

/** Letters that fit on a plate. */
const fitting = (text: string, width: number): string => {
  const most = Math.floor(width / 7.6);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
};

function Place({ box, seat, view, labels, name, isAsked }: PlaceProps): ReactNode {
  const { x, y, width, height } = box;
  const player = view.players[seat];
  if (!player) return null;
  const isNow = view.player === seat && !view.over;
  const isTall = height > 110;
  const isNarrow = isNarrowBench(box) && !isTall;
  const low = y + height - (isTall ? 62 : 21);
  const [pawnX, scale, size] = isNarrow ? [12, 0.55, 16] : [22, 0.84, 20];
  const isNoted = isAsked || player.marked;
  // Beside a turned train a note has no room beside the name, so it stands below it.
  const isBelow = isNarrowBench(box);
  const room = isBelow ? width - 28 : width - (isNoted ? 72 : 20);
  return (
    <g data-bench={seat}>
      <rect
        className={styles[isNow ? 'now' : 'bench']}
        x={x + 3}
        y={y}
        width={width - 6}
        height={height}
        rx={6}
      />
      <text className={styles[isNow ? 'nameNow' : 'name']} x={x + 11} y={y + 18}>
        {fitting(name, room)}
      </text>
      <g transform={`translate(${x + pawnX} ${low}) scale(${scale})`} data-pawn={`${seat} bench`}>
        {player.supply > 0 ? <Pawn seat={seat} /> : <PawnOutline />}
      </g>
      <text
        className={styles[isNow ? 'countNow' : 'count']}
        x={x + pawnX + 16 * scale + 2}
        y={low + 7}
        fontSize={size}
      >
        {player.supply}
      </text>
      {[player.numbers, player.actions].map((count, index) => {
        const back = backBox(box, index);
        return (
          <g key={index} className={styles[index === 0 ? 'numbers' : 'actions']}>
            <rect {...back} rx={3} />
            <text x={back.x + back.width / 2} y={back.y + 19}>
              {count}
            </text>
          </g>
        );
      })}
      {isNoted && (
        <g
          className={styles[isAsked ? 'asked' : 'skip']}
          transform={`translate(${x + width - 8} ${y + (isBelow ? 31 : 12)})`}
        >
          <rect x={-58} y={-10} width={60} height={19} rx={3} />
          <text x={-28} y={4.6}>
            {isAsked ? labels.asked : labels.skipped}
          </text>
        </g>
      )}
    </g>
  );
}

/** Arrows between the places, the way that play runs. */
function Ways({ view, drawing }: { readonly view: View; readonly drawing: Drawing }): ReactNode {
  const boxes = drawing.benches(view.players.length);
  const turn = (drawing.isTurned ? 90 : 0) + (view.direction > 0 ? 0 : 180);
  return (
    <g className={styles['ways']}>
      {boxes.slice(1).map(({ x, y, width, height }) => (
        <path
          key={`${x} ${y}`}
          transform={`translate(${drawing.isTurned ? x + width - 13 : x} ${drawing.isTurned ? y : y + height / 2}) rotate(${turn})`}
          d="M-7-6L5 0L-7 6Z"
        />
      ))}
    </g>
  );
}
