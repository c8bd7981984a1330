/** A game's cover in a frame; of a game that is not known here the frame alone. */
import { titleOf } from '@roundhouse/titles';
import { Suspense, type ReactNode } from 'react';
import style from './framed-cover.module.css';
import { Cover } from './title-parts.ts';

export interface FramedCoverProps {
  readonly id: string;
  readonly className: string | undefined;
}

export function FramedCover({ id, className }: FramedCoverProps): ReactNode {
  const title = titleOf(id);
  return (
    <span className={`${style['frame']} ${className}`}>
      <Suspense>{title && <Cover title={title} />}</Suspense>
    </span>
  );
}
