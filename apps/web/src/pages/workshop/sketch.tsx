/** A small picture of a design, where its title draws one. */
import type { Title } from '@roundhouse/titles';
import { createElement, type ReactNode } from 'react';
import { useWorkbench } from '../../app/title-parts.ts';
import style from './sketch.module.css';

export interface DesignSketchProps {
  readonly title: Title;
  readonly design: object;
}

export function DesignSketch({ title, design }: DesignSketchProps): ReactNode {
  const Sketch = useWorkbench(title)?.Sketch;
  return (
    Sketch && (
      <span className={style['sketch']}>
        {createElement(Sketch as (props: { design: object }) => ReactNode, { design })}
      </span>
    )
  );
}
