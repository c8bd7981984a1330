import type { Title } from '@roundhouse/titles';
import { Train } from '@roundhouse/ui/pieces/train';
import { createElement, Suspense, type FunctionComponent, type ReactNode } from 'react';
import { useBoard } from '../../app/title-parts.ts';

export interface SeatPieceProps {
  readonly title: Title;
  readonly seat: number;
  readonly width: number;
}

/** A player's piece as the game draws it; a train where it draws none. */
export function SeatPiece({ title, seat, width }: SeatPieceProps): ReactNode {
  return (
    <svg width={width} height={width / 2} viewBox="-24 -12.8 48 24" aria-hidden="true">
      <Suspense>
        <Drawn title={title} seat={seat} />
      </Suspense>
    </svg>
  );
}

function Drawn({ title, seat }: Pick<SeatPieceProps, 'title' | 'seat'>): ReactNode {
  const Piece = useBoard(title)?.Piece ?? Train;
  return createElement(Piece as FunctionComponent<{ readonly seat: number }>, { seat });
}
