/**
 * The contract between a game and everything around it.
 *
 * A game is a value of type `Rules<G>`: plain functions over a plain-JSON state. Each call below says
 * what it returns at the end of a match, at a chance step and for a seat that does not act.
 * `packages/engine/testing` checks every sentence of it.
 */
import type { BoxRules } from './box.ts';
import type { Notation } from './notation.ts';
import type { Rng } from './rng.ts';
import type { Shape } from './shape.ts';

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/** 0 .. seats-1; never a user. */
export type Seat = number;

/** `null` is a spectator; `'all'` sees everything: a finished match with open hands. */
export type Viewer = Seat | null | 'all';

export interface GameTypes {
  /** Options, fixed when the match is made. */
  config: { readonly seats: number };
  /** Plain JSON: objects, arrays, strings, booleans, integers. `config` is the frozen config object. */
  state: { readonly config: { readonly seats: number } };
  /** What one viewer may see. A type of its own: what is not in it can't leak. */
  view: { readonly config: { readonly seats: number } };
  /** Flat; one decision by one seat. */
  action: { readonly type: string };
  /** Flat; one random outcome. */
  chance: { readonly type: string };
  /** A structured fact. Sentences are made in the client. */
  event: { readonly type: string };
}

export type Turn =
  /**
   * Each of `seats` owes one action; any order of answers gives the same result.
   * `asked`: everybody whose answer is sealed, where it is nobody's business who has given his: `turnFor` hides it.
   * `forced`: one seat with one legal action, known so to everybody: `settle` plays it.
   */
  | {
      readonly kind: 'act';
      readonly seats: readonly Seat[];
      readonly asked?: readonly Seat[];
      readonly forced?: true;
    }
  /** The pool ('card', 'die', ...) is known before the draw. */
  | { readonly kind: 'chance'; readonly pool: string }
  | { readonly kind: 'over' };

/** Why something is not possible: a value for the client to turn into a sentence. */
export interface Refusal {
  readonly code: string;
  /** The rule's number ('AR-5.3'), or 'table' where no rule of the game is meant. */
  readonly rule: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface Outcome {
  readonly scores: readonly number[];
  /** 1 is a winner; equal places are shared (1, 2, 2, 4). */
  readonly places: readonly number[];
}

/** An option of a title. Its values are closed; where it is the field of a box, `configure` takes one too. */
export interface OptionSpec {
  readonly name: string;
  readonly values: readonly string[];
  readonly default: string;
  /** A config does not write the default out: there were matches before there was a choice. */
  readonly isUnwritten?: true;
}

export interface Meta {
  readonly seats: readonly number[];
  readonly options: readonly OptionSpec[];
  /** No match has more lines than this. */
  readonly maxLines: number;
  /** Whether seats hide something from each other in any config. */
  readonly hasSecrets: boolean;
}

/** One step of the rules' version: how a running match's data changes. Lines are never repaired. */
export interface Migration {
  readonly to: number;
  readonly note: string;
  config?(old: Json): Json;
  state?(old: Json): Json;
  event?(old: Json): Json;
}

export interface Weighted<C> {
  readonly chance: C;
  /** A positive integer. */
  readonly weight: number;
}

declare const imagined: unique symbol;
/** A full state made up to fit a view. Bots accept these only; a real state does not compile there. */
export type Imagined<S> = S & { readonly [imagined]: true };

export type Emit<E> = (event: E) => void;

/** A standing instruction a player may give (auto-pass, bid up to an amount). */
export interface OrderSpec {
  readonly name: string;
  /** Whether the order carries a whole number. */
  readonly amount: boolean;
}
export interface Order {
  readonly name: string;
  readonly amount?: number;
}

/** What a table does not tell a second time: it was told when it happened, and who wants to know it remembers it. */
export interface Forgetting<G extends GameTypes> {
  /** Whether an event may no longer be told once it is older than a round. */
  forgets(event: G['event']): boolean;
  /** A position of the last round, without what was old already when it lay there. */
  veil(view: G['view']): G['view'];
}

export interface Rules<G extends GameTypes> {
  readonly title: string;
  readonly version: number;
  /** One for each version after the first, in order. */
  readonly migrations: readonly Migration[];
  readonly meta: Meta;
  /** For a title that can be played with other boxes than ours. */
  readonly box?: BoxRules;
  readonly action: Notation<G['action']>;
  readonly chance: Notation<G['chance']>;

