/** A turn: what costs nothing first, then the one thing that ends it. */
import { kindIndex, NUMBERS, placeOf, valueAt } from '../src/cards.ts';
import { cellOf, isSeat } from '../src/train.ts';
import type { Action, Card, DoorId, MoveAction, View } from '../src/types.ts';
import { bestPush, exitHarm } from './aim.ts';
import { hitChance, withMore } from './draws.ts';
import { reachableFrom, seatAfter, seatBefore } from './order.ts';
import { hasAislePawn, leftOf, NO_NUMBERS, seatChance, type Scene, type Spent } from './scene.ts';
import { seatCounts } from './ways.ts';

/** What a turn has one of at most. */
const SINGLES = {
  pass: undefined,
  roll: undefined,
  board: undefined,
  upass: undefined,
  express: undefined,
  reverse: undefined,
  token: undefined,
  enter1: undefined,
  enter2: undefined,
  exit1: undefined,
  exit2: undefined,
  eccentric: undefined,
  takeseat: undefined,
  beg: undefined,
  swap: undefined,
  refresh: undefined,
} as const;

/** The legal actions of a turn by what they are. */
export interface Choices {
  readonly first: Record<keyof typeof SINGLES, Action | undefined>;
  readonly doors: { readonly action: Action; readonly door: string }[];
  readonly moves: MoveAction[];
}

export function sorted({ legal, view, seat }: Scene): Choices {
  const choices: Choices = { first: { ...SINGLES }, doors: [], moves: [] };
  for (const action of legal) {
    switch (action.type) {
      case 'move':
      case 'arrive':
      case 'oust':
        choices.moves.push(action);
        break;
      case 'place':
        choices.doors.push({ action, door: action.door });
        break;
      case 'upass': {
        const own = view.players[seat]?.waiting?.door ?? '';
        choices.doors.push({ action, door: action.from === 'waiting' ? own : action.from });
        choices.first.upass = action;
        break;
      }
      case 'lay':
        choices.first[action.card] = action;
        break;
      case 'pass':
      case 'roll':
      case 'board':
      case 'express':
      case 'reverse':
      case 'token':
      case 'enter1':
      case 'enter2':
      case 'swap':
      case 'refresh':
        choices.first[action.type] = action;
        break;
      default:
    }
  }
  return choices;
}

export function freePlay(scene: Scene): Action | undefined {
  const choices = sorted(scene);
  return forNothing(scene, choices) ?? best(enders(scene, choices));
}

/** Green cards and boarding without a risk. */
function forNothing(scene: Scene, { first, doors }: Choices): Action | undefined {
  const { temper } = scene;
  const enter = first.enter2 ?? first.enter1;
  if (enter) return enter;
  if (first.token) return first.token;
  if (first.express) return first.express;
  if (first.beg) return first.beg;
  const push = first.takeseat ?? first.eccentric;
  if (push && bestPush(scene) > temper.leastPush) return push;
  if (first.reverse && isGoodTurn(scene)) return first.reverse;
  if (first.board) return first.board;
  return isReadyToBoard(scene) ? bestDoor(scene, doors, first.upass !== undefined) : undefined;
}

/** TR-5.6: whoever comes next then should not be the one to fear. */
function isGoodTurn({ view, seat, temper }: Scene): boolean {
  const seated = (at: number): number => view.players[at]?.sitting.length ?? 0;
  return seated(seatBefore(view, seat)) <= seated(seatAfter(view, seat)) + temper.turnRound;
}

/** A pawn is put before a door only where it can board at once: the hand says by which. */
export function isReadyToBoard(scene: Scene): boolean {
  return !scene.view.boarded && !hasAislePawn(scene, scene.seat);
}

/** The door from which a seat is closest, for the cards in hand; a U-Pass saves the die. */
function bestDoor(scene: Scene, doors: Choices['doors'], isSure: boolean): Action | undefined {
  let [chosen, most]: [Action | undefined, number] = [undefined, -Infinity];
  for (const { action, door } of doors) {
    if (isSure && action.type !== 'upass') continue;
    const value = doorValue(scene, door);
    if (value > most) [chosen, most] = [action, value];
  }
  return chosen;
}

export function doorValue(scene: Scene, door: DoorId): number {
  const { view, train, numbers, passes, temper } = scene;
  const doorway = train.doors.find(({ id }) => id === door)?.doorway ?? -1;
  let crowd = 0;
  for (const { aisle } of view.players) {
    if (aisle !== null && cellOf(train, aisle) === doorway) crowd++;
  }
  return seatChance(scene, doorway, numbers, passes) - temper.crowd * crowd;
}

export type Scored = readonly [action: Action, value: number];

export function best(options: readonly Scored[]): Action | undefined {
  let [chosen, most]: [Action | undefined, number] = [undefined, -Infinity];
  for (const [action, value] of options) if (value > most) [chosen, most] = [action, value];
  return chosen;
}

