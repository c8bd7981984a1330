/** A table for tests: lines as in a record, each checked against the legal list. */
import { isRefusal, type Seat } from '@roundhouse/engine';
import { boardOf, rules, type Action, type Event, type State } from '../src/index.ts';
import { withKeptFigures } from '../src/setup.ts';
import { COMPANIES, type CompanyName, type BareState } from '../src/types.ts';

export function configOf(input: unknown): State['config'] {
  const config = rules.configure(input);
  if (isRefusal(config)) throw new Error(`${config.code}: ${JSON.stringify(config.params)}`);
  return config;
}

/** A match in which this seat has drawn the start. */
export function newTable(seats: number, starter: Seat = 0, map: unknown = 'usa'): State {
  const state = rules.setup(configOf({ seats, map }));
  rules.applyChance(state, { type: 'starter', seat: starter });
  return state;
}

export function textsOf(state: State, seat: Seat): string[] {
  return rules.legal(state, seat).map((action) => rules.action.format(action));
}

/** The seat that owes an action, or undefined. */
export function actor(state: State): Seat | undefined {
  const turn = rules.turn(state);
  return turn.kind === 'act' ? turn.seats[0] : undefined;
}

export function isForced(state: State): boolean {
  const turn = rules.turn(state);
  return turn.kind === 'act' && turn.forced === true;
}

function find(state: State, seat: Seat, text: string): Action {
  const found = rules.legal(state, seat).find((action) => rules.action.format(action) === text);
  if (found === undefined) {
    throw new Error(`'${text}' is not among: ${textsOf(state, seat).join(' | ') || 'nothing'}`);
  }
  return found;
}

/** Plays lines like '0 offer red 3' and '=1 pass' (a forced one), and tells what happened. */
export function play(state: State, ...lines: readonly string[]): Event[] {
  const events: Event[] = [];
  for (const line of lines) {
    const [, forced, seat, text] = /^(=?)(\d) (.+)$/.exec(line) ?? [];
    if (isForced(state) !== (forced === '=')) throw new Error(`'${line}': forced or not?`);
    if (actor(state) !== Number(seat)) throw new Error(`'${line}', but ${actor(state)} is to act`);
    rules.apply(state, Number(seat), find(state, Number(seat), text ?? ''), (e) => events.push(e));
    rules.assertSound?.(state);
  }
  return events;
}

/** Plays forced turns until somebody has a choice. */
export function playForced(state: State): Event[] {
  const events: Event[] = [];
  while (isForced(state)) {
    const seat = actor(state) ?? -1;
    events.push(...play(state, `=${seat} ${textsOf(state, seat)[0]}`));
  }
  return events;
}

/** Every active player passes the marker on: the round's building begins (and ends, if none is sold). */
export function passMarkers(state: State): Event[] {
  const events: Event[] = [];
  const { round } = state;
  while (state.phase === 'offer' && state.round === round) {
    events.push(...play(state, `${isForced(state) ? '=' : ''}${actor(state)} pass`));
  }
  return events;
}

/** The active player offers, and everybody else passes. */
export function buy(state: State, company: CompanyName, bid: number): Event[] {
  const events = play(state, `${state.active} offer ${company} ${bid}`);
  while (state.phase === 'auction') {
    events.push(...play(state, `${isForced(state) ? '=' : ''}${actor(state)} pass`));
  }
  return events;
}

/** Plays on, always the first action, until the phase or the round changes. */
export function playOut(state: State, until: (state: State) => boolean): Event[] {
  const events: Event[] = [];
  while (!until(state)) {
    const seat = actor(state) ?? -1;
    events.push(...play(state, `${isForced(state) ? '=' : ''}${seat} ${textsOf(state, seat)[0]}`));
  }
  return events;
}

export const company = (name: CompanyName): number => COMPANIES.indexOf(name);

/** A position changed by hand, with the figures that are kept beside it made anew. */
export function changed(state: State, change: Partial<BareState>): State {
  return withKeptFigures({ ...rules.clone(state), ...change });
}

/** Gives a company links by hand; the first city is its start. */
export function withLinks(
  state: State,
  name: CompanyName,
  start: string,
  links: readonly string[],
): State {
  const board = boardOf(state.config);
  const owner = [...state.owner];
  const network = [...state.network];
  const at = company(name);
  const reach = (city: number): void => {
    const word = at * board.cityWords + (city >> 5);
    network[word] = (network[word] ?? 0) | (1 << (city & 31));
  };
  for (const id of links) {
    const route = board.routeIndex.get(id) ?? -1;
    owner[route] = at;
    reach(board.a[route] ?? -1);
    reach(board.b[route] ?? -1);
  }
  const starts = state.start.with(at, board.cityIndex.get(start) ?? -1);
  return changed(state, { owner, network, start: starts });
}
