/** The window goes where something happened, and where something is chosen. */
import type { Box, Point } from '@roundhouse/ui/pieces/box';
import type { PanZoomHandle } from '@roundhouse/ui/pieces/pan-zoom';
import { useEffect, type RefObject } from 'react';
import type { Action, Card, View } from '../../src/index.ts';
import { targetsOf } from '../words/names.ts';
import { scenesOf } from './arrivals.ts';
import { middleOf, type Drawing } from './geometry.ts';
import { attackIn } from './news.ts';
import { spotBox } from './spot-boxes.ts';
import type { Spot } from './spots.ts';

const boxAt = ({ x, y }: Point): Box => ({ x: x - 30, y: y - 30, width: 60, height: 60 });

export interface Followed {
  readonly drawing: Drawing | undefined;
  readonly before: View | undefined;
  readonly view: View;
  /** The cells of the chosen move. */
  readonly way: readonly string[];
  /** What may be touched; a new decision has a new set. */
  readonly open: ReadonlySet<Spot>;
  readonly legal: readonly Action[];
  /** The cards that are chosen, while it is open what for. */
  readonly cards: readonly Card[];
}

/** Of all that glows in the train or before its doors, what lies in the midst. */
export function midmost(drawing: Drawing, view: View, open: ReadonlySet<Spot>): Box | undefined {
  const boxes = [...open].flatMap((spot) => spotBox(drawing, view, spot) ?? []);
  const many = Math.max(1, boxes.length);
  const middles = boxes.map(middleOf);
  const x = middles.reduce((sum, point) => sum + point.x, 0) / many;
  const y = middles.reduce((sum, point) => sum + point.y, 0) / many;
  const far = (box: Box): number => Math.hypot(middleOf(box).x - x, middleOf(box).y - y);
  return boxes.toSorted((a, b) => far(a) - far(b))[0];
}

export function useFollowing(
  pane: RefObject<PanZoomHandle | null>,
  { drawing, before, view, way, open, legal, cards }: Followed,
): void {
  useEffect(() => {
    if (!drawing || !before) return;
    pane.current?.reveal(...scenesOf(drawing, before, view).map(boxAt));
  }, [pane, drawing, before, view]);
  useEffect(() => {
    const attack = attackIn(view);
    const cells = targetsOf(attack?.attack ?? { card: 'beg', kind: 'number' });
    pane.current?.reveal(...cells.map((cell) => drawing?.cells.get(cell)));
  }, [pane, drawing, view]);
  useEffect(() => {
    if (drawing && legal.length > 0) pane.current?.reveal(midmost(drawing, view, open));
    // Once for every decision, whatever is touched afterwards.
    // eslint-disable-next-line react/exhaustive-deps
  }, [pane, drawing, legal]);
  const held = cards.join();
  useEffect(() => {
    if (drawing && held !== '') pane.current?.reveal(midmost(drawing, view, open));
    // Once for every card that joins or leaves: what these can do may lie elsewhere.
    // eslint-disable-next-line react/exhaustive-deps
  }, [pane, drawing, held]);
  const cells = way.join();
  useEffect(() => {
    if (cells !== '') pane.current?.reveal(...cells.split(',').map((id) => drawing?.cells.get(id)));
  }, [pane, drawing, cells]);
}
