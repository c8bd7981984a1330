import type { BoxHead, GameTypes, Seat, Viewer } from '@roundhouse/engine';

// --- the train ---------------------------------------------------------------------------------

export const TILES = ['A', 'B', 'C', 'D'] as const;
export type Tile = (typeof TILES)[number];

/** The ordered pairs of different tiles, first slot first. */
export const PAIRS = [
  'A+B',
  'A+C',
  'A+D',
  'B+A',
  'B+C',
  'B+D',
  'C+A',
  'C+B',
  'C+D',
  'D+A',
  'D+B',
  'D+C',
] as const;
export type Pair = (typeof PAIRS)[number];

export const JOINS = ['short', 'long'] as const;
export type Join = (typeof JOINS)[number];

/** A cell of the assembled train: slot, tile, column and row within the slot ('1A16'). */
export type CellId = string;
/** A door that pawns board by: slot, tile, side ('2BN'). */
export type DoorId = string;

/** A cell's place in the assembled train's list: seats first, then aisle cells, then passengers. */
export type Cell = number;
export const NOWHERE: Cell = -1;

// --- cards ---------------------------------------------------------------------------------------

/** The two decks; a hand has both kinds. */
export const KINDS = ['number', 'action'] as const;
export type Kind = (typeof KINDS)[number];

export const NUMBER_CARDS = [
  'red1',
  'red2',
  'red3',
  'red4',
  'red5',
  'blue1',
  'blue2',
  'blue3',
  'blue4',
  'blue5',
] as const;
export type NumberCard = (typeof NUMBER_CARDS)[number];

export const ACTION_CARDS = [
  'exit1',
  'exit2',
  'express',
  'reverse',
  'eccentric',
  'beg',
  'token',
  'enter1',
  'enter2',
  'excuse',
  'upass',
  'advanced1',
  'advanced2',
  'advanced3',
  'takeseat',
  'rebel',
] as const;
export type ActionCard = (typeof ACTION_CARDS)[number];

export const CARDS = [...NUMBER_CARDS, ...ACTION_CARDS] as const;
export type Card = NumberCard | ActionCard;

// --- the box -------------------------------------------------------------------------------------

export const FACES = ['open', 'closed'] as const;
export type Face = (typeof FACES)[number];

/** A tile as it is drawn: what the signs mean is said in `tiles.ts`. */
export interface Car {
  /** The sort of car that it was drawn after. */
  readonly name: string;
  readonly rows: readonly string[];
}

export interface TrainBox extends BoxHead {
  /** Tiles A to D. */
  readonly cars: readonly Car[];
  /** How many of each. */
  readonly cards: Readonly<Record<Card, number>>;
  /** The boarding die, face by face. */
  readonly die: readonly Face[];
}

// --- config --------------------------------------------------------------------------------------

export const HANDS = ['2N+3A', '3N+2A'] as const;
export const DICE = ['3', '4'] as const;
export const BEGGINGS = ['blind', 'open'] as const;
export const OVERTAKINGS = ['strict', 'free'] as const;

/** TR-1.7. */
export interface Config {
  readonly seats: number;
  readonly tiles: Pair | 'random';
  readonly join: Join | 'random';
  readonly hand: (typeof HANDS)[number];
  /** Open faces of our boarding die's six; of another die, 4 is one more than it has. */
  readonly die: (typeof DICE)[number];
  readonly begging: (typeof BEGGINGS)[number];
  readonly overtaking: (typeof OVERTAKINGS)[number];
  /** Somebody's own; without it, ours. */
  readonly box?: TrainBox;
}

// --- what waits ----------------------------------------------------------------------------------

/** Where an own pawn outside the train is taken from. */
export const SOURCES = ['supply', 'waiting'] as const;
export type Source = (typeof SOURCES)[number];

/** Cards that are laid first and aimed then. The seat-taking Excuse Me is part of a move instead. */
export const ATTACK_CARDS = ['exit1', 'exit2', 'eccentric', 'takeseat', 'beg'] as const;
export type AttackCard = (typeof ATTACK_CARDS)[number];

/** A laid card that its target may answer, with everything that was named (TR-6.1). */
export type Attack =
  | { readonly card: 'exit1'; readonly cell: CellId }
  | { readonly card: 'exit2'; readonly cell: CellId; readonly other: CellId | null }
  | { readonly card: 'eccentric'; readonly cell: CellId }
  | { readonly card: 'takeseat'; readonly cell: CellId; readonly from: Source }
  | { readonly card: 'beg'; readonly kind: Kind }
  | { readonly card: 'excuse'; readonly cell: CellId; readonly shift: CellId };

