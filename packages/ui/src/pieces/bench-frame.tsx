/** A workbench: the drawing, and below it the tools and what the one in the hand does. */
import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react';
import type { Box } from './box.ts';
import type { PanZoomHandle } from './pan-zoom.tsx';
import styles from './bench-frame.module.css';

export interface BenchFrameProps {
  /** The title's own colours. */
  readonly className: string | undefined;
  readonly tools: ReactNode;
  readonly hint: string;
  /** What keys do besides, for who has some. */
  readonly keys?: string | undefined;
  readonly children: ReactNode;
}

export function BenchFrame(props: BenchFrameProps): ReactNode {
  const { className, tools, hint, keys, children } = props;
  return (
    <div className={`${styles['bench']} ${className ?? ''}`}>
      <div className={styles['drawing']}>{children}</div>
      <div className={styles['below']}>
        {tools}
        <p>
          {hint} {keys !== undefined && <span className={styles['keys']}>{keys}</span>}
        </p>
      </div>
    </div>
  );
}

/** What is selected comes into sight: where it lies on the drawing, if anywhere. */
export function useRevealed(
  pane: RefObject<PanZoomHandle | null>,
  selected: string | undefined,
  boxOf: (place: string) => Box | undefined,
): void {
  const reveal = useEffectEvent((place: string) => pane.current?.reveal(boxOf(place)));
  useEffect(() => {
    if (selected !== undefined) reveal(selected);
  }, [selected]);
}
