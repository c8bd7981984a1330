/** What a touch means: the board knows no rules, it narrows the list of what is legal. */
import { kindOf, type Action, type Card, type View } from '../../src/index.ts';
import { cardsOf, isMove } from '../face/reading.ts';
import { spotsOf, variantOf, type Spot } from './spots.ts';

type Actions = readonly Action[];

/** What all that is left has in common. */
export interface Choice {
  /** Whether anything was chosen. */
  readonly isNarrow: boolean;
  readonly cards: readonly Card[];
  /** The chosen places; those of a move are its end. */
  readonly spots: readonly Spot[];
  /** The ways in, or the seats to shift to, that are still to choose from. */
  readonly variants: readonly Spot[];
  /** The one action that is left. */
  readonly action: Action | undefined;
}

const NOTHING: Choice = { isNarrow: false, cards: [], spots: [], variants: [], action: undefined };

/** Cards of both hands of cards, each as often as it is in both. */
function common(a: readonly Card[], b: readonly Card[]): readonly Card[] {
  const rest = [...b];
  return a.filter((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

const holds = (cards: readonly Card[], wanted: readonly Card[]): boolean =>
  common(wanted, cards).length === wanted.length;

const isExactly = (cards: readonly Card[], wanted: readonly Card[]): boolean =>
  cards.length === wanted.length && holds(cards, wanted);

function without(cards: readonly Card[], card: Card): readonly Card[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}

/** What exactly these cards can do; if nothing, what they can do together with others. */
function withCards(actions: Actions, cards: readonly Card[]): Actions {
  const exactly = actions.filter((action) => isExactly(cardsOf(action), cards));
  return exactly.length > 0 ? exactly : actions.filter((action) => holds(cardsOf(action), cards));
}

export function choiceOf(view: View, legal: Actions, left: Actions): Choice {
  const [first, ...others] = left;
  if (!first || (left.length === legal.length && left.length > 1)) return NOTHING;
  let cards = cardsOf(first);
  let spots = spotsOf(view, first);
  for (const action of others) {
    cards = common(cards, cardsOf(action));
    const here = spotsOf(view, action);
    spots = spots.filter((spot) => here.includes(spot));
  }
  const variants = new Set(
    spots.length > 0 && left.every(isMove) ? left.flatMap((move) => variantOf(move) ?? []) : [],
  );
  return {
    isNarrow: true,
    cards,
    spots,
    variants: variants.size > 1 ? [...variants] : [],
    action: others.length === 0 ? first : undefined,
  };
}

/** What may be touched on the board now; what is chosen already is not among it. */
export function glowing(
  view: View,
  legal: Actions,
  left: Actions,
  choice: Choice,
): ReadonlySet<Spot> {
  const { spots, variants } = choice;
  if (variants.length > 0) return new Set(variants);
  const pool = poolOf(legal, left, choice);
  const found = new Set(pool.flatMap((each) => offered(view, pool, each)));
  for (const spot of spots) found.delete(spot);
  return found;
}

/** Chosen cards leave what they can do; one chosen action leaves all others to turn to. */
function poolOf(legal: Actions, left: Actions, { isNarrow, cards, action }: Choice): Actions {
  if (!isNarrow || (action && !isMove(action))) return legal;
  return cards.length > 0 ? withCards(legal, cards) : left;
}

/** What tells actions apart only where there is a choice glows only there: a player, a pawn's origin. */
function offered(view: View, pool: Actions, action: Action): readonly Spot[] {
  const spots = spotsOf(view, action);
  switch (action.type) {
    case 'sit':
    case 'takeseat':
      return pool.some((each) => 'from' in each && each.from !== action.from)
        ? spots
        : spots.slice(0, 1);
    case 'beg':
      return spots.slice(0, 1);
    case 'exit1':
    case 'exit2': {
      const cells = spots.slice(0, -1);
      const isShared = (each: Action): boolean =>
        'seat' in each &&
        each.seat !== action.seat &&
        cells.every((cell) => spotsOf(view, each).includes(cell));
      return pool.some(isShared) ? spots : cells;
    }
    default:
      return spots;
  }
}

/** The cards that may be touched now. */
export function playable(legal: Actions): ReadonlySet<Card> {
  return new Set(legal.flatMap(cardsOf));
}

/** Undefined: nothing there is legal. An empty list takes the choices back. */
type Touched = Actions | undefined;

const some = (list: Actions): Touched => (list.length > 0 ? list : undefined);

/** Moves to one end: those of the fewest cards, action cards counting more. */
function cheapest(actions: Actions): Actions {
  const [first] = actions;
  if (!first || !isMove(first)) return actions;
  if (!actions.every((action) => isMove(action) && action.end === first.end)) return actions;
  const price = (action: Action): number =>
    cardsOf(action).reduce((sum, card) => sum + (kindOf(card) === 'number' ? 1 : 10), 0);
  const least = Math.min(...actions.map(price));
  return actions.filter((action) => price(action) === least);
}

/** Before a card is chosen, a door is for boarding without one. */
function withoutCards(actions: Actions): Actions {
  return some(actions.filter((action) => action.type !== 'upass')) ?? actions;
}

export function touchSpot(view: View, legal: Actions, left: Actions, spot: Spot): Touched {
  const choice = choiceOf(view, legal, left);
  if (choice.variants.includes(spot)) {
    return left.filter((action) => variantOf(action) === spot);
  }
  const here = legal.filter((action) => spotsOf(view, action).includes(spot));
  if (here.length === 0) return undefined;
  if (!choice.isNarrow) return cheapest(withoutCards(here));
  if (choice.spots.includes(spot) && legal.length > 1) return given(legal, choice.cards);
  const inLeft = left.filter((action) => here.includes(action));
  const kept = some(inLeft) ?? some(withCards(here, choice.cards));
  return cheapest(kept ?? withoutCards(here));
}

/** A place is given back; the cards stay chosen. */
function given(legal: Actions, cards: readonly Card[]): Actions {
  const kept = cards.length > 0 ? withCards(legal, cards) : [];
  return kept.length > 1 ? kept : [];
}

export interface TouchedCard {
  readonly card: Card;
  /** Of two equal cards one may be chosen and the other not. */
  readonly isChosen: boolean;
}

/** A card joins the chosen ones where it can; else it begins anew. */
export function touchCard(
  view: View,
  legal: Actions,
  left: Actions,
  { card, isChosen }: TouchedCard,
): Touched {
  const { cards, spots } = choiceOf(view, legal, left);
  const here = (wanted: readonly Card[], isAnywhere: boolean): Touched =>
    wanted.length === 0
      ? undefined
      : some(
          withCards(
            legal.filter(
              (action) => isAnywhere || spots.every((spot) => spotsOf(view, action).includes(spot)),
            ),
            wanted,
          ),
        );
  if (isChosen) {
    return legal.length === 1 ? legal : (here(without(cards, card), true) ?? []);
  }
  const more = [...cards, card];
  const alone = here([card], false);
  // An equal card that is chosen already does that: this one is meant besides it.
  const isNews = alone?.some((action) => !left.includes(action)) ?? false;
  return (
    here(more, false) ?? (isNews ? alone : undefined) ?? here(more, true) ?? here([card], true)
  );
}
