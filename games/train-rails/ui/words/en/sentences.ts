import { byType } from '@roundhouse/kit/by-type';
import type { ByCode } from '@roundhouse/ui/by-code';
import type { Persons } from '@roundhouse/ui/person';
import { enumerate, sentence } from '@roundhouse/ui/sentence';
import type { Option, Who } from '@roundhouse/ui/words';
import { PAIRS, type Action, type Attack, type Event, type View } from '../../../src/index.ts';
import { isMove } from '../../face/reading.ts';
import { cardList, cardName } from '../cards.ts';
import { targetsOf } from '../names.ts';
import type { Sentences } from '../sentences.ts';
import { words as cards } from './cards.ts';

const name = (card: string): string => cardName(cards, card);
const kindName = (kind: string): string => (kind === 'number' ? 'number card' : 'action card');
const source = (from: string): string =>
  from === 'waiting' ? 'the waiting pawn' : 'a pawn from the supply';
const many = (count: number, one: string): string =>
  count === 1 ? `one ${one}` : `${count} ${one}s`;

function ask(view: View, legal: readonly Action[], _seat: number, who: Who): string {
  if (view.over) return 'The game is over.';
  const frame = view.stack.at(-1);
  switch (frame?.type) {
    case 'free':
      return askFree(view);
    case 'aim':
      return `Whom do you play ${name(frame.card)} on?`;
    case 'window':
      return askWindow(frame.attack, legal, who(view.player));
    case 'reseat':
      return 'You have two pawns in the aisle: put this one on any free seat.';
    case 'enter':
      return frame.first
        ? 'Put a pawn on any empty seat.'
        : 'Put a second pawn on an empty seat, or stop.';
    case 'swap':
      return 'Lay off cards at 1 token each; then draw as many of the same kind.';
    case 'refresh':
      return 'You pass. Lay off what you do not want to keep, then stop.';
    case 'discard':
      return 'You have too many cards: lay one off.';
    case 'pick':
      return `Which ${kindName(frame.kind)} do you take?`;
    case 'pay':
      return 'You are still blocking: take one of your pawns out of the train.';
    case 'payment':
    case 'test':
      return 'It is tested who is blocked.';
    default:
      return 'Wait for the draw.';
  }
}

/** Without a card that stops it, only one answer is left. */
function askWindow(attack: Attack, legal: readonly Action[], attacker: string): string {
  const aim = attack.card === 'beg' ? [kindName(attack.kind)] : targetsOf(attack);
  const question = legal.length > 1 ? 'Accept it, or stop it?' : 'You cannot stop it.';
  return `${sentence(attacker)} plays ${name(attack.card)} against you (${aim.join(', ')}). ${question}`;
}

function askFurther(_view: View, left: readonly Action[]): string | undefined {
  return left.length > 1 && left.every(isMove) ? 'Where to? Touch a place that glows.' : undefined;
}

function askFree(view: View): string {
  const own = view.players[view.player];
  const bonus = view.bonus ? 'A bonus turn. ' : '';
  if (own?.aisle) return `${bonus}Move your pawn on ${own.aisle}, play cards, or pass.`;
  if (own?.waiting) return `${bonus}Board at door ${own.waiting.door}, play cards, or pass.`;
  return `${bonus}Put a pawn before a door, play cards, or pass.`;
}

function attackText(attack: Attack): string {
  switch (attack.card) {
    case 'exit1':
    case 'eccentric':
      return `${name(attack.card)} on the pawn on ${attack.cell}`;
    case 'exit2':
      return `Exit 2X on the pawns on ${enumerate(attack.other === null ? [attack.cell] : [attack.cell, attack.other], 'and')}`;
    case 'takeseat':
      return `Take a Seat on ${attack.cell} with ${source(attack.from)}`;
    case 'beg':
      return `Begging Passenger for one ${kindName(attack.kind)}`;
    case 'excuse':
      return `Excuse Me to take seat ${attack.cell}; the pawn there moves to ${attack.shift}`;
  }
}