  /** Fills defaults in and freezes deeply. `{ seats }` alone is enough. Anything unknown is refused. */
  configure(input: unknown): G['config'] | Refusal;
  /** No randomness: the deal is chance steps. */
  setup(config: G['config']): G['state'];
  turn(state: G['state']): Turn;
  /** Defined exactly when the turn is 'over'. */
  outcome(state: G['state']): Outcome | undefined;

  /** The one judge: all actions, in a fixed order; empty for a seat that does not act. May be shared constants. */
  legal(state: G['state'], seat: Seat): readonly G['action'][];
  /** Changes the state in place. Trusts its caller: the action is one of `legal`. */
  apply(state: G['state'], seat: Seat, action: G['action'], emit?: Emit<G['event']>): void;
  /** Whether this action shows the seat something it did not know: undo may not cross it. */
  reveals?(state: G['state'], seat: Seat, action: G['action']): boolean;

  /** At a chance step: every outcome once, in a fixed order, with integer weights. Else empty. */
  chances(state: G['state']): readonly Weighted<G['chance']>[];
  /** The fast path: the same pick as one `rng.below(total weight)` over `chances`. */
  sampleChance(state: G['state'], rng: Rng): G['chance'];
  applyChance(state: G['state'], chance: G['chance'], emit?: Emit<G['event']>): void;

  /** Equal, and shares nothing with the original but the config. */
  clone(state: G['state']): G['state'];
  view(state: G['state'], viewer: Viewer): G['view'];
  /** The event as this viewer may know it; undefined: not at all. */
  redact(event: G['event'], viewer: Viewer): G['event'] | undefined;
  /** Undefined: everything that happened may be looked up. */
  forgetting?(config: G['config']): Forgetting<G> | undefined;
  /** Fits the view; uniform over the deals of distinguishable cards. */
  determinize(view: G['view'], viewer: Viewer, rng: Rng): Imagined<G['state']>;

  /**
   * Undefined exactly when the action is listed for the seat. Made from the view, so it can't leak.
   * After the end `match-over`, at a chance step `chance-first` with its pool, both of the table.
   */
  why(view: G['view'], seat: Seat, action: G['action']): Refusal | undefined;
  /** The least committal legal action of a seat that acts: time-out, absent seat. */
  idle(view: G['view'], seat: Seat): G['action'];

  readonly orders?: readonly OrderSpec[];
  /** What the order does now; undefined: nothing yet; a refusal: it is disarmed, with the reason. */
  obey?(view: G['view'], seat: Seat, order: Order): G['action'] | Refusal | undefined;

  /** What a state of this config looks like, without the config: for states from outside. */
  shape(config: G['config']): Shape;
  /** Pieces, cards and money conserved, kept figures equal to recomputed ones; throws with the rule's number. */
  assertSound?(state: G['state']): void;
}

/** The turn as somebody is told who knows of some seats whether they have answered. */
export function turnFor(turn: Turn, knows: (seat: Seat) => boolean): Turn {
  if (turn.kind !== 'act' || !turn.asked) return turn;
  const { seats, asked } = turn;
  return { kind: 'act', seats: asked.filter((seat) => seats.includes(seat) || !knows(seat)) };
}

export function isRefusal(value: unknown): value is Refusal {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    'rule' in value &&
    'params' in value
  );
}

export function refusal(
  code: string,
  rule: string,
  params: Readonly<Record<string, string | number>> = {},
): Refusal {
  return { code, rule, params };
}
