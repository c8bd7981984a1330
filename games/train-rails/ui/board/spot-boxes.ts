/** Where the spots lie in the drawing. */
import { grown, type Box } from '@roundhouse/ui/pieces/box';
import type { View } from '../../src/index.ts';
import { backBox, isNarrowBench, type Drawing } from './geometry.ts';
import type { Spot } from './spots.ts';

const DIE = 56;

export function dieBox({ die: { x, y } }: Drawing): Box {
  return { x: x - DIE / 2, y: y - DIE / 2, width: DIE, height: DIE };
}

/** Undefined for what does not lie in the drawing. */
export function spotBox(drawing: Drawing, view: View, spot: Spot): Box | undefined {
  const [what = '', id = '', kind] = spot.split(':');
  const door = drawing.doors.find((each) => each.id === id);
  switch (what) {
    case 'cell':
      return drawing.cells.get(id);
    case 'start':
      return door?.start;
    case 'missed':
      return door?.missed;
    case 'player':
      return drawing.benches(view.players.length)[Number(id)];
    case 'backs': {
      const bench = drawing.benches(view.players.length)[Number(id)];
      return bench && backBox(bench, kind === 'number' ? 0 : 1);
    }
    case 'die':
      return dieBox(drawing);
    default:
      return undefined;
  }
}

/** Room for a finger: as much around a spot as no other spot needs. */
export function roomOf(drawing: Drawing, view: View, spot: Spot): Box | undefined {
  const box = spotBox(drawing, view, spot);
  if (!box) return undefined;
  const [what = '', id = '', kind] = spot.split(':');
  if (what === 'backs') {
    const bench = drawing.benches(view.players.length)[Number(id)] ?? box;
    const width = isNarrowBench(bench) ? bench.width / 2 : 55;
    return {
      x: bench.x + bench.width - (kind === 'number' ? 2 : 1) * width,
      y: bench.y + bench.height - 56,
      width,
      height: 56,
    };
  }
  if (what === 'start') return grown(box, 1);
  if (what === 'missed') return grown(box, 3);
  // Doorways are low; they take what lies before them.
  if (what === 'cell' && box.height < 45) return { ...box, y: box.y - 8, height: box.height + 16 };
  if (what === 'cell' && box.width < 45) return { ...box, x: box.x - 8, width: box.width + 16 };
  return box;
}

/** Everything in the drawing that can be touched or walked over with the arrow keys. */
export function drawnSpots(drawing: Drawing, view: View): readonly Spot[] {
  const { train, doors } = drawing;
  return [
    ...train.places.flatMap(({ id, kind }): Spot[] => (kind === 'passenger' ? [] : [`cell:${id}`])),
    ...doors.flatMap(({ id }): Spot[] => [`start:${id}`, `missed:${id}`]),
    'die',
    ...view.players.flatMap((_, seat): Spot[] => [
      `player:${seat}`,
      `backs:${seat}:number`,
      `backs:${seat}:action`,
    ]),
  ];
}
