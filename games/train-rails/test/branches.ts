/** Every rule branch worth counting: the suite demands that each occurs in its random matches. */
import type { Happened } from '@roundhouse/engine/testing';
import {
  ACTION_CARDS,
  type Action,
  type Chance,
  type Event,
  type TrainRails,
} from '@roundhouse/train-rails/rules';

type H = Happened<TrainRails>;
type Branch = (happened: H) => boolean;

function told<T extends Event['type']>(
  type: T,
  test: (event: Extract<Event, { type: T }>, happened: H) => boolean = () => true,
): Branch {
  return (happened) =>
    happened.events.some(
      (event) => event.type === type && test(event as Extract<Event, { type: T }>, happened),
    );
}

function did<T extends Action['type']>(
  type: T,
  test: (action: Extract<Action, { type: T }>, happened: H) => boolean = () => true,
): Branch {
  return (happened) => {
    const { seat, move } = happened;
    return (
      seat !== undefined &&
      move.type === type &&
      test(move as Extract<Action, { type: T }>, happened)
    );
  };
}

function fell<T extends Chance['type']>(
  type: T,
  test: (chance: Extract<Chance, { type: T }>, happened: H) => boolean = () => true,
): Branch {
  return (happened) => {
    const { seat, move } = happened;
    return (
      seat === undefined &&
      move.type === type &&
      test(move as Extract<Chance, { type: T }>, happened)
    );
  };
}

const isMove = (happened: H): readonly string[] =>
  happened.seat !== undefined && 'cards' in happened.move ? happened.move.cards : [];

/** Cards are laid by themselves, as part of a move, or as an answer. */
const cardBranches = Object.fromEntries(
  ACTION_CARDS.map((card): [string, Branch] => [
    `TR-5 ${card} is played`,
    (happened) =>
      isMove(happened).includes(card) || told('played', (e) => e.card === card)(happened),
  ]),
);

const attacks = ['exit1', 'exit2', 'eccentric', 'takeseat', 'beg', 'excuse'] as const;
const answerBranches = Object.fromEntries(
  attacks.flatMap((card): [string, Branch][] => [
    [`TR-6.1 ${card} is cancelled`, told('cancelled', (e) => e.attack.card === card)],
    [`TR-6.3 ${card} is accepted`, told('accepted', (e) => e.attack.card === card)],
  ]),
);

export const branches: Readonly<Record<string, Branch>> = {
  ...cardBranches,
  ...answerBranches,
  'TR-1.3 the number deck is made anew': told('remade', (e) => e.kind === 'number'),
  'TR-1.3 the action deck is made anew': told('remade', (e) => e.kind === 'action'),
  'TR-1.5 tiles are drawn': fell('tiles'),
  'TR-1.5 the join is drawn': fell('join'),
  'TR-1.5 the first player is drawn': fell('first'),
  'TR-2.4 surplus is laid off': told('discarded', (e) => e.by === 'surplus'),
  'TR-2.5 a swap': told('discarded', (e) => e.by === 'swap'),
  'TR-2.5 several at once': did('draw', (_, { before }) => {
    const frame = before.stack.at(-1);
    return frame?.type === 'swap' && frame.numbers + frame.actions > 1;
  }),
  'TR-2.6 a refresh': told('discarded', (e) => e.by === 'refresh'),
  'TR-2.7 a win by a move': did('move', (_, { after }) => after.over),
  'TR-2.7 a win by Enter': did('sit', (_, { after }) => after.over),
  'TR-3.1 a pawn is placed with another in the aisle': did(
    'place',
    (_, { before, seat }) => before.aisle[seat ?? 0] !== -1,
  ),
  'TR-3.2 open doors': fell('die', ({ face }) => face === 'open'),
  'TR-3.2 closed doors': fell('die', ({ face }) => face === 'closed'),
  'TR-3.3 boarding without a roll': did('board'),
  'TR-4.1 two cards of a colour': did('move', ({ cards }) =>
    /^(red\d red|blue\d blue)/.test(cards.join(' ')),
  ),
  'TR-4.2 two colours by Advanced Movement': did('move', ({ cards }) =>
    /^red\d blue\d advanced/.test(cards.join(' ')),
  ),
  'TR-4.2 the circle alone': did('move', ({ cards }) => cards[0]?.startsWith('advanced') === true),
  'TR-4.5 ends among opponents': did('move', (_, { after, seat }) => {
    const cell = after.aisle[seat ?? 0] ?? -1;
    return cell >= 0 && after.aisle.filter((at) => at === cell).length > 1;
  }),
  'TR-4.6 several pass cards': (happened) =>
    isMove(happened).filter((card) => card === 'excuse' || card === 'rebel').length > 1,
  'TR-4.7 a pawn is held': (happened) => happened.after.heldBy.some((held) => held !== 0),
  'TR-4.7 the way in is named': did('arrive'),
  'TR-4.8 a seat is taken': told('shifted'),
  'TR-5.2 only one pawn to exit': told(
    'attacked',
    (e) => e.attack.card === 'exit2' && e.attack.other === null,
  ),
  'TR-5.3 a skipped player is hit': told(
    'attacked',
    (e, { before }) => e.attack.card.startsWith('exit') && ((before.marked >> e.target) & 1) === 1,
  ),
  'TR-5.4 a player is skipped': told('skipped'),
  'TR-5.5 a bonus turn': told('turn', (e) => e.bonus),
  'TR-5.6 the direction turns round': told('reversed'),
  'TR-5.8 blind begging': fell('begged'),
  'TR-5.8 open begging': did('take'),
  'TR-5.10 a second pawn enters': did('sit', (_, { before }) => {
    const frame = before.stack.at(-1);
    return frame?.type === 'enter' && !frame.first;
  }),
  'TR-5.10 the second pawn stays out': did(
    'stop',
    (_, { before }) => before.stack.at(-1)?.type === 'enter',
  ),
  'TR-5.14 a waiting pawn takes a seat': told(
    'sat',
    (e) => e.by === 'takeseat' && e.from === 'waiting',
  ),
  'TR-7.1 a pawn is blocked': told('tested', (e) => e.blockers.length > 0),
  'TR-7.1 a counter of two': told('tested', (e) => e.counter >= 2),
  'TR-7.1 a counter falls to nought': told(
    'tested',
    (e, { before }) => e.counter === 0 && (before.counter[e.seat] ?? 0) > 0,
  ),
  'TR-7.2 a payment is due': told('due'),
  'TR-7.2 a payment is made': told('left', (e) => e.by === 'payment'),
  'TR-8.1 two pawns go back': told('foul', (e) => e.rule === 'TR-8.1'),
  'TR-8.2 the victim seats two pawns': told('foul', (e) => e.rule === 'TR-8.2'),
  'TR-8.2 the attacker loses what he seated': told('left', (e) => e.by === 'foul'),
};
