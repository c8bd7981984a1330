/** What was meant by a touch on something that may not be done: the table says why not. */
import {
  CARDS,
  kindOf,
  type Action,
  type AttackCard,
  type Card,
  type Kind,
  type View,
} from '../../src/index.ts';
import { cardsIn } from '../face/reading.ts';
import type { Spot } from './spots.ts';

/** Number cards of the hand: what a move needs at least. */
function anyNumber(view: View, seat: number): readonly Card[] {
  const [first] = cardsIn(view.players[seat]?.hand ?? []);
  return first && kindOf(first[0]) === 'number' ? [first[0]] : ['red1'];
}

/** In the order in which a move is written: numbers, circle, Excuse Me, Rebel. */
function written(cards: readonly Card[]): readonly Card[] {
  const last = ['excuse', 'rebel'];
  const rank = (card: Card): number => last.indexOf(card) * CARDS.length * 2 + CARDS.indexOf(card);
  return cards.toSorted((a, b) => rank(a) - rank(b));
}

export function meantBySpot(view: View, seat: number, spot: Spot, chosen: readonly Card[]): Action {
  const [what = '', ...rest] = spot.split(':');
  const [id = '', kind] = rest;
  switch (what) {
    case 'cell':
      return meantByCell(view, seat, id, chosen);
    case 'start':
      if (chosen.includes('upass')) return { type: 'upass', from: id };
      return view.players[seat]?.waiting?.door === id
        ? { type: 'roll' }
        : { type: 'place', door: id };
    case 'missed': {
      const waiting = view.players[seat]?.waiting;
      return waiting && waiting.door !== id ? { type: 'place', door: id } : { type: 'board' };
    }
    case 'player':
    case 'backs':
      return { type: 'beg', seat: Number(id), kind: (kind ?? 'number') as Kind };
    case 'die':
      return { type: 'roll' };
    case 'tokens':
      return { type: 'swap' };
    case 'decks':
      return { type: 'draw' };
    default:
      return { type: 'refresh' };
  }
}

function meantByCell(view: View, seat: number, cell: string, chosen: readonly Card[]): Action {
  const frame = view.stack.at(-1);
  switch (frame?.type) {
    case 'aim':
      if (frame.card !== 'beg') return meantByAim(view, cell, frame.card);
      break;
    case 'enter':
      return { type: 'sit', cell, from: view.players[seat]?.supply === 0 ? 'waiting' : 'supply' };
    case 'reseat':
      return { type: 'reseat', cell };
    case 'pay':
      return { type: 'pay', cell };
    default:
  }
  const cards = chosen.length > 0 ? written(chosen) : anyNumber(view, seat);
  return { type: 'move', end: cell, cards };
}

function meantByAim(view: View, cell: string, card: Exclude<AttackCard, 'beg'>): Action {
  const owner = view.players.findIndex(
    ({ aisle, sitting }, seat) =>
      seat !== view.player && (aisle === cell || sitting.includes(cell)),
  );
  const target = owner < 0 ? (view.player + 1) % view.players.length : owner;
  switch (card) {
    case 'exit1':
      return { type: 'exit1', seat: target, cell };
    case 'exit2':
      return { type: 'exit2', seat: target, cells: [cell] };
    case 'takeseat':
      return { type: 'takeseat', cell, from: 'supply' };
    case 'eccentric':
      return { type: 'eccentric', cell };
  }
}

/** The act that a card of the hand stands for. */
export function meantByCard(view: View, seat: number, card: Card): Action {
  const frame = view.stack.at(-1);
  if (frame?.type === 'swap') return { type: 'trade', card };
  if (frame?.type === 'refresh' || frame?.type === 'discard') return { type: 'discard', card };
  switch (card) {
    case 'exit1':
    case 'exit2':
    case 'eccentric':
    case 'takeseat':
    case 'beg':
      return { type: 'lay', card };
    case 'express':
    case 'reverse':
    case 'token':
    case 'enter1':
    case 'enter2':
      return { type: card };
    case 'upass':
      return { type: 'upass', from: 'waiting' };
    case 'rebel':
      if (frame?.type === 'window') return { type: 'rebel' };
      break;
    default:
  }
  const own = view.players[seat];
  return { type: 'move', end: own?.aisle ?? '', cards: [card] };
}
