/** A city that is dragged, or a route that is drawn from one city to another. */
import type { Point } from '@roundhouse/ui/pieces/box';
import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { BenchHitsProps } from './bench-hits.tsx';
import { cityUnder, onMap } from './bench-drawing.ts';
import { withCityAt } from './editing.ts';

interface Drag {
  readonly city: number;
  readonly pointer: number;
  readonly start: Point;
  /** From the middle of the city to where it was taken hold of. */
  readonly held: Point;
  readonly step: string;
  hasMoved: boolean;
}

const SLACK = 5;

type Listener<Event> = (event: Event) => void;

export interface Dragging {
  readonly onPointerDown: Listener<PointerEvent<SVGGElement>>;
  readonly onPointerMove: Listener<PointerEvent<SVGGElement>>;
  readonly onPointerUp: Listener<PointerEvent<SVGGElement>>;
  readonly onPointerCancel: Listener<PointerEvent<SVGGElement>>;
  readonly onClickCapture: Listener<MouseEvent<SVGGElement>>;
}

export function useDragging(
  root: RefObject<SVGGElement | null>,
  { design, drawing, tool, change, select, setFrom, setPointer }: BenchHitsProps,
  join: (one: number, other: number) => void,
): Dragging {
  const drag = useRef<Drag>(undefined);
  const wasDragged = useRef(false);
  const count = useRef(0);
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const matrix = root.current?.getScreenCTM();
    const at = new DOMPoint(clientX, clientY);
    return matrix ? at.matrixTransform(matrix.inverse()) : at;
  };
  const leave = (): void => {
    drag.current = undefined;
    setPointer(undefined);
  };
  return {
    onPointerDown(event) {
      wasDragged.current = false;
      const city = event.target instanceof SVGElement ? Number(event.target.dataset['spot']) : -1;
      const at = drawing.cities[city];
      if (!at || event.button !== 0 || (tool !== 'move' && tool !== 'route')) return;
      // The window stands still.
      event.stopPropagation();
      const start = { x: event.clientX, y: event.clientY };
      const point = pointOf(event);
      const held = { x: point.x - at.x, y: point.y - at.y };
      count.current += 1;
      const step = `drag ${count.current}`;
      drag.current = { city, pointer: event.pointerId, start, held, step, hasMoved: false };
    },
    onPointerMove(event) {
      const { current: now } = drag;
      if (now?.pointer !== event.pointerId) return;
      const far = Math.hypot(event.clientX - now.start.x, event.clientY - now.start.y);
      if (!now.hasMoved && far < SLACK) return;
      if (!now.hasMoved) {
        now.hasMoved = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        if (tool === 'route') setFrom(now.city);
        else select(`cities.${now.city}`);
      }
      const { x, y } = pointOf(event);
      if (tool === 'route') setPointer({ x, y });
      else {
        const to = onMap(drawing, { x: x - now.held.x, y: y - now.held.y });
        change(withCityAt(design, now.city, to), now.step);
      }
    },
    onPointerUp(event) {
      const { current: now } = drag;
      if (now?.pointer !== event.pointerId) return;
      wasDragged.current = now.hasMoved;
      leave();
      if (!now.hasMoved || tool !== 'route') return;
      const to = cityUnder(drawing, pointOf(event));
      if (to >= 0 && to !== now.city) join(now.city, to);
      else setFrom(undefined);
    },
    onPointerCancel: leave,
    /** The click that ends a drag touches nothing. */
    onClickCapture(event) {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.stopPropagation();
    },
  };
}
