/** A workbench: the drawing, and below it the tools and what the one in the hand does. */
import type { ReactNode } from 'react';
import styles from './bench-frame.module.css';

export interface BenchFrameProps {
  /** The title's own colours. */
  readonly className: string | undefined;
  readonly tools: ReactNode;
  readonly hint: string;
  readonly children: ReactNode;
}

export function BenchFrame({ className, tools, hint, children }: BenchFrameProps): ReactNode {
  return (
    <div className={`${styles['bench']} ${className ?? ''}`}>
      <div className={styles['drawing']}>{children}</div>
      <div className={styles['below']}>
        {tools}
        <p>{hint}</p>
      </div>
    </div>
  );
}
