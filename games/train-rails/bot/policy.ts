/**
 * The rule bot: seats pawns by the shortest way that its cards allow, keeps the aisle moving, hits
 * whoever is furthest, and spends Rebel where it saves most.
 */
import type { Seat } from '@roundhouse/engine';
import { cardAt, cardIndex, kindOf, NUMBERS } from '../src/cards.ts';
import type { Action, Card, Frame, View } from '../src/types.ts';
import { bestAim } from './aim.ts';
import { bestTrade, freePlay, ownCounts } from './free-play.ts';
import { hasAislePawn, leftOf, sceneOf, type Scene } from './scene.ts';
import { bestSeat } from './seats.ts';
import { temperAt, type Temper } from './temper.ts';

export function choose(
  view: View,
  legal: readonly Action[],
  seat: Seat,
  temper: Temper = temperAt(view.config.seats),
): Action {
  const [only] = legal;
  if (only === undefined) throw new Error('a bot was asked with nothing to choose from');
  if (legal.length === 1) return only;
  const frame = view.stack.at(-1);
  return (frame && decide(sceneOf(view, legal, seat, temper), frame)) ?? only;
}

function decide(scene: Scene, frame: Frame): Action | undefined {
  const { legal } = scene;
  switch (frame.type) {
    case 'free':
      return freePlay(scene);
    case 'window':
      return isWorthRebel(scene, frame) ? legal.find(({ type }) => type === 'rebel') : legal[0];
    case 'aim':
      return bestAim(scene);
    case 'enter':
    case 'reseat':
      return bestSeat(scene);
    case 'swap':
      return swapOn(scene);
    case 'refresh':
      return refreshOn(scene);
    case 'discard':
      return leastWorth(scene);
    case 'pick':
      return mostWorth(scene);
    case 'pay':
      return legal.at(-1);
    default:
      return undefined;
  }
}

type Window = Extract<Frame, { type: 'window' }>;

/** What the attack costs, the attacker's gain included, against a Rebel kept. */
export function attackLoss(scene: Scene, { attack }: Window): number {
  const { view, seat, temper, harm } = scene;
  const gain = harm[view.player] ?? 0;
  const own = leftOf(scene, seat) <= 2 ? 1.5 : 1;
  const part = (cell: string): number => (cell === view.players[seat]?.aisle ? temper.aisle : 1);
  switch (attack.card) {
    case 'exit1':
      return own * part(attack.cell);
    case 'exit2':
      return own * (part(attack.cell) + (attack.other === null ? 0 : part(attack.other)));
    case 'eccentric':
      return hasAislePawn(scene, seat) ? -1 : own * temper.push;
    case 'takeseat':
      return hasAislePawn(scene, seat) ? -1 : own * temper.push + gain;
    case 'excuse':
      return gain;
    case 'beg':
      return 0.2;
  }
}

function isWorthRebel(scene: Scene, window: Window): boolean {
  return attackLoss(scene, window) > scene.temper.rebel;
}

type WithCard = Extract<Action, { card: Card }>;
function hasCard(action: Action): action is WithCard {
  return 'card' in action;
}

/** Of two alike the other one is worth less. */
function worthOf({ view, seat, temper }: Scene, card: Card): number {
  const held = view.players[seat]?.hand?.[cardIndex(card)] ?? 0;
  return temper.worth[card] - (held > 1 ? 0.1 : 0);
}

/** The first of those that name a card of least worth, among the cards asked for. */
function leastWorth(scene: Scene, isAsked?: (card: Card) => boolean): WithCard | undefined {
  let [found, least]: [WithCard | undefined, number] = [undefined, Infinity];
  for (const action of scene.legal) {
    if (!hasCard(action) || isAsked?.(action.card) === false) continue;
    const worth = worthOf(scene, action.card);
    if (worth < least) [found, least] = [action, worth];
  }
  return found;
}

/** The last of those that name a card of most worth. */
function mostWorth(scene: Scene): WithCard | undefined {
  let [found, most]: [WithCard | undefined, number] = [undefined, -Infinity];
  for (const action of scene.legal) {
    if (!hasCard(action)) continue;
    const worth = worthOf(scene, action.card);
    if (worth >= most) [found, most] = [action, worth];
  }
  return found;
}

/** One number card at a time. */
function swapOn(scene: Scene): Action | undefined {
  const draw = scene.legal.find(({ type }) => type === 'draw');
  if (draw) return draw;
  const { place } = bestTrade(scene);
  const wanted = place < 0 ? undefined : cardAt(NUMBERS, place);
  return leastWorth(scene, (card) => card === wanted) ?? leastWorth(scene);
}

/** What passes somebody or empties a seat. */
const OPENERS: ReadonlySet<Card> = new Set(['excuse', 'rebel', 'exit1', 'exit2']);

/**
 * Cards that are worth less than a new one; all number cards of a pawn that can't sit down; and where no
 * number would do, all that neither passes anybody nor empties a seat, or two such pawns stand for ever.
 */
function refreshOn(scene: Scene): Action | undefined {
  const isStuck = hasAislePawn(scene, scene.seat);
  const isShut = isStuck && ownCounts(scene) === 0;
  const { worth, poor } = scene.temper;
  const isPoor = (card: Card): boolean => {
    if (kindOf(card) === 'number') return isStuck || worth[card] < worth.red3;
    return isShut ? !OPENERS.has(card) : worth[card] < poor;
  };
  return leastWorth(scene, isPoor) ?? scene.legal.find(({ type }) => type === 'stop');
}
