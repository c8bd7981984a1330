/** Where in the train, or before its doors, something happened. */
import type { ToldPlaces } from '@roundhouse/ui/pieces/told-places';
import type { Action, Event, View } from '../../src/index.ts';
import { targetsOf } from '../words/names.ts';
import type { Drawing } from './geometry.ts';
import { attackIn } from './news.ts';
import { spotBox } from './spot-boxes.ts';
import { spotsOf, type Spot } from './spots.ts';

const cells = (...ids: readonly string[]): readonly Spot[] => ids.map((id): Spot => `cell:${id}`);

function spotsTold(event: Event, { player }: View): readonly Spot[] {
  switch (event.type) {
    case 'placed':
    case 'boarded':
    case 'withdrawn':
      return [`start:${event.door}`];
    case 'rolled':
      return ['die', `start:${event.door}`];
    case 'moved':
    case 'aimed':
      return cells(...event.path.slice(-1));
    case 'sat':
    case 'left':
      return cells(event.cell);
    case 'pushed':
    case 'shifted':
      return cells(event.cell, event.to);
    case 'attacked':
      return [...cells(...targetsOf(event.attack)), `player:${event.target}`];
    case 'begged':
      return [`backs:${event.victim}:${event.kind}`];
    case 'drew':
      return [`backs:${event.seat}:${event.kind}`];
    // For the hand that was being filled.
    case 'remade':
      return [`backs:${player}:${event.kind}`];
    default:
      return [`player:${'seat' in event ? event.seat : player}`];
  }
}

/** What is about no place of the train is the player's who does it. */
export function markedPlaces(action: Action, drawing: Drawing, view: View): ToldPlaces | undefined {
  const attack = attackIn(view);
  const spots = attack
    ? [...cells(...targetsOf(attack.attack)), ...spotsOf(view, action)]
    : spotsOf(view, action);
  const boxes = spots.flatMap((spot) => spotBox(drawing, view, spot) ?? []);
  const own = spotBox(drawing, view, `player:${attack?.seat ?? view.player}`);
  return boxes.length > 0 ? { boxes } : own && { boxes: [own] };
}

/** What lies on no cell lies with the player's pawns that are not in play. */
export function toldPlaces(event: Event, drawing: Drawing, view: View): ToldPlaces | undefined {
  const boxes = spotsTold(event, view).flatMap((spot) => spotBox(drawing, view, spot) ?? []);
  return boxes.length > 0 ? { boxes } : undefined;
}
