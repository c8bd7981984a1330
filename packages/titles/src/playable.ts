/** What a table must know of a game: plain rules, and nothing of how it shows itself. */
import type { GameTypes, Rules } from '@roundhouse/engine';

export type { PieceColour } from '@roundhouse/ui/colours';

/**
 * A game seen from outside. Its states, views, actions and events are handed from one of its functions
 * to the next and never looked into, so the common part of all games is type enough.
 */
export type AnyGame = GameTypes;

export interface Playable {
  readonly id: string;
  rules(): Promise<Rules<AnyGame>>;
}
