/** How many cities there are of each goods colour, and what a hexagon means. */
import type { ReactNode } from 'react';
import { GOODS, type Board } from '../../src/index.ts';
import { LEGEND, drawingOf } from './geometry.ts';
import { GoodsCube, goodsLook } from './goods.tsx';
import type { BoardLabels } from '../words/board.ts';
import styles from './legend.module.css';

const APART = 40;

export function Legend({
  board,
  labels,
}: {
  readonly board: Board;
  readonly labels: BoardLabels;
}): ReactNode {
  const { legend } = drawingOf(board);
  const { width, height } = LEGEND;
  return (
    <g transform={`translate(${legend.x} ${legend.y})`}>
      <rect width={width} height={height} className={styles['card']} />
      <rect x={4} y={4} width={width - 8} height={height - 8} className={styles['inner']} />
      {GOODS.map((name, colour) => {
        const { fill, ink, ring } = goodsLook(colour);
        return (
          <g key={name} transform={`translate(${width / 2 + (colour - 2) * APART} 31)`}>
            <circle r={14} className={styles['city']} style={{ fill }} />
            <circle r={11.3} fill="none" stroke={ink} strokeOpacity={0.55} strokeDasharray={ring} />
            <text y={5.6} className={styles['count']} style={{ fill: ink }}>
              {board.colour.filter((each) => each === colour).length}
            </text>
            <g transform="translate(11 11)">
              <GoodsCube colour={colour} size={11} />
            </g>
          </g>
        );
      })}
      <text x={width / 2} y={68} className={styles['note']}>
        {labels.legend}
      </text>
    </g>
  );
}
