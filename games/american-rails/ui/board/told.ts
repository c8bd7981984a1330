/** Where on the board something happened. */
import { boxAround, type Box } from '@roundhouse/ui/pieces/box';
import type { ToldPlaces } from '@roundhouse/ui/pieces/told-places';
import { hasCube } from '../../src/mask.ts';
import { columnOf } from '../../src/rounds.ts';
import {
  NONE,
  SPACES,
  type Action,
  type Company,
  type Event,
  type Space,
  type View,
} from '../../src/types.ts';
import { PANEL, SPACE_SLOT, TILE, centreOf, spaceCorner } from './geometry.ts';

function hexBox(hex: number): readonly Box[] {
  const box = boxAround([centreOf(hex)], TILE);
  return box ? [box] : [];
}

/** All its track. */
function networkBox(view: View, company: Company): readonly Box[] {
  const hexes = view.map.flatMap((mask, hex) => (hasCube(mask, company) ? [hex] : []));
  const box = boxAround(hexes.map(centreOf), TILE);
  return box ? [box] : [];
}

function spaceBox(phase: number, space: Space): readonly Box[] {
  const { x, y } = spaceCorner(phase, SPACES.indexOf(space));
  return [{ x: PANEL.x + x, y: PANEL.y + y, ...SPACE_SLOT }];
}

/** The turn order stands at the foot of the panel. */
const ORDER: readonly Box[] = [
  { x: PANEL.x, y: PANEL.y + PANEL.height - 46, width: PANEL.width, height: 46 },
];

function boxesOf(event: Event, view: View): readonly Box[] {
  switch (event.type) {
    case 'founded':
    case 'developed':
    case 'placed':
    case 'income':
      return hexBox(event.hex);
    case 'offered':
    case 'sold':
    case 'unsold':
    case 'financed':
    case 'dividend':
      return networkBox(view, event.company);
    case 'took':
      return spaceBox(event.phase, event.space);
    case 'round':
    case 'phase':
    case 'numbered':
      return ORDER;
    default:
      return [];
  }
}

/** Where the train of the one who moves stands in this phase. */
function ownSpaceBox({ phase, trains, order, moving }: View): readonly Box[] {
  const column = trains.slice(columnOf(phase), columnOf(phase) + SPACES.length);
  const space = phase === 0 ? undefined : SPACES[column.indexOf(order[moving] ?? NONE)];
  return space ? spaceBox(phase, space) : [];
}

function boxesOfAction(action: Action, view: View): readonly Box[] {
  const { company: lot } = view.frame;
  switch (action.type) {
    case 'found':
    case 'develop':
    case 'place':
      return hexBox(action.hex);
    case 'take':
      return spaceBox(view.phase, action.space);
    case 'offer':
    case 'finance':
      return networkBox(view, action.company);
    case 'bid':
    case 'pass':
      return lot === NONE ? [] : networkBox(view, lot);
    default:
      return [];
  }
}

/** What a move is about; what it is about nothing of the map with, the space that it is made from. */
export function markedPlaces(action: Action, view: View): ToldPlaces | undefined {
  const boxes = boxesOfAction(action, view);
  const marked = boxes.length > 0 ? boxes : ownSpaceBox(view);
  return marked.length > 0 ? { boxes: marked } : undefined;
}

/** Undefined: it concerns a player alone. */
export function toldPlaces(event: Event, view: View): ToldPlaces | undefined {
  const boxes = boxesOf(event, view);
  return boxes.length > 0 ? { boxes } : undefined;
}
