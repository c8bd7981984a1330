/** A map as small as a card: land, ways, and a dot for each city. */
import type { SketchProps } from '@roundhouse/ui/workbench';
import type { ReactNode } from 'react';
import { GOODS, type GameMap } from '../../src/index.ts';
import { goodsLook } from '../board/goods.tsx';
import look from '../board/look.module.css';
import { benchDrawing } from './bench-drawing.ts';
import { SmallBench } from './bench-ground.tsx';
import styles from './sketch.module.css';

export function Sketch({ design }: SketchProps<GameMap>): ReactNode {
  const drawing = benchDrawing(design);
  const { width, height, cities } = drawing;
  return (
    <svg
      className={`${look['look']} ${styles['sketch']}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <SmallBench drawing={drawing} />
      {cities.map(({ x, y }, at) => {
        const { goods, shape } = design.cities[at] ?? { goods: GOODS[0], shape: 'circle' };
        return (
          <circle
            // A city has no name but its place while its id may be another's.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            cx={x}
            cy={y}
            r={shape === 'hexagon' ? 24 : 17}
            className={styles['city']}
            style={{ fill: goodsLook(GOODS.indexOf(goods)).fill }}
          />
        );
      })}
    </svg>
  );
}