const choice = byType<Action, [view: View, who: Who]>({
  pass: () => 'Pass',
  place: ({ door }) => `Put a pawn on the start space of door ${door}`,
  roll: () => 'Roll the boarding die',
  board: () => 'Board without a roll',
  upass: ({ from }) => upassText(from),
  express: () => 'Play Express: the next opponent is skipped',
  reverse: () => 'Play Reverse',
  token: () => 'Play +1 Token',
  enter1: ({ type }) => `Play ${name(type)}`,
  enter2: ({ type }) => `Play ${name(type)}`,
  sit: ({ from, cell }) => `Seat ${source(from)} on ${cell}`,
  stop: () => 'That is all',
  lay: ({ card }) => `Play ${name(card)}`,
  eccentric: ({ cell }, view) => `The pawn on ${cell}${warning(view, cell)}`,
  takeseat: ({ cell, from }, view) => `Seat ${cell}, with ${source(from)}${warning(view, cell)}`,
  exit1: ({ seat, cell }, _view, who) => `${sentence(who(seat))}: the pawn on ${cell}`,
  exit2: ({ seat, cells }, _view, who) => `${sentence(who(seat))}: ${enumerate(cells, 'and')}`,
  beg: ({ seat, kind }, _view, who) => `${sentence(who(seat))}: one ${kindName(kind)}`,
  take: ({ card }) => `Take ${name(card)}`,
  accept: () => 'Accept',
  rebel: () => 'Answer with Rebel Passenger',
  reseat: ({ cell }) => `Sit down on ${cell}`,
  swap: () => 'Swap cards, 1 token each',
  trade: ({ card }) => `Lay off ${name(card)}`,
  discard: ({ card }) => `Lay off ${name(card)}`,
  draw: () => 'Draw the new cards',
  refresh: () => 'Pass, and lay off cards first',
  check: () => 'Test who is blocked',
  pay: ({ cell }) => `Take your pawn on ${cell} out of the train`,
  move: (action) => `Move to ${action.end} (${cardList(cards, action.cards)})`,
  arrive: (action) =>
    `Move to ${action.end}, coming from ${action.from} (${cardList(cards, action.cards)})`,
  oust: (action) =>
    `Take seat ${action.end}; the pawn there moves to ${action.shift} (${cardList(cards, action.cards)})`,
});

function upassText(from: string): string {
  if (from === 'supply')
    return 'Play U-Pass: it goes back to the supply with your pawn in the aisle';
  if (from === 'waiting') return 'Play U-Pass for the waiting pawn';
  return `Play U-Pass: a pawn boards at door ${from}`;
}

/** TR-8.2 is legal; whoever walks into it should know. */
function warning(view: View, cell: string): string {
  const owner = view.players.find(({ sitting }) => sitting.includes(cell));
  return owner?.aisle
    ? ' (he has a pawn in the aisle: he may then seat both, and you lose what you seated)'
    : '';
}

const LEFT = {
  exit: 'was sent out of the train',
  upass: 'went back to the supply',
  foul: 'lost its seat again',
  payment: 'left the train to pay for blocking',
} as const;