/**
 * What is pending; the last frame of the stack is the one that waits. All frames are public. An empty
 * stack in a running match means that the turn is over.
 */
export type Frame =
  /** Chance, at set-up. */
  | { readonly type: 'tiles' }
  | { readonly type: 'join' }
  | { readonly type: 'first' }
  /** Chance: the seat draws, number cards first. */
  | { readonly type: 'draw'; readonly seat: Seat; numbers: number; actions: number }
  /** TR-7.2: whether the player must pay; his cards don't matter, the victims' do. Plays itself. */
  | { readonly type: 'payment' }
  /** TR-7.2: the player takes a pawn out of the train. */
  | { readonly type: 'pay' }
  /** TR-7.1: the player's own blocking test. Plays itself. */
  | { readonly type: 'test' }
  | { readonly type: 'free' }
  /** Chance: the boarding die. */
  | { readonly type: 'die' }
  /** A card that hits somebody is laid; now the player names its target. */
  | { readonly type: 'aim'; readonly card: AttackCard }
  /** TR-2.5: cards laid off so far, to be drawn anew. */
  | { readonly type: 'swap'; numbers: number; actions: number }
  /** TR-5.10: so many pawns may still sit down; `first`: none has yet. */
  | { readonly type: 'enter'; left: number; first: boolean }
  /** TR-6: the target answers. */
  | { readonly type: 'window'; readonly seat: Seat; readonly attack: Attack }
  /** Chance: a card of the victim's hand (TR-5.8). */
  | { readonly type: 'beg'; readonly victim: Seat; readonly kind: Kind }
  /** Option `begging: open`: the attacker picks. */
  | { readonly type: 'pick'; readonly victim: Seat; readonly kind: Kind }
  /** TR-8.2: the victim seats the aisle pawn, then the one that was pushed to this cell. */
  | { readonly type: 'reseat'; readonly seat: Seat; readonly pushed: CellId }
  /** TR-2.6: the player passes and lays off cards. */
  | { readonly type: 'refresh' }
  /** TR-2.4: the player lays off what is above the hand size. */
  | { readonly type: 'discard' };

// --- the state -----------------------------------------------------------------------------------

/** No pawn on a start space or missed-train space. */
export const NOT_WAITING = -1;

/**
 * What a public blocking test told about the number hand of `seat` (TR-7.1, TR-7.2), kept until that
 * hand changes. A mask has bit n for 'a move of n exists': `now` as the aisle stood, `clear` without
 * any opponent there, `without[o]` without opponent o. `inAisle` are the opponents who stood there. The
 * test's answer, cut to the seats in `asked`, was `blockers`.
 */
export interface Fact {
  readonly seat: Seat;
  readonly now: number;
  readonly clear: number;
  readonly without: readonly number[];
  readonly inAisle: number;
  readonly asked: number;
  readonly blockers: number;
}

/**
 * Hidden from a seat: the other hands, the order of nothing (decks are multisets), and the entries of
 * `known` that it is no part of. Everything else is public.
 */
export interface State {
  readonly config: Config;
  /** Index of the pair and of the join; -1 until drawn. */
  pair: number;
  join: number;
  stack: Frame[];
  over: boolean;

  /** Whose turn it is; -1 before the first. */
  player: Seat;
  /** 1: ascending seats (clockwise); -1: descending. */
  direction: number;
  /** Seats with a skip marker, as bits. */
  marked: number;
  bonus: boolean;
  /** The player has boarded in this turn, by whatever means (TR-3.4). */
  boarded: boolean;
  /** A Begging of this turn was cancelled (TR-5.8). */
  begRefused: boolean;
  /** Seats of the train that the player took in this turn, as bits (TR-8.2). */
  satNow: number;

  // By player.
  supply: number[];
  /** Twice the door's index, plus one on the missed-train space; NOT_WAITING. */
  waiting: number[];
  /** The cell of the pawn in the aisle; NOWHERE. */
  aisle: number[];
  /** The opponents who stood on the pawn's cell before it, as bits (TR-4.7). */
  heldBy: number[];
  /** The cell that a held pawn came from; NOWHERE where it boarded, and for pawns not held. */
  cameFrom: number[];
  /** Seats of the train, as bits of one 32-bit word. */
  sitting: number[];
  tokens: number[];
  /** The pawn's blocking counter and the blockers of its latest test, as bits (TR-7.1). */
  counter: number[];
  blockers: number[];

