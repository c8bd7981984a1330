/** What a touch means: the board knows no rules, it narrows the list of what is legal. */
import {
  COMPANIES,
  NONE,
  inNetwork,
  type Action,
  type Board,
  type Company,
  type View,
} from '../../src/index.ts';

type Actions = readonly Action[];

/** What all that is left has in common; cities and routes by their numbers. */
export interface Choice {
  readonly company: Company | undefined;
  readonly city: number | undefined;
  readonly route: number | undefined;
  /** The one action that is left. */
  readonly action: Action | undefined;
}

const companyOf = (action: Action): string | undefined =>
  'company' in action ? action.company : undefined;
const cityOf = (action: Action): string | undefined => ('city' in action ? action.city : undefined);
const routeOf = (action: Action): string | undefined =>
  'route' in action ? action.route : undefined;

function common<T>(left: Actions, of: (action: Action) => T | undefined): T | undefined {
  const [first] = left;
  const value = first && of(first);
  return left.every((action) => of(action) === value) ? value : undefined;
}

const numberOf = (index: ReadonlyMap<string, number>, id: string | undefined): number | undefined =>
  id === undefined ? undefined : index.get(id);

export function choiceOf(board: Board, legal: Actions, left: Actions): Choice {
  const isNarrow = left.length < legal.length || left.length === 1;
  const of = <T>(read: (action: Action) => T | undefined): T | undefined =>
    isNarrow ? common(left, read) : undefined;
  const company = COMPANIES.findIndex((name) => name === of(companyOf));
  return {
    company: company === NONE ? undefined : company,
    city: numberOf(board.cityIndex, of(cityOf)),
    route: numberOf(board.routeIndex, of(routeOf)),
    action: left.length === 1 ? left[0] : undefined,
  };
}

export interface Open {
  readonly routes: readonly number[];
  readonly cities: readonly number[];
}

const numbers = (ids: Iterable<number | undefined>): readonly number[] =>
  [...new Set(ids)].flatMap((id) => id ?? []);

/** What may be touched now. A chosen route leaves the others open, a touched city only its own. */
export function glowing(board: Board, legal: Actions, left: Actions): Open {
  const { route, action } = choiceOf(board, legal, left);
  const isBetweenStarts = route !== undefined && action === undefined;
  const routes = route === undefined ? left : legal;
  return {
    routes: numbers(routes.map((each) => numberOf(board.routeIndex, routeOf(each)))),
    cities: numbers(
      (isBetweenStarts ? left : legal).map((each) => numberOf(board.cityIndex, cityOf(each))),
    ),
  };
}

/** The starts among which the chosen route leaves a choice (SD-4.4). */
export function startsLeft(board: Board, left: Actions, choice: Choice): readonly number[] {
  if (choice.route === undefined || choice.action !== undefined) return [];
  return numbers(left.map((action) => numberOf(board.cityIndex, cityOf(action))));
}

/** Undefined: nothing there is legal. */
type Touched = Actions | undefined;

const some = (list: Actions): Touched => (list.length > 0 ? list : undefined);

/** A start that was chosen stays chosen where it can. */
export function touchRoute(board: Board, legal: Actions, left: Actions, route: number): Touched {
  const { city } = choiceOf(board, legal, left);
  const id = board.routeIds[route];
  const here = legal.filter((action) => routeOf(action) === id);
  const start = city === undefined ? undefined : board.cities[city]?.id;
  return (
    some(here.filter((action) => start !== undefined && cityOf(action) === start)) ?? some(here)
  );
}

function touches(board: Board, action: Action, city: number): boolean {
  const route = numberOf(board.routeIndex, routeOf(action));
  return route !== undefined && (board.a[route] === city || board.b[route] === city);
}

/** A city stands for what is taken or begun there; else for the links that reach it. */
export function touchCity(board: Board, legal: Actions, left: Actions, city: number): Touched {
  const choice = choiceOf(board, legal, left);
  const id = board.cities[city]?.id;
  const here = legal.filter((action) => cityOf(action) === id);
  const route = choice.route === undefined ? undefined : board.routeIds[choice.route];
  return (
    some(here.filter((action) => route !== undefined && routeOf(action) === route)) ??
    some(here) ??
    some(legal.filter((action) => touches(board, action, city)))
  );
}

export function touchCompany(legal: Actions, company: Company): Touched {
  return some(legal.filter((action) => companyOf(action) === COMPANIES[company]));
}

/** The action that was meant by touching a route where nothing is legal. */
export function meantByRoute(view: View, board: Board, route: number): Action {
  const id = board.routeIds[route] ?? '';
  const isFirst = view.phase === 'build' && view.start[view.company] === NONE;
  if (!isFirst) return { type: 'build', route: id };
  const ends = [board.a[route] ?? 0, board.b[route] ?? 0];
  const start = ends.find((city) => board.isHexagon[city]) ?? ends[0] ?? 0;
  return { type: 'start', city: board.cities[start]?.id ?? '', route: id };
}

/** Of the routes at a city the one that was most likely meant: next to the network, then free. */
function likelyRoute(view: View, board: Board, city: number): number {
  const at = board.cost
    .map((_, route) => route)
    .filter((route) => board.a[route] === city || board.b[route] === city);
  const free = at.filter((route) => view.owner[route] === NONE);
  const near = free.filter((route) =>
    [board.a[route], board.b[route]].some((end) =>
      inNetwork(view, board, view.company, end ?? NONE),
    ),
  );
  return near[0] ?? free[0] ?? at[0] ?? 0;
}

export function meantByCity(view: View, board: Board, city: number): Action {
  const id = board.cities[city]?.id ?? '';
  if (view.phase === 'goods') return { type: 'take', city: id };
  const route = likelyRoute(view, board, city);
  const isFirst = view.phase === 'build' && view.start[view.company] === NONE;
  return isFirst
    ? { type: 'start', city: id, route: board.routeIds[route] ?? '' }
    : { type: 'build', route: board.routeIds[route] ?? '' };
}

export function meantByCompany(company: Company): Action {
  return { type: 'offer', company: COMPANIES[company] ?? 'red', bid: 1 };
}
