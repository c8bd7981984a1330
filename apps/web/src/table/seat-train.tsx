/** Players' trains, as often as they are shown: drawn once a seat, and pointed at from everywhere. */
import { Train } from '@roundhouse/ui/pieces/train';
import { memo, type ReactNode } from 'react';
import style from './seat-train.module.css';

const VIEW = '-24 -12.8 48 24';

export function SeatTrains({ seats }: { readonly seats: number }): ReactNode {
  return (
    <svg className={style['drawn']} aria-hidden="true">
      {Array.from({ length: seats }, (_, seat) => (
        <symbol key={seat} id={`seat-train-${seat}`} viewBox={VIEW}>
          <Train seat={seat} />
        </symbol>
      ))}
    </svg>
  );
}

export interface SeatTrainProps {
  readonly seat: number;
  readonly width: number;
}

/** With an edge of light where the ground is as dark as the train. */
export const SeatTrain = memo(function SeatTrain({ seat, width }: SeatTrainProps): ReactNode {
  return (
    <svg className={style['train']} width={width} height={width / 2} aria-hidden="true">
      <use href={`#seat-train-${seat}`} />
    </svg>
  );
});
