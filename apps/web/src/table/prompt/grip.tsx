/** The handle of the sheet on a phone: it stands at one of three heights, by drag or by touch. */
import { useRef, type PointerEvent, type ReactNode } from 'react';
import { HEIGHTS, useLayout, type Height } from '../layout-context.tsx';
import { useTable } from '../table-context.tsx';
import style from './grip.module.css';

const DRAGGED = 24;

function neighbour(height: Height, way: number): Height {
  const at = HEIGHTS.indexOf(height) + way;
  return HEIGHTS[Math.min(HEIGHTS.length - 1, Math.max(0, at))] ?? height;
}

export function Grip(): ReactNode {
  const { say } = useTable();
  const { height, raise } = useLayout();
  const from = useRef<number>(undefined);
  const end = (event: PointerEvent): void => {
    const moved = from.current === undefined ? 0 : event.clientY - from.current;
    from.current = undefined;
    if (Math.abs(moved) < DRAGGED) stepOn();
    else raise(neighbour(height, moved < 0 ? 1 : -1));
  };
  const stepOn = (): void => raise(height === 'high' ? 'low' : neighbour(height, 1));
  return (
    <button
      type="button"
      className={style['grip']}
      aria-label={`${say.sheet}: ${say.heights[height]}`}
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={end}
      onClick={(event) => {
        // What a pointer did is known when it lets go; this is the keyboard.
        if (event.detail === 0) stepOn();
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowUp') raise(neighbour(height, 1));
        if (event.key === 'ArrowDown') raise(neighbour(height, -1));
      }}
    />
  );
}
