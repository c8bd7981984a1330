/** Four cars as small as a card: their seats, and who sits there already. */
import type { SketchProps } from '@roundhouse/ui/workbench';
import type { ReactNode } from 'react';
import { TILES, type TrainBox } from '../../src/index.ts';
import { KIND_OF_SIGN } from '../../src/train.ts';
import palette from '../board/palette.module.css';
import { signAt } from './editing.ts';
import styles from './sketch.module.css';
import { CAR, carCorner, squareBox, YARD } from './yard-geometry.ts';

const COLUMNS = [0, 1, 2, 3, 4, 5, 6, 7];
const ROWS = [1, 2, 4, 5];
const INSET = 6;

export function Sketch({ design }: SketchProps<TrainBox>): ReactNode {
  const seats = TILES.flatMap((_, car) =>
    ROWS.flatMap((y) => COLUMNS.map((x) => ({ car, x, y }))),
  ).filter((square) => KIND_OF_SIGN[signAt(design, square)] !== 'aisle');
  return (
    <svg
      className={`${palette['palette']} ${styles['sketch']}`}
      viewBox={`0 0 ${YARD.width} ${YARD.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {TILES.map((tile, car) => (
        <rect key={tile} {...carCorner(car)} {...CAR} rx={30} className={styles['car']} />
      ))}
      {seats.map((square) => {
        const { x, y, width, height } = squareBox(square);
        return (
          <rect
            key={`${square.car} ${square.x} ${square.y}`}
            x={x + INSET}
            y={y + INSET}
            width={width - 2 * INSET}
            height={height - 2 * INSET}
            rx={10}
            className={
              styles[KIND_OF_SIGN[signAt(design, square)] === 'passenger' ? 'taken' : 'seat']
            }
          />
        );
      })}
    </svg>
  );
}
