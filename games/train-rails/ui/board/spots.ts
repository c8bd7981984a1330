/** The things on the board that can be touched, and which of them an action is about. */
import type { Action, CellId, DoorId, Kind, View } from '../../src/index.ts';
import { cellsOf, trainOfView } from '../face/reading.ts';

export type Spot =
  | `cell:${CellId}`
  | `start:${DoorId}`
  | `missed:${DoorId}`
  /** A player, with his pawns that are not in play. */
  | `player:${number}`
  | `backs:${number}:${Kind}`
  | 'die'
  | 'tokens'
  | 'decks'
  | 'discards';

export const cellSpot = (cell: CellId): Spot => `cell:${cell}`;

/** Where the pawn of the player to move waits. */
function waitingSpot({ players, player }: View): Spot[] {
  const waiting = players[player]?.waiting;
  if (!waiting) return [];
  return [waiting.missed ? `missed:${waiting.door}` : `start:${waiting.door}`];
}

function boardingSpots(view: View, door: DoorId): Spot[] {
  const train = trainOfView(view);
  const at = train?.doors.find(({ id }) => id === door);
  const doorway = at && train?.places[at.doorway];
  const own = waitingSpot(view);
  const start: Spot = `start:${door}`;
  return [...(doorway ? [cellSpot(doorway.id)] : []), ...(own.includes(start) ? [] : [start])];
}

/** An action is about all of these; a pass, a stop, an acceptance is about nothing on the board. */
export function spotsOf(view: View, action: Action): readonly Spot[] {
  switch (action.type) {
    case 'place':
      return [`start:${action.door}`];
    case 'roll':
      return [...waitingSpot(view), 'die'];
    case 'board':
      return waitingSpot(view);
    case 'upass':
      if (action.from === 'waiting') return waitingSpot(view);
      if (action.from === 'supply') return [`player:${view.player}`];
      return boardingSpots(view, action.from);
    case 'sit':
    case 'takeseat': {
      const source: Spot[] =
        action.from === 'supply' ? [`player:${view.player}`] : waitingSpot(view);
      return [cellSpot(action.cell), ...source];
    }
    case 'exit1':
    case 'exit2':
      return [...cellsOf(action).map(cellSpot), `player:${action.seat}`];
    case 'beg':
      return [`backs:${action.seat}:${action.kind}`, `player:${action.seat}`];
    case 'swap':
      return ['tokens'];
    case 'draw':
      return ['decks'];
    case 'refresh':
      return ['discards'];
    default:
      return cellsOf(action).map(cellSpot);
  }
}

/** What a move names besides its end, where there is a choice: the way in, or where the other goes. */
export function variantOf(action: Action): Spot | undefined {
  if (action.type === 'arrive') return cellSpot(action.from);
  return action.type === 'oust' ? cellSpot(action.shift) : undefined;
}
