/** Positions and moves for the tests, in the words of a table. */
import { isRefusal, type Refusal, type Seat } from '@roundhouse/engine';
import { hexAt, OUR_BOARD } from '../src/board.ts';
import { rules } from '../src/index.ts';
import { hasCube as isCubeIn } from '../src/mask.ts';
import { startRound } from '../src/rounds.ts';
import { layCube } from '../src/track.ts';
import {
  COMPANIES,
  COMPANY_IDS,
  type Company,
  type CompanyId,
  type CompanyState,
  type Config,
  type Event,
  type State,
} from '../src/types.ts';

export function configOf(input: object): Config {
  const config = rules.configure(input);
  if (isRefusal(config)) throw new Error(`refused: ${config.code}`);
  return config;
}

export function newGame(seats: number, options: object = {}): State {
  return rules.setup(configOf({ seats, ...options }));
}

/** The place of a city, or of a hex by its id. */
export function hex(name: string): number {
  const place = OUR_BOARD.cities.find((city) => city.name === name)?.hex ?? hexAt(name);
  if (place === undefined) throw new Error(`no such hex: ${name}`);
  return place;
}

export function companyOf(id: CompanyId): Company {
  const company = COMPANIES.find((place) => COMPANY_IDS[place] === id);
  if (company === undefined) throw new Error(`no such company: ${id}`);
  return company;
}

export function company(state: State, id: CompanyId): CompanyState {
  return state.companies[companyOf(id)];
}

/** '0 bid 12' by a seat, '=2 pass' if it is forced, '* banker 1' for chance; the events of all of them. */
export function say(state: State, ...lines: readonly string[]): Event[] {
  const events: Event[] = [];
  for (const line of lines) {
    const [, mark = '', seat = '', text = ''] = /^(=?)([0-9*]) (.+)$/.exec(line) ?? [];
    if (seat === '*') sayChance(state, text, events);
    else sayAction(state, Number(seat), text, mark === '=', events);
    assertSoundBut(state);
  }
  return events;
}

const scattered = new WeakSet<State>();

/** Cubes anywhere on the map, where a test needs full cities or empty supplies and not a network. */
export function scatterCubes(state: State, place: Company, hexes: readonly number[]): void {
  for (const at of hexes) layCube(state, place, at);
  scattered.add(state);
}

/** The American and the National take turns in these cities, as if their track lay there. */
export function fillCities(state: State, hexes: readonly number[] = emptyCities(state)): void {
  const taken = (company: number) => hexes.filter((_, at) => at % 2 === company);
  scatterCubes(state, 0, taken(0));
  scatterCubes(state, 1, taken(1));
}

export function emptyCities(state: State): readonly number[] {
  return OUR_BOARD.cities.map(({ hex: at }) => at).filter((at) => state.map[at] === 0);
}

function assertSoundBut(state: State): void {
  try {
    rules.assertSound?.(state);
  } catch (error) {
    const isLoose = error instanceof Error && error.message.endsWith('cubes hang loose');
    if (!isLoose || !scattered.has(state)) throw error;
  }
}

function sayChance(state: State, text: string, events: Event[]): void {
  const drawn = rules.chances(state).find(({ chance }) => rules.chance.format(chance) === text);
  if (!drawn) throw new Error(`no such outcome: ${text}`);
  rules.applyChance(state, drawn.chance, (event) => events.push(event));
}

function sayAction(state: State, seat: Seat, text: string, forced: boolean, events: Event[]): void {
  const action = rules.legal(state, seat).find((listed) => rules.action.format(listed) === text);
  if (!action)
    throw new Error(`not legal for seat ${seat}: ${text} (${texts(state, seat).join(', ')})`);
  const turn = rules.turn(state);
  if (turn.kind !== 'act' || (turn.forced ?? false) !== forced) {
    throw new Error(`${text}: ${forced ? 'not forced' : 'forced'}`);
  }
  rules.apply(state, seat, action, (event) => events.push(event));
}

/** The legal list of a seat as texts. */
export function texts(state: State, seat: Seat): string[] {
  return rules.legal(state, seat).map((action) => rules.action.format(action));
}

/** Why a text is refused. */
export function whyNot(state: State, seat: Seat, text: string): Refusal | undefined {
  const action = rules.action.parse(text);
  if (!action) throw new Error(`can't be read: ${text}`);
  return rules.why(rules.view(state, seat), seat, action);
}

export interface Founding {
  readonly city: string;
  /** One share each. */
  readonly owners: readonly Seat[];
  readonly treasury?: number;
}

/** The first round, seat 0 to move, with these companies on the map. */
export function firstRound(
  seats: number,
  founded: Partial<Record<CompanyId, Founding>>,
  options: object = {},
): State {
  const state = newGame(seats, options);
  state.banker = 0;
  state.unoffered = 0;
  state.order = Array.from({ length: seats }, (_, seat) => seat);
  if (seats === 3) remove(state, COMPANIES.find((place) => !(COMPANY_IDS[place] in founded)) ?? 0);
  for (const place of COMPANIES) {
    const founding = founded[COMPANY_IDS[place]];
    if (!founding) continue;
    const owned = state.companies[place];
    owned.treasury = founding.treasury ?? 0;
    for (const owner of founding.owners) {
      owned.unsold -= 1;
      owned.held[owner] = (owned.held[owner] ?? 0) + 1;
    }
    layCube(state, place, hex(founding.city));
  }
  startRound(state, undefined);
  rules.assertSound?.(state);
  return state;
}

function remove(state: State, place: Company): void {
  const removed = state.companies[place];
  removed.status = 'removed';
  removed.gone = removed.unsold;
  removed.unsold = 0;
  removed.supply = 0;
}

/** Further cubes of a company, free of charge; each must touch one that lies. */
export function lay(state: State, id: CompanyId, ...hexes: readonly string[]): void {
  for (const name of hexes) layCube(state, companyOf(id), hex(name));
  rules.assertSound?.(state);
}

/** A whole phase: each mover takes the space given for him and declines what it offers. */
export function takeSpaces(state: State, spaces: readonly string[]): void {
  for (const space of spaces) {
    const seat = state.frame.seat;
    say(state, `${seat} take ${space}`);
    const isWaiting = state.frame.step !== 'space' && state.frame.step !== 'over';
    if (isWaiting) say(state, `${seat} decline`);
  }
}

/** Whether a company has a cube in a hex. */
export function hasCube(state: State, id: CompanyId, name: string): boolean {
  return isCubeIn(state.map[hex(name)] ?? 0, companyOf(id));
}
