/** A first link between two hexagons was touched: in which of them does the company start? */
import { ChooserButton, ChooserCard } from '@roundhouse/ui/pieces/chooser';
import type { ReactNode } from 'react';
import type { Board } from '../../src/index.ts';
import styles from './chooser.module.css';
import { drawingOf, hexagon, type Drawing } from './geometry.ts';
import { GoodsCube, goodsLook } from './goods.tsx';
import type { BoardLabels } from '../words/board.ts';

const ROW = 44;
const LETTER = 8.2;
const CLEAR = 34;

/** Above or below both ends, wherever fewer cities lie under it. */
function besideRoute(
  drawing: Drawing,
  route: number,
  width: number,
  height: number,
): { readonly left: number; readonly top: number } {
  const origin = { x: 0, y: 0 };
  const { a, b, middle } = drawing.routes[route] ?? { a: origin, b: origin, middle: origin };
  const left = Math.min(Math.max(14, middle.x - width / 2), drawing.width - 14 - width);
  const tops = [Math.max(a.y, b.y) + CLEAR, Math.min(a.y, b.y) - CLEAR - height];
  const covered = (top: number): number =>
    top < 0 || top + height > drawing.height
      ? Infinity
      : drawing.cities.filter(
          ({ x, y }) =>
            x > left - 16 && x < left + width + 16 && y > top - 16 && y < top + height + 16,
        ).length;
  const top = tops.reduce((best, each) => (covered(each) < covered(best) ? each : best));
  return { left, top };
}

export interface ChooserProps {
  readonly board: Board;
  readonly labels: BoardLabels;
  readonly route: number;
  readonly cities: readonly number[];
  touch(city: number): void;
}

export function Chooser({ board, labels, route, cities, touch }: ChooserProps): ReactNode {
  const drawing = drawingOf(board);
  const texts = cities.map((city) => labels.startIn(board.cities[city]?.name ?? ''));
  const width = 58 + LETTER * Math.max(...texts.map((text) => text.length));
  const height = ROW * cities.length + 6;
  const { left, top } = besideRoute(drawing, route, width, height);
  return (
    <ChooserCard x={left} y={top} width={width} height={height}>
      {cities.map((city, at) => (
        <ChooserButton
          key={city}
          x={3}
          y={3 + ROW * at}
          width={width - 6}
          height={ROW}
          label={texts[at]}
          choose={() => touch(city)}
        >
          <path
            d={hexagon(13, { x: 24, y: ROW / 2 })}
            className={styles['hexagon']}
            style={{ fill: goodsLook(board.colour[city] ?? 0).fill }}
          />
          <g transform={`translate(33 ${ROW / 2 + 9})`}>
            <GoodsCube colour={board.colour[city] ?? 0} size={10} />
          </g>
          <text x={44} y={ROW / 2 + 6.4} className={styles['start']}>
            {texts[at]}
          </text>
        </ChooserButton>
      ))}
    </ChooserCard>
  );
}
