/** A workbench: the drawing, and below it the tools and what the one in the hand does. */
import type { ReactNode } from 'react';
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