const happened = byType<Event, [who: Persons], string | undefined>({
  train: ({ tiles, join }) => `the train is ${tiles}, joined at its ${join} sides`,
  first: ({ seat }, who) => `${who(seat)} began`,
  turn: ({ bonus, seat }, who) => (bonus ? `a bonus turn for ${who.whom(seat)}` : undefined),
  drew: ({ card, seat, kind }, who) =>
    card ? `${who(seat)} drew ${name(card)}` : `${who(seat)} drew one ${kindName(kind)}`,
  remade: ({ kind, cards }) => `the ${kindName(kind)}s were shuffled again, ${cards} of them`,
  placed: ({ seat, door }, who) => `${who(seat)} put a pawn before door ${door}`,
  rolled: ({ face, door, seat }, who) =>
    face === 'open'
      ? `open doors at ${door}`
      : `closed doors at ${door}: ${who(seat)} missed the train`,
  boarded: ({ seat, door, by }, who) =>
    `${who(seat)} boarded at door ${door}${by === 'upass' ? ' with a U-Pass' : ''}`,
  played: ({ seat, card }, who) => `${who(seat)} played ${name(card)}`,
  marked: ({ seat }, who) => `${who(seat)} ${who.verb(seat, 'has', 'have')} to miss a turn`,
  skipped: ({ seat }, who) => `${who(seat)} missed a turn`,
  unmarked: () => 'all skip markers were taken off',
  reversed: ({ direction }) =>
    `play turned round: ${direction > 0 ? 'clockwise' : 'counter-clockwise'}`,
  token: ({ seat, tokens }, who) => `${who(seat)} took a token (now ${tokens})`,
  attacked: ({ target, attack }, who) => `against ${who.whom(target)}: ${attackText(attack)}`,
  accepted: ({ seat }, who) => `${who(seat)} accepted`,
  cancelled: ({ seat, attack }, who) =>
    `${who(seat)} cancelled it: ${name(attack.card)} had no effect`,
  moved: (event, who) =>
    `${who(event.seat)} moved from ${event.path[0]} to ${event.path.at(-1)} with ${cardList(cards, event.cards)}`,
  aimed: (event, who) =>
    `${who(event.seat)} went for seat ${event.path.at(-1)} with ${cardList(cards, event.cards)}`,
  sat: ({ seat, cell }, who) => `${who(seat)} sat down on ${cell}`,
  pushed: ({ seat, cell, to }, who) => `${who.whose(seat, 'pawn')} on ${cell} was pushed to ${to}`,
  shifted: ({ by, cell, to }, who) =>
    `${who(by)} took seat ${cell}, and the pawn there moved to ${to}`,
  left: ({ seat, cell, by }, who) => `${who.whose(seat, 'pawn')} on ${cell} ${LEFT[by]}`,
  withdrawn: ({ seat, door }, who) =>
    `${who.whose(seat, 'pawn')} at door ${door} went back to the supply`,
  foul: ({ rule, seat }, who) =>
    rule === 'TR-8.1'
      ? `${who(seat)} boarded with a pawn in the aisle: both went back`
      : `a second pawn in the aisle: ${who(seat)} lost the seats of this turn, the victim seats both`,
  seen: (event, who) =>
    event.cards
      ? `${who(event.seat)} looked at ${cardList(cards, event.cards)}`
      : `${who(event.seat)} looked at ${who.whose(event.victim, `${kindName(event.kind)}s`)}`,
  begged: ({ card, seat, victim, kind }, who) =>
    card
      ? `${who(seat)} took ${name(card)} from ${who.whose(victim, 'hand')}`
      : `${who(seat)} took one ${kindName(kind)} from ${who.whose(victim, 'hand')}`,
  discarded: ({ seat, card }, who) => `${who(seat)} laid off ${name(card)}`,
  tested: ({ blockers, seat, counter }, who) =>
    blockers.length === 0
      ? undefined
      : `${who.whose(seat, 'pawn')} was blocked by ${enumerate(blockers.map(who.whom), 'and')}${counter > 1 ? `, ${counter} turns in a row` : ''}`,
  due: ({ seat }, who) => `${who(seat)} had to pay for blocking`,
  passed: ({ seat }, who) => `${who(seat)} passed`,
  won: ({ seat }, who) => `${who(seat)} had all pawns seated and won`,
});

