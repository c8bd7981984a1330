/** Where a window on a drawing stands: arithmetic alone. */

import { around, type Box } from './box.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels a unit, and where the drawing's origin lies in the window, in pixels. */
export interface WindowView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const DEEPEST = 3.2;

export function fitScale(drawing: Size, pane: Size): number {
  return Math.min(pane.width / drawing.width, pane.height / drawing.height);
}

function bounded(offset: number, length: number, room: number): number {
  return length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, offset));
}

/** No smaller than the whole, no deeper than is useful, and no edge inside the window. */
export function within(view: WindowView, drawing: Size, pane: Size): WindowView {
  const least = fitScale(drawing, pane);
  const scale = Math.min(Math.max(view.scale, least), Math.max(DEEPEST, least * 2));
  return {
    scale,
    x: bounded(view.x, drawing.width * scale, pane.width),
    y: bounded(view.y, drawing.height * scale, pane.height),
  };
}

/** What lies under a pixel stays there. */
export function zoomedAt(view: WindowView, scale: number, x: number, y: number): WindowView {
  const factor = scale / view.scale;
  return { scale, x: x - (x - view.x) * factor, y: y - (y - view.y) * factor };
}

export function centredOn(x: number, y: number, scale: number, pane: Size): WindowView {
  return { scale, x: pane.width / 2 - x * scale, y: pane.height / 2 - y * scale };
}

/** What gives way below moves nothing; in a window of another width the middle stays the middle. */
export function resized(view: WindowView, was: Size, pane: Size): WindowView {
  if (pane.width === was.width) return view;
  const { x, y, width, height } = seen(view, was);
  return centredOn(x + width / 2, y + height / 2, view.scale, pane);
}

/** What the window shows, in units of the drawing. */
export function seen(view: WindowView, pane: Size): Box {
  return {
    x: -view.x / view.scale,
    y: -view.y / view.scale,
    width: pane.width / view.scale,
    height: pane.height / view.scale,
  };
}

function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** The nearest view that shows a box; smaller only where the box needs it, and never below `least`. */
export function showing(view: WindowView, box: Box, pane: Size, least: number): WindowView {
  if (holds(seen(view, pane), box)) return view;
  const scale = Math.min(view.scale, Math.max(least, fitScale(box, pane)));
  return centredOn(box.x + box.width / 2, box.y + box.height / 2, scale, pane);
}

const distance = (one: Box, other: Box): number =>
  Math.hypot(
    one.x + one.width / 2 - other.x - other.width / 2,
    one.y + one.height / 2 - other.y - other.height / 2,
  );

/** As many of the boxes as a room of this size holds at once; with `from`, those around it. */
export function mostOf(boxes: readonly Box[], room: Size, from?: Box): Box | undefined {
  let best: { readonly box: Box; readonly count: number } | undefined;
  for (const anchor of from ? [from] : boxes) {
    let box = anchor;
    let count = 0;
    for (const each of boxes.toSorted((a, b) => distance(anchor, a) - distance(anchor, b))) {
      const wider = around(box, each);
      if (wider.width > room.width || wider.height > room.height) break;
      box = wider;
      count += 1;
    }
    if (!best || count > best.count) best = { box, count };
  }
  return best?.box;
}
