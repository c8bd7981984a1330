/** Dragging, pinching and double taps; what was dragged, or went by by itself, is not touched. */
import type { MouseEvent, PointerEvent } from 'react';
import type { Pane } from './pan-zoom-pane.ts';
import { zoomedAt, type WindowView } from './window-view.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const SLACK = 7;
const TAP_APART = 30;
const TAP_TIME = 320;
const DEEPER = 1.9;

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Two fingers: they take what is under them along. */
function pinched(
  view: WindowView,
  was: readonly [Point, Point],
  now: readonly [Point, Point],
): WindowView {
  const from = middle(...was);
  const to = middle(...now);
  const scale = (view.scale * apart(...now)) / Math.max(1, apart(...was));
  const zoomed = zoomedAt(view, scale, from.x, from.y);
  return { ...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y };
}

/** What the window's element listens to. */
export function listeners(pane: Pane) {
  const down = new Map<number, Point>();
  let start: { readonly points: readonly Point[]; readonly view: WindowView } | undefined;
  let hasMoved = false;
  /** Whether the window was on its way when the finger came down. */
  let wasUnderWay = false;
  let isMouse = false;
  let tap: { readonly at: Point; readonly time: number } | undefined;

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = pane.edges();
    return { x: clientX - left, y: clientY - top };
  };
  const begin = (): void => {
    start = { points: [...down.values()], view: pane.view };
  };
  const lift = (event: PointerEvent): boolean => {
    const wasDown = down.delete(event.pointerId);
    if (down.size === 0) event.currentTarget.toggleAttribute('data-dragged', false);
    begin();
    return wasDown;
  };

  return {
    onPointerDown(event: PointerEvent): void {
      isMouse = event.pointerType === 'mouse';
      if (isMouse && event.button !== 0) return;
      if (down.size === 0) {
        hasMoved = false;
        wasUnderWay = pane.isUnderWay;
      }
      down.set(event.pointerId, pointOf(event));
      begin();
    },

    onPointerMove(event: PointerEvent): void {
      if (!down.has(event.pointerId) || !start) return;
      down.set(event.pointerId, pointOf(event));
      const [now, second] = [...down.values()];
      const [was, wasSecond] = start.points;
      if (!now || !was) return;
      if (!hasMoved) {
        hasMoved = second !== undefined || (apart(now, was) > SLACK && pane.isPart());
        if (!hasMoved) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.toggleAttribute('data-dragged', true);
      }
      const { view } = start;
      pane.set(
        second && wasSecond
          ? pinched(view, [was, wasSecond], [now, second])
          : { ...view, x: view.x + now.x - was.x, y: view.y + now.y - was.y },
      );
    },

    onPointerUp(event: PointerEvent): void {
      if (!lift(event) || hasMoved || isMouse) return;
      const at = pointOf(event);
      const { timeStamp: time } = event;
      const isDouble = tap && time - tap.time < TAP_TIME && apart(at, tap.at) < TAP_APART;
      if (isDouble) pane.zoom(DEEPER, at.x, at.y);
      tap = isDouble ? undefined : { at, time };
    },

    onPointerCancel(event: PointerEvent): void {
      lift(event);
    },

    /** The click that ends a drag, or one on what was going by. */
    onClickCapture(event: MouseEvent): void {
      if (!hasMoved && !wasUnderWay) return;
      hasMoved = false;
      wasUnderWay = false;
      event.stopPropagation();
    },

    onDoubleClick(event: MouseEvent): void {
      const isButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (!isMouse || isButton) return;
      const { x, y } = pointOf(event);
      pane.zoom(DEEPER, x, y);
    },
  };
}
