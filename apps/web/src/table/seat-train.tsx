import { TrainSign } from '@roundhouse/ui/pieces/train';
import type { ReactNode } from 'react';
import style from './seat-train.module.css';

export interface SeatTrainProps {
  readonly seat: number;
  readonly width: number;
}

/** A player's train, with an edge of light where the ground is as dark as it. */
export function SeatTrain({ seat, width }: SeatTrainProps): ReactNode {
  return (
    <span className={style['train']}>
      <TrainSign seat={seat} width={width} />
    </span>
  );
}
