import type { ReactNode } from 'react';
import style from './part.module.css';

export interface PartProps {
  /** Of its heading. */
  readonly id: string;
  readonly title: ReactNode;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function Part({ id, title, className, children }: PartProps): ReactNode {
  return (
    <section className={`${style['part']} ${className}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
