/** What a drawn board gets and gives: it knows no rules, it narrows the list of what is legal. */
import type { Telling } from './face.ts';

/** What can be said of the event of any game. */
interface Happened {
  readonly type: string;
}

export interface BoardProps<View, Action, Event = Happened> extends Telling {
  readonly view: View;
  /** The view that was shown before, for what moves; undefined: nothing should. */
  readonly before?: View;
  /**
   * What is being told of the view: the board goes there, and marks the place with `data-told`. Undefined: nothing, or
   * nothing any more.
   */
  readonly told?: Event;
  /** What somebody points at, advice or a move that is looked at again: the board goes there and marks it, too. */
  readonly marked?: Action;
  /** The seat that looks; null: a spectator. */
  readonly seat: number | null;
  /** What the seat may do now; empty while another seat is to move. */
  readonly legal: readonly Action[];
  /** What is left of it after the choices made so far; one left is the chosen action. */
  readonly left: readonly Action[];
  /** The position after the chosen action, for ghosts of pieces. */
  readonly after?: View;
  /** Chooses among what is legal; an empty list takes the choices back. */
  narrow(left: readonly Action[]): void;
  /** Something was touched that may not be: the table says why. */
  refuse(action: Action): void;
}

/** What is at auction, if anything is. */
export interface LotProps<View> extends Telling {
  readonly view: View;
}

/** What lies in front of a player, for the panel that stands for him. */
export interface HoldingProps<View> extends Telling {
  readonly view: View;
  readonly seat: number;
}

export interface MarkProps {
  /** The id of a place of the face. */
  readonly place: string;
  /** What was agreed on, its box above all. */
  readonly config: object;
}

export interface PieceProps {
  readonly seat: number;
}

/** Something that a moment is about, large. */
export interface ExhibitProps extends Telling {
  /** As the moment calls it: 'die:open'. */
  readonly exhibit: string;
  /** What was agreed on, its box above all. */
  readonly config: object;
}

/** A match that is over, for the game's own way of telling its result. */
export interface EndingProps<View> extends Telling {
  readonly view: View;
  /** Every position from the first to the last, as the one who looks may know them. */
  readonly course: readonly View[];
  /** Seats in the order of their places. */
  readonly order: readonly number[];
  /** Whether the result has been told before: then all of it lies open. */
  readonly isTold: boolean;
  /** One more thing was turned up. */
  turned(): void;
  /** The last of it has been told. */
  told(): void;
}

/** A game's drawn parts: components, each of which the table finds a place for. */
export interface BoardParts<View, Action extends { readonly type: string }, Event = Happened> {
  /** Fills the room it is given; pans and zooms by itself. */
  Board(props: BoardProps<View, Action, Event>): unknown;
  /** What lies beside the board: companies and stocks. Above the log when there is room. */
  Side?(props: BoardProps<View, Action, Event>): unknown;
  /** The own cards and all that is chosen with them, large: on a phone, when the board itself lies on another screen. */
  Hand?(props: BoardProps<View, Action, Event>): unknown;
  /** What lies in front of a player. */
  Holding?(props: HoldingProps<View>): unknown;
  /** What is on the block while an auction runs, large. */
  Lot?(props: LotProps<View>): unknown;
  /** What a moment is about: the share that was sold, the die, the contract. */
  Exhibit?(props: ExhibitProps): unknown;
  /** How the result came about, told as the game tells it; the whole width of the end screen. */
  Ending?(props: EndingProps<View>): unknown;
  /** Nobody hears who won until the ending has told it. */
  readonly keepsResult?: boolean;
  /** The kinds of actions that are touched on the board itself: a small screen does not list them again. */
  readonly touched?: ReadonlySet<Action['type']>;
  /** Those of them that the hand has, too: they need no board. */
  readonly inHand?: ReadonlySet<Action['type']>;
  /** The small picture of a place, for buttons and lists; nothing where there is none. */
  Mark?(props: MarkProps): unknown;
  /** A player's piece, for whatever stands for a player: SVG within 48 x 24 units, its middle near the origin. */
  Piece?(props: PieceProps): unknown;
}
