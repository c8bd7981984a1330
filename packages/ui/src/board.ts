/** What a drawn board gets and gives: it knows no rules, it narrows the list of what is legal. */
import type { Telling } from './face.ts';

export interface BoardProps<View, Action> extends Telling {
  readonly view: View;
  /** The view that was shown before, for what moves; undefined: nothing should. */
  readonly before?: View;
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
}
