import type { ByCode } from '@roundhouse/ui/by-code';
import type { Who } from '@roundhouse/ui/words';
import { cardName } from '../cards.ts';
import { words as cards } from './cards.ts';

/** A player by the number that the reason gives. */
const player = (number: string | number | undefined, who: Who): string => who(Number(number) - 1);

const pawns = (count: string | number | undefined): string =>
  count === 1 ? '1 pawn' : `${count} pawns`;

export const words = {
  'nothing-better': () => 'Nothing else is worth doing.',
  'new-cards': () => 'New cards are worth more than anything that this hand can do.',
  'good-door': (p) => `From door ${p['door']} your cards lead to a seat (${p['chance']} %).`,
  'doors-open': (p) =>
    `The chance of open doors is ${p['chance']} %; if they stay shut, you board later without a roll.`,
  'boards-for-nothing': () => 'The pawn boards without a roll.',
  'boards-surely': () => 'The pawn boards without the risk of closed doors.',
  'both-go-back': () => 'Your pawn in the aisle and this one would go back to the supply.',
  'bonus-turn': () => 'All others are skipped: you have a bonus turn.',
  skips: (p, who) => `${player(p['player'], who)} misses a turn.`,
  'card-for-another': () => 'It has no effect, but makes room for another card.',
  'turns-round': (p, who) =>
    `${player(p['player'], who)} comes next instead of ${player(p['other'], who)}.`,
  'token-for-later': () => 'A token is a new card when you need one.',
  'pawn-sits': () => 'A pawn sits down without boarding.',
  'pawns-sit': () => 'Two pawns sit down without boarding.',
  'hidden-seat': (p) =>
    `Nobody can walk to ${p['cell']}; the open seats stay for your other pawns.`,
  'open-seat': (p) => `${p['cell']} is empty.`,
  'hits-leader': (p, who) =>
    `${player(p['player'], who)} is the furthest and lacks ${pawns(p['left'])}.`,
  'hits-other': (p, who) =>
    `It holds up ${player(p['player'], who)}, who lacks ${pawns(p['left'])}.`,
  'seats-both': (p, who) =>
    `${player(p['player'], who)} has a pawn in the aisle and could seat both.`,
  'card-from-another': () =>
    'You get a card more, and an opponent loses one that he wanted to keep.',
  'begs-number': (p, who) => `You get a number card of ${player(p['player'], who)}.`,
  'begs-action': (p, who) =>
    `You get an action card of ${player(p['player'], who)}; those are worth more.`,
  'best-of-hand': (p) => `${cardName(cards, String(p['card']))} is worth having.`,
  'worth-a-rebel': () => 'You would lose more than a Rebel Passenger is worth.',
  'stops-attack': () => 'It stops the attack, though little is at stake.',
  'attack-helps': () => 'The attack helps you: you seat both pawns.',
  'rebel-for-worse': () => 'You keep Rebel Passenger for something worse.',
  'keeps-rebel': () => 'You lose less than a Rebel Passenger is worth.',
  'swap-for-seat': (p) => `A new number card gives you a ${p['chance']} % chance of a seat.`,
  'swap-for-better': () => 'A token makes a better card of a poor one.',
  'of-little-use': (p) => `${cardName(cards, String(p['card']))} is of little use now.`,
  'draws-now': () => 'The other cards are better than new ones.',
  'keeps-the-rest': () => 'The rest stays as it is.',
  'plays-itself': () => 'There is nothing to choose.',
  'pays-seated': (p) => `The pawn on ${p['cell']} pays, and the one in the aisle stays.`,
  'pays-standing': (p) => `The pawn on ${p['cell']} is not seated yet, so it is the least loss.`,
  'last-pawn': (p) => `Your last pawn sits down on ${p['cell']}: you win.`,
  'takes-over-seat': (p, who) =>
    `${p['cell']} becomes yours; the pawn of ${player(p['player'], who)} moves along.`,
  'sits-down': (p) => `A pawn sits down on ${p['cell']}; ${pawns(p['left'])} to go.`,
  'comes-closer': (p) =>
    `From ${p['cell']} new number cards give you a ${p['chance']} % chance of a seat.`,
} satisfies ByCode<string, [who: Who]>;