/** What may end the turn, and the swap that may make the end better, each with its worth. */
export function enders(scene: Scene, { first, moves }: Choices): Scored[] {
  const { temper } = scene;
  const options: Scored[] = moves.map((move) => [move, moveValue(scene, move)]);
  if (first.roll) options.push([first.roll, rollValue(scene)]);
  if (first.exit1) options.push([first.exit1, exitValue(scene, 1)]);
  if (first.exit2) options.push([first.exit2, exitValue(scene, 2)]);
  if (first.pass) options.push([first.pass, temper.pass]);
  if (first.refresh) options.push([first.refresh, refreshValue(scene)]);
  if (first.swap && hasAislePawn(scene, scene.seat)) {
    let otherwise = -Infinity;
    for (const [, value] of options) otherwise = Math.max(otherwise, value);
    options.push([first.swap, swapValue(scene, otherwise)]);
  }
  return options;
}

function exitValue(scene: Scene, pawns: number): number {
  let most = 0;
  for (const target of reachableFrom(scene.view, scene.seat)) {
    most = Math.max(most, exitHarm(scene, target, pawns));
  }
  return most;
}

const DIE_FACES = 6;

export function openChance({ config }: View): number {
  return Number(config.die) / DIE_FACES;
}

function rollValue({ view, temper }: Scene): number {
  const open = openChance(view);
  return open * temper.open + (1 - open) * temper.closed;
}

/** A seat is worth a pawn, the last one the game; an aisle cell what it promises. */
export function moveValue(scene: Scene, action: MoveAction): number {
  const { train, view, seat, temper } = scene;
  const end = cellOf(train, action.end);
  const spent = spentOn(scene, action.cards);
  const { kept, passes, cost } = spent;
  if (isSeat(end)) {
    const last = leftOf(scene, seat) === 1 ? 10 : 0;
    spent.next ??= nextChance(scene, kept, passes);
    return 1 + last + temper.next * spent.next - cost;
  }
  let crowd = 0;
  for (let other = 0; other < view.players.length; other++) {
    if (other !== seat && view.players[other]?.aisle === action.end) crowd++;
  }
  const chance = seatChance(scene, end, kept, passes);
  return temper.later * chance - temper.crowd * crowd - cost;
}

/** Moves with the same cards follow each other in the list, and have the same list of them. */
function spentOn(scene: Scene, cards: readonly Card[]): Spent {
  const last = scene.spent.at(-1);
  if (last?.cards === cards) return last;
  let [cost, passes, kept] = [0, scene.passes, scene.numbers];
  for (const card of cards) {
    if (kindIndex(card) === NUMBERS) kept = withMore(kept, placeOf(card), -1);
    else {
      cost += scene.temper.worth[card];
      if (card === 'excuse' || card === 'rebel') passes--;
    }
  }
  const spent: Spent = { cards, kept, passes, cost, next: undefined };
  scene.spent.push(spent);
  return spent;
}

/** What the kept number cards promise a pawn that boards by the best door. */
function nextChance(scene: Scene, kept: readonly number[], passes: number): number {
  let most = 0;
  for (const { doorway } of scene.train.doors) {
    most = Math.max(most, seatChance(scene, doorway, kept, passes));
  }
  return most;
}

/** The counts that lead the own aisle pawn to a seat. */
export function ownCounts({ view, seat, train, crowd, passes }: Scene): number {
  const aisle = view.players[seat]?.aisle ?? null;
  return aisle === null ? 0 : seatCounts(train, cellOf(train, aisle), crowd, passes > 0);
}

/** New number cards next turn, and new ones for cards that are worth little. */
function refreshValue(scene: Scene): number {
  const { temper, view } = scene;
  return (
    temper.pass + temper.later * hitChance(view.config, ownCounts(scene), NO_NUMBERS) + temper.fresh
  );
}

/** A token for the number card that helps least: it may bring a seat now. */
function swapValue(scene: Scene, otherwise: number): number {
  const { chance } = bestTrade(scene);
  return otherwise + chance * Math.max(0, 1 - otherwise) - scene.temper.token;
}

export function bestTrade(scene: Scene): { readonly place: number; readonly chance: number } {
  const { numbers, view } = scene;
  const counts = ownCounts(scene);
  let [place, chance] = [-1, 0];
  for (let at = numbers.length - 1; at >= 0; at--) {
    const held = numbers[at] ?? 0;
    if (held === 0) continue;
    const found = hitChance(view.config, counts, withMore(numbers, at, -1));
    if (found > chance || (found === chance && place >= 0 && valueAt(at) < valueAt(place))) {
      [place, chance] = [at, found];
    }
  }
  return { place, chance };
}