  /** Counts by card: at 2 × seat the number cards, behind them the action cards. */
  hands: number[][];
  /** How many cards of each kind are in hand, at the same places. */
  sizes: number[];
  /** Counts by card: number cards, action cards. */
  deck: number[][];
  discard: number[][];

  /** Cards that a player has seen in another's hand: (observer, holder, card) as one number each, sorted. */
  known: number[];
  facts: Fact[];
}

// --- actions -------------------------------------------------------------------------------------

export type MoveAction =
  | { readonly type: 'move'; readonly end: CellId; readonly cards: readonly Card[] }
  /** Ends among opponents, coming from that cell, where there is a choice (TR-4.7). */
  | {
      readonly type: 'arrive';
      readonly end: CellId;
      readonly from: CellId;
      readonly cards: readonly Card[];
    }
  /** Takes an opponent's seat, who shifts to the other one (TR-4.8). */
  | {
      readonly type: 'oust';
      readonly end: CellId;
      readonly shift: CellId;
      readonly cards: readonly Card[];
    };

export type Action =
  | { readonly type: 'pass' }
  | { readonly type: 'place'; readonly door: DoorId }
  | { readonly type: 'roll' }
  | { readonly type: 'board' }
  /**
   * A supply pawn by that door; `waiting`: the waiting pawn by its own; `supply`: a supply pawn by
   * whichever door, where TR-8.1 strikes.
   */
  | { readonly type: 'upass'; readonly from: DoorId }
  | { readonly type: 'express' }
  | { readonly type: 'reverse' }
  | { readonly type: 'token' }
  | { readonly type: 'enter1' }
  | { readonly type: 'enter2' }
  | { readonly type: 'sit'; readonly cell: CellId; readonly from: Source }
  | { readonly type: 'stop' }
  /** A card that hits somebody; then it is aimed. */
  | { readonly type: 'lay'; readonly card: AttackCard }
  | { readonly type: 'eccentric'; readonly cell: CellId }
  | { readonly type: 'takeseat'; readonly cell: CellId; readonly from: Source }
  | { readonly type: 'exit1'; readonly seat: Seat; readonly cell: CellId }
  | { readonly type: 'exit2'; readonly seat: Seat; readonly cells: readonly CellId[] }
  | { readonly type: 'beg'; readonly seat: Seat; readonly kind: Kind }
  | { readonly type: 'take'; readonly card: Card }
  | { readonly type: 'accept' }
  | { readonly type: 'rebel' }
  | { readonly type: 'reseat'; readonly cell: CellId }
  /** Swaps begin; each card is a step, then `draw`. */
  | { readonly type: 'swap' }
  | { readonly type: 'trade'; readonly card: Card }
  | { readonly type: 'draw' }
  /** A pass with cards to lay off first; each is a step, then `stop`. */
  | { readonly type: 'refresh' }
  | { readonly type: 'discard'; readonly card: Card }
  | { readonly type: 'check' }
  | { readonly type: 'pay'; readonly cell: CellId }
  | MoveAction;

export type Chance =
  | { readonly type: 'tiles'; readonly tiles: Pair }
  | { readonly type: 'join'; readonly join: Join }
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'number'; readonly card: NumberCard }
  | { readonly type: 'action'; readonly card: ActionCard }
  | { readonly type: 'die'; readonly face: Face }
  /** The card that a blind Begging takes. */
  | { readonly type: 'begged'; readonly card: Card };

// --- events --------------------------------------------------------------------------------------

