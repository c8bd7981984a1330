import { plain } from '@roundhouse/ui/plain';
import { byType } from '@roundhouse/kit/by-type';
import { nameOfId, type ByCode } from '@roundhouse/ui/by-code';
import type { Persons } from '@roundhouse/ui/person';
import { enumerate, sentence } from '@roundhouse/ui/sentence';
import type { Refused } from '@roundhouse/ui/words';
import {
  ROUTES,
  type Action,
  type Card,
  type ContractId,
  type Event,
  type View,
} from '../../../src/index.ts';
import { contractName, contractSum, payment, routeName, signed } from '../names.ts';
import type { Sentences } from '../sentences.ts';
import { words as colours } from './colours.ts';
import type { Printed } from '../../../src/printed.ts';

const many = (count: number, one: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${one}s`;
const cards = (count: number): string => many(count, 'card');
const carts = (count: number): string => many(count, 'cart');
const contracts = (count: number): string => many(count, 'contract');
const named = (printed: Printed, ids: readonly ContractId[]): string =>
  enumerate(
    ids.map((id) => contractName(printed, id)),
    'and',
  );
const article = (card: Card): string =>
  card === 'joker' ? 'a joker' : `${card === 'orange' ? 'an' : 'a'} ${colours[card]} card`;

/** '2 green and 1 joker'. */
function paid(claim: Parameters<typeof payment>[0]): string {
  const { cards: ofColour, jokers } = payment(claim);
  const parts = [];
  if (ofColour > 0) parts.push(`${ofColour} ${colours[claim.colour]}`);
  if (jokers > 0) parts.push(many(jokers, 'joker'));
  return enumerate(parts, 'and');
}

function ask(view: View, legal: readonly Action[]): string {
  switch (view.step) {
    case 'choose':
      return 'Keep one or both of your contracts; nobody sees your choice before all have chosen.';
    case 'keep':
      return 'Keep one or both of the contracts you drew.';
    case 'second':
      return 'Take a second card, from the display or the pile. No joker from the display.';
    case 'turn':
      return askTurn(view, legal);
    case 'over':
      return 'The game is over.';
    case 'first':
      return 'It is being drawn who begins.';
    default:
      return 'Cards are being dealt.';
  }
}

function askTurn(view: View, legal: readonly Action[]): string {
  const types = new Set(legal.map(({ type }) => type));
  if (types.has('pass')) return 'You can do nothing, so you must pass.';
  const choices = [];
  if (types.has('blind') || types.has('take')) choices.push('draw cards');
  if (types.has('claim')) choices.push('claim a route');
  if (types.has('contracts')) choices.push('draw contracts');
  const last = view.lastTurns > 0 ? 'Your last turn: ' : '';
  return `${sentence(`${last}${enumerate(choices, 'or')}`)}.`;
}

const choice = byType<Action, [printed: Printed]>({
  blind: () => 'Draw blind from the pile',
  take: ({ card }) => `Take ${article(card)}`,
  claim: (action) =>
    `Claim ${routeName(action.route)} (${colours[ROUTES[action.route].colour]}, for ${paid(action)})`,
  contracts: () => 'Draw contracts',
  keep: ({ contracts }, printed) => `Keep ${named(printed, contracts)}`,
  pass: () => 'Pass',
});

/** A claim says what it costs and what it brings; everything else is a verb as it is. */
function deed(action: Action, printed: Printed): string {
  if (action.type !== 'claim') return choice(action, printed);
  const { route } = action;
  const { length, cart } = ROUTES[route];
  const points = many(printed.routePoints[length] ?? 0, 'point');
  const brings = cart ? `${points} and a bonus card` : points;
  return `Claim ${routeName(route)} for ${paid(action)} (${brings})`;
}

const happened = byType<Event, [who: Persons, printed: Printed], string | undefined>({
  drew: ({ card, seat }, who) =>
    card === null ? `${who(seat)} drew a card blind.` : `${who(seat)} drew ${article(card)} blind.`,
  'turned-up': ({ card }) => `${sentence(article(card))} was turned up.`,
  reset: ({ cards }) => {
    const jokers = cards.filter((card) => card === 'joker').length;
    return `${jokers} jokers lay in the display, so all five cards were discarded.`;
  },
  shuffled: (event) =>
    `The pile was used up: ${cards(event.cards)} from the discards became the new one.`,
  first: ({ seat }, who) => `First player: ${who(seat)}.`,
  offered: ({ contract, seat }, who, printed) =>
    contract === null
      ? undefined
      : `A contract for ${who.whom(seat)}: ${contractName(printed, contract)}.`,
  chose: ({ seat, contracts }, who, printed) =>
    `${who.whose(seat, 'sealed choice')}: ${named(printed, contracts)}.`,
  kept: (event, who, printed) => kept(event, who, printed),
  took: ({ seat, card }, who) => `${who(seat)} took ${article(card)} from the display.`,
  claimed: (event, who) =>
    `${who(event.seat)} claimed ${routeName(event.route)} with ${paid(event)}: +${event.points}, which makes ${event.score}${event.bonus ? ', and a bonus card' : ''}; ${carts(event.carts)} left.`,
  completed: ({ seat, contract }, who, printed) =>
    `${who(seat)} completed the contract ${contractName(printed, contract)}.`,
  'drew-contracts': (event, who) => `${who(event.seat)} drew ${contracts(event.contracts)}.`,
  passed: ({ seat }, who) => `${who(seat)} could do nothing and passed.`,
  'last-turns': (event, who) =>
    `${who(event.seat)} had ${carts(event.carts)} left: one more turn for everybody.`,
  ended: ({ ending }) =>
    ending === 'carts'
      ? 'The last turns were played: the game was over.'
      : 'All players passed in a row: the game was over.',
  scored: (event, who) =>
    `${who(event.seat)}: ${event.routes} for routes, ${signed(contractSum(event))} for ${contracts(event.contracts.length)}, ${signed(event.bonusPoints)} for ${many(event.bonusCards, 'bonus card')}, which makes ${plain(event.total)} and place ${event.place}.`,
});

function kept(event: Extract<Event, { type: 'kept' }>, who: Persons, printed: Printed): string {
  const which = event.contracts ? named(printed, event.contracts) : contracts(event.kept);
  const back = event.returned > 0 ? ` and put ${event.returned} under the pile` : '';
  return `${who(event.seat)} kept ${which}${back}.`;
}

type Params = Refused['params'];
const colour = (id: string | number | undefined): string => nameOfId(colours, id);
const between = (p: Params): string => `${p['from']} – ${p['to']}`;

const REFUSALS = {
  'not-your-turn': () => 'It is not your turn.',
  'already-chosen': () => 'You have chosen your contracts already; the others are still choosing.',
  'not-your-view': () => 'Nobody can act from another player’s seat.',
  'keep-first': () => 'First decide which contracts you keep.',
  'keep-one': () => 'You must keep at least one contract.',
  'not-offered': (p) => `You were not offered contract ${p['contract']}.`,
  'keep-in-order': () => 'Name each contract once, the lowest number first.',
  'nothing-to-keep': () => 'You have no contracts to choose from now.',
  'not-in-display': (p) => `There is no ${colour(p['card'])} in the display.`,
  'joker-second': () => 'A joker of the display can’t be your second card.',
  'pile-empty': () => 'The pile is empty: only the display can be drawn from.',
  'second-card-first': () => 'You have drawn one card and must take a second.',
  'no-contracts': () => 'There are no contracts left.',
  'may-not-pass': () => 'You may pass only when you can do nothing else.',
  'route-taken': (p) => `${between(p)} has been claimed.`,
  'own-twin': (p) => `You own the other track of ${between(p)}: nobody may have both.`,
  'twin-closed': (p) => `${between(p)} is closed: with two players a double route is claimed once.`,
  'too-few-carts': (p) =>
    `${between(p)} needs ${carts(Number(p['needed']))}, and you have ${p['carts']}.`,
  'wrong-colour': (p) =>
    `${between(p)} is ${colour(p['wanted'])}: ${colour(p['colour'])} can’t pay for it.`,
  'too-few-cards': (p) =>
    `That takes ${p['needed']} ${colour(p['colour'])} for ${between(p)}, and you have ${p['held']}.`,
  'too-few-jokers': (p) =>
    `That takes ${many(Number(p['needed']), 'joker')} for ${between(p)}, and you have ${p['held']}.`,
  'all-jokers': (p) =>
    `For ${between(p)} with jokers alone say colour joker and ${p['needed']} of them.`,
  'no-such-order': (p) => `There is no order '${p['order']}' in this game.`,
} satisfies ByCode;

export const words = {
  ask,
  choice,
  deed,
  happened,
  refusals: REFUSALS,
  options: {
    memory: {
      label: 'Memory',
      values: {
        assisted:
          'Assisted: the table shows which cards each player was seen taking and has not paid yet',
        strict: 'Strict: remember for yourself; only takes of the last round are shown',
      },
    },
  },
} satisfies Sentences;
