/** A first link between two hexagons was touched: in which of them does the company start? */
import type { KeyboardEvent, ReactNode } from 'react';
import type { Board } from '../../src/index.ts';
import styles from './chooser.module.css';
import { drawingOf, hexagon } from './geometry.ts';
import { goodsLook } from './goods.tsx';
import type { BoardLabels } from './labels.ts';

const ROW = 44;
const LETTER = 8.2;

export interface ChooserProps {
  readonly board: Board;
  readonly labels: BoardLabels;
  readonly route: number;
  readonly cities: readonly number[];
  touch(city: number): void;
}

export function Chooser({ board, labels, route, cities, touch }: ChooserProps): ReactNode {
  const drawing = drawingOf(board);
  const { x, y } = drawing.routes[route]?.middle ?? { x: 0, y: 0 };
  const texts = cities.map((city) => labels.startIn(board.cities[city]?.name ?? ''));
  const width = 58 + LETTER * Math.max(...texts.map((text) => text.length));
  const height = ROW * cities.length + 6;
  const left = Math.min(Math.max(14, x - width / 2), drawing.width - 14 - width);
  const top = y < height + 70 ? y + 34 : y - 34 - height;
  return (
    <g transform={`translate(${left} ${top})`}>
      <rect width={width} height={height} rx={7} className={styles['card']} />
      {cities.map((city, at) => {
        const choose = (): void => touch(city);
        const onKeyDown = (event: KeyboardEvent): void => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          choose();
        };
        return (
          <g
            key={city}
            transform={`translate(3 ${3 + ROW * at})`}
            role="button"
            tabIndex={0}
            aria-label={texts[at]}
            className={styles['start']}
            onClick={choose}
            onKeyDown={onKeyDown}
          >
            <rect width={width - 6} height={ROW} rx={5} />
            <path
              d={hexagon(13, { x: 24, y: ROW / 2 })}
              className={styles['hexagon']}
              style={{ fill: goodsLook(board.colour[city] ?? 0).fill }}
            />
            <text x={44} y={ROW / 2 + 6.4}>
              {texts[at]}
            </text>
          </g>
        );
      })}
    </g>
  );
}