/** A card that the viewer may not see is absent. */
export type Event =
  | { readonly type: 'train'; readonly tiles: Pair; readonly join: Join }
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'turn'; readonly seat: Seat; readonly bonus: boolean }
  | { readonly type: 'drew'; readonly seat: Seat; readonly kind: Kind; readonly card?: Card }
  | { readonly type: 'remade'; readonly kind: Kind; readonly cards: number }
  | { readonly type: 'placed'; readonly seat: Seat; readonly door: DoorId }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly door: DoorId; readonly face: Face }
  | {
      readonly type: 'boarded';
      readonly seat: Seat;
      readonly door: DoorId;
      readonly by: 'die' | 'free' | 'upass';
      readonly from: Source;
    }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: ActionCard }
  | { readonly type: 'marked'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'skipped'; readonly seat: Seat }
  | { readonly type: 'unmarked'; readonly seats: readonly Seat[] }
  | { readonly type: 'reversed'; readonly seat: Seat; readonly direction: number }
  | { readonly type: 'token'; readonly seat: Seat; readonly tokens: number }
  | {
      readonly type: 'attacked';
      readonly seat: Seat;
      readonly target: Seat;
      readonly attack: Attack;
      readonly asked: boolean;
    }
  | { readonly type: 'accepted'; readonly seat: Seat; readonly attack: Attack }
  | { readonly type: 'cancelled'; readonly seat: Seat; readonly attack: Attack }
  /** 'aimed': the cards of a move that takes a seat are laid; 'shifted' tells that it came about. */
  | {
      readonly type: 'moved' | 'aimed';
      readonly seat: Seat;
      readonly path: readonly CellId[];
      readonly cards: readonly Card[];
    }
  | {
      readonly type: 'sat';
      readonly seat: Seat;
      readonly cell: CellId;
      readonly by: 'enter' | 'takeseat' | 'reseat';
      readonly from: Source | 'aisle';
    }
  | { readonly type: 'pushed'; readonly seat: Seat; readonly cell: CellId; readonly to: CellId }
  | {
      readonly type: 'shifted';
      readonly seat: Seat;
      readonly cell: CellId;
      readonly to: CellId;
      readonly by: Seat;
    }
  | {
      readonly type: 'left';
      readonly seat: Seat;
      readonly cell: CellId;
      readonly by: 'exit' | 'upass' | 'foul' | 'payment';
    }
  | { readonly type: 'withdrawn'; readonly seat: Seat; readonly door: DoorId }
  | { readonly type: 'foul'; readonly seat: Seat; readonly rule: 'TR-8.1' | 'TR-8.2' }
  | {
      readonly type: 'seen';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly kind: Kind;
      readonly cards?: readonly Card[];
    }
  | {
      readonly type: 'begged';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly kind: Kind;
      readonly card?: Card;
    }
  | {
      readonly type: 'discarded';
      readonly seat: Seat;
      readonly card: Card;
      readonly by: 'swap' | 'refresh' | 'surplus';
    }
  | {
      readonly type: 'tested';
      readonly seat: Seat;
      readonly counter: number;
      readonly blockers: readonly Seat[];
    }
  | { readonly type: 'due'; readonly seat: Seat; readonly victims: readonly Seat[] }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'won'; readonly seat: Seat; readonly scores: readonly number[] };

// --- the view ------------------------------------------------------------------------------------

export interface PlayerView {
  readonly supply: number;
  readonly waiting: { readonly door: DoorId; readonly missed: boolean } | null;
  readonly aisle: CellId | null;
  readonly heldBy: readonly Seat[];
  readonly cameFrom: CellId | null;
  readonly sitting: readonly CellId[];
  readonly tokens: number;
  readonly marked: boolean;
  readonly counter: number;
  readonly blockers: readonly Seat[];
  readonly numbers: number;
  readonly actions: number;
  /** Counts in the order of CARDS; null: not for this viewer's eyes. */
  readonly hand: readonly number[] | null;
}

/** `by` has seen this card in the hand of `of`, where it still is. */
export interface KnownCard {
  readonly by: Seat;
  readonly of: Seat;
  readonly card: Card;
}

export interface View {
  readonly config: Config;
  readonly viewer: Viewer;
  readonly tiles: Pair | null;
  readonly join: Join | null;
  readonly stack: readonly Frame[];
  readonly over: boolean;
  readonly player: Seat;
  readonly direction: number;
  readonly bonus: boolean;
  readonly boarded: boolean;
  readonly begRefused: boolean;
  readonly satNow: readonly CellId[];
  readonly players: readonly PlayerView[];
  /** How many cards: number cards, action cards. */
  readonly deck: readonly number[];
  /** Counts in the order of CARDS. */
  readonly discard: readonly number[];
  /** What the viewer knows of others' hands, and others of his. */
  readonly known: readonly KnownCard[];
  readonly facts: readonly Fact[];
}

export interface TrainRails extends GameTypes {
  config: Config;
  state: State;
  view: View;
  action: Action;
  chance: Chance;
  event: Event;
}
