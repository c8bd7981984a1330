/** The four cars in their yard, square by square. */
import { useRevealed } from '@roundhouse/ui/pieces/bench-frame';
import { grown } from '@roundhouse/ui/pieces/box';
import { PanZoom, type PanZoomHandle } from '@roundhouse/ui/pieces/pan-zoom';
import type { WorkbenchProps } from '@roundhouse/ui/workbench';
import { useRef, type ReactNode } from 'react';
import { TILES, type TrainBox } from '../../src/index.ts';
import { BOARD_LABELS } from '../words/board.ts';
import type { WorkbenchLabels } from '../words/workbench.ts';
import { BenchCar } from './bench-car.tsx';
import styles from './car-yard.module.css';
import { carCorner, CAR, YARD } from './yard-geometry.ts';
import { YardHits } from './yard-hits.tsx';
import type { Tool } from './tools.tsx';

export interface CarYardProps extends WorkbenchProps<TrainBox> {
  readonly labels: WorkbenchLabels;
  readonly tool: Tool;
}

const READABLE = 0.6;

export function CarYard(props: CarYardProps): ReactNode {
  const { language, design, faults, selected, labels } = props;
  const pane = useRef<PanZoomHandle>(null);
  useRevealed(pane, selected, (place) => {
    const [list, number] = place.split('.');
    return list === 'cars' ? grown({ ...carCorner(Number(number)), ...CAR }, 8) : undefined;
  });
  const first = carCorner(0);
  return (
    <PanZoom
      handle={pane}
      drawing={YARD}
      readable={READABLE}
      home={{ ...first, ...CAR }}
      words={BOARD_LABELS[language].zoom}
      small={TILES.map((tile, car) => (
        <rect key={tile} {...carCorner(car)} {...CAR} className={styles['small']} rx={30} />
      ))}
      ground={
        <>
          <rect {...YARD} className={styles['ground']} />
          {design.cars.map((_, car) => (
            <BenchCar
              key={TILES[car]}
              box={design}
              car={car}
              labels={labels}
              faults={faults}
              isChosen={selected === `cars.${car}`}
            />
          ))}
        </>
      }
    >
      <YardHits {...props} />
    </PanZoom>
  );
}