/** What comes first, by the frame that waits; two of them play themselves. */
const COMES_FIRST: Readonly<Record<string, string>> = {
  free: 'that is done only when it is asked for',
  pay: 'first take one of your pawns out of the train',
  aim: 'first say whom your card hits',
  swap: 'you are exchanging cards',
  enter: 'you are seating pawns',
  window: 'first an attack has to be answered',
  pick: 'first pick a card of that hand',
  reseat: 'first the pawns that were pushed find seats',
  refresh: 'you are laying off cards before you pass',
  discard: 'first lay off what is too much in your hand',
};
const REFUSALS = {
  'not-now': (p) => `Not now: ${COMES_FIRST[p['now'] ?? ''] ?? 'something else comes first'}.`,
  'not-possible': (p) => `'${p['text']}' is not possible now.`,
  'no-card': (p) => `You do not hold ${name(String(p['card']))}.`,
  'no-more-of-card': (p) =>
    `You hold ${p['held']} of ${name(String(p['card']))}, not ${p['given']}.`,
  'no-cards': () => 'You have no cards.',
  'no-token': () => 'You have no token left.',
  'trade-first': () => 'Lay off at least one card first.',
  'sit-first': () => 'Seat one pawn first.',
  'no-such-door': (p) => `There is no door ${p['door']}; there are ${p['doors']}.`,
  'name-no-door': () => 'With your own pawn in the aisle the door makes no difference.',
  'already-waiting': () => 'You have a pawn waiting already.',
  'no-supply': () => 'Your supply is empty.',
  'nobody-waits': () => 'You have no pawn waiting.',
  'none-outside': () => 'You have no pawn outside the train.',
  'board-without-roll': () => 'From the missed-train space you board without a roll.',
  'roll-first': () => 'From a start space you roll the die first.',
  boarded: () => 'You have boarded in this turn already.',
  'boarded-no-refresh': () => 'Who has boarded in this turn does not lay off cards by passing.',
  'own-pawn-in-aisle': (p) => `You have a pawn in the aisle already, on ${p['cell']}.`,
  'all-marked': () => 'All opponents have a skip marker.',
  'seat-taken': (p) => `Seat ${p['cell']} is taken.`,
  'not-a-seat': (p) => `${p['cell']} is not a seat.`,
  'no-opponent-sits-there': (p) => `No opponent sits on ${p['cell']}.`,
  'nobody-to-hit': (p) => `${name(String(p['card']))} has nobody to hit.`,
  'not-laid': (p) => `You have not laid ${name(String(p['card']))}.`,
  'no-such-opponent': () => 'There is no such opponent.',
  'out-of-reach': (p, who) => `${sentence(who(Number(p['seat'])))} is out of reach.`,
  'not-his-pawn': (p, who) => `No pawn of ${who(Number(p['seat']))} is on ${p['cell']}.`,
  'so-many-pawns': (p) => `Name ${many(Number(p['due']), 'pawn')}, not ${p['given']}.`,
  'pawns-in-order': (p) =>
    `Name ${many(Number(p['due']), 'different pawn')}, in the order of the seats.`,
  'begging-cancelled': () => 'A Begging was cancelled in this turn: no other may be played.',
  'none-of-that-kind': (p, who) =>
    `${sentence(who(Number(p['seat'])))} has no ${kindName(String(p['kind']))}.`,
  'not-in-that-hand': (p) => `${name(String(p['card']))} is not among those cards.`,
  'no-surplus': (p) =>
    `You may keep ${name(String(p['card']))}: you do not have too many of its kind.`,
  'not-your-pawn': (p) => `You have no pawn on ${p['cell']}.`,
  'no-aisle-pawn': () => 'You have no pawn in the aisle; seated pawns do not move again.',
  'not-a-move-card': (p) => `${name(String(p['card']))} is no card for a move.`,
  'too-many-numbers': (p) => `A move takes two number cards at most, not ${p['given']}.`,
  'one-advanced': () => 'A move takes one Advanced Movement at most.',
  'no-number': () => 'A move needs a number.',
  'colours-differ': (p) => `${p['cards']}: two colours add up only with Advanced Movement.`,
  'card-order': (p) => `Name the cards in this order: ${p['written']}.`,
  'not-an-end': (p) => `No move ends on ${p['end']}.`,
  'out-of-the-way': (p) => `${p['end']} can't be reached with exactly ${p['count']}.`,
  held: (p) =>
    `Your pawn is held by one that was there before it: the way to ${p['end']} takes a pass card more.`,
  'past-opponent': (p, who) =>
    `${sentence(who(Number(p['seat'])))} is in the way to ${p['end']}: going past takes a pass card.`,
  'oust-needs-excuse': (p) => `To take seat ${p['cell']} you need an Excuse Me.`,
  'pass-cards': (p) =>
    `That way takes ${many(Number(p['needs']), 'pass card')}, not ${p['given']}.`,
  'no-shift': (p) => `The opponent can't shift to ${p['shift']}.`,
  'name-the-way': (p) =>
    `Say from which cell you come to ${p['end']}, where it matters and only there.`,
} satisfies ByCode<string, [who: Who]>;

const OPTIONS: Readonly<Record<string, Option>> = {
  tiles: {
    label: 'Cars',
    values: {
      ...Object.fromEntries(PAIRS.map((pair) => [pair, `Car ${pair[0]} and car ${pair[2]}`])),
      random: 'Two cars drawn by lot',
    },
  },
  join: {
    label: 'How the cars are joined',
    values: {
      short: 'End to end: four doors, one long aisle',
      long: 'Side by side: two doors, a gangway between',
      random: 'Drawn by lot',
    },
  },
  hand: {
    label: 'Hand',
    values: {
      '2N+3A': '2 number cards and 3 action cards',
      '3N+2A': '3 number cards and 2 action cards',
    },
  },
  begging: {
    label: 'Begging Passenger',
    values: { blind: 'Takes a card at random', open: 'Looks at the cards and picks' },
  },
  overtaking: {
    label: 'Overtaking',
    values: {
      strict: 'Whoever came later must not overtake without a pass card',
      free: 'Pawns on one cell leave it as they like',
    },
  },
};

export const words = {
  ask,
  askFurther,
  choice,
  happened,
  refusals: REFUSALS,
  options: (open) => ({
    ...OPTIONS,
    die: {
      label: 'Boarding die',
      values: {
        '3': `Doors open on ${open} faces of 6`,
        '4': `Doors open on ${open + 1} faces of 6`,
      },
    },
  }),
} satisfies Sentences;
