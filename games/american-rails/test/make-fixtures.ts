/**
 * Writes the recorded matches in `fixtures/`; run by hand, and only after a change of the rules:
 * `node games/american-rails/test/make-fixtures.ts`. The same rules and bots write the same files.
 */
import { writeFileSync } from 'node:fs';
import {
  extend,
  formatRecord,
  type Json,
  isRefusal,
  lastSeq,
  play,
  seededRng,
  settle,
  startMatch,
  type Match,
  type Rng,
  type Seat,
} from '@roundhouse/engine';
import { bidLimit } from '../bot/bidding.ts';
import { bots } from '../bot/index.ts';
import { outlookOf } from '../bot/outlook.ts';
import { TUNED } from '../bot/temper.ts';
import { HEXES, NEIGHBOURS, OUR_BOARD } from '../src/board.ts';
import { rules } from '../src/index.ts';
import { hasCube } from '../src/mask.ts';
import { cubeCost } from '../src/track.ts';
import type { Action, AmericanRails, Company, View } from '../src/types.ts';
import { configOf } from './table.ts';

type Player = (view: View, legal: readonly Action[], seat: Seat, rng: Rng) => Action;

const random: Player = (view, legal, seat, rng) => {
  const types = [...new Set(legal.map(({ type }) => type))];
  const type = types[rng.below(types.length)];
  const some = legal.filter((action) => action.type === type);
  return some[rng.below(some.length)] ?? rules.idle(view, seat);
};

const rule: Player = (view, legal, seat, rng) =>
  bots.normal?.choose(view, legal, seat, rng) ?? rules.idle(view, seat);

/** As the rule bot, but bids its limit at once: a short match, to be worked through by hand. */
const brisk: Player = (view, legal, seat, rng) => {
  const { company } = view.frame;
  const action = rule(view, legal, seat, rng);
  if (action.type !== 'bid' || company === -1) return action;
  const limit = bidLimit(outlookOf(view, seat, TUNED), seat, company);
  return { type: 'bid', amount: Math.max(action.amount, limit) };
};

/** Wants a cube in every city before the Republic is founded, so that it is knocked out (AR-4.6). */
const settler: Player = (view, legal, seat, rng) => {
  const isFull = OUR_BOARD.cities.every(({ hex }) => view.map[hex] !== 0);
  const wanted = (text: string): Action | undefined =>
    legal.find((action) => rules.action.format(action) === text);
  const cash = view.cash[seat] ?? 0;
  switch (view.frame.step) {
    case 'offer':
      return isFull ? (wanted('offer republic') ?? rules.idle(view, seat)) : notRepublic(legal);
    case 'found':
      // Far from each other.
      return legal[(view.frame.company * 11) % legal.length] ?? rules.idle(view, seat);
    case 'bid':
      if (view.frame.company === 5 && !isFull) return rules.idle(view, seat);
      return wanted(`bid ${Math.max(10, Math.floor(cash * 0.6))}`) ?? rules.idle(view, seat);
    case 'space': {
      const spaces = isFull ? ['auction'] : ['expand4', 'auction', 'expand3', 'finance', 'take2'];
      const space = spaces.find((name) => wanted(`take ${name}`));
      return wanted(`take ${space ?? ''}`) ?? rules.idle(view, seat);
    }
    case 'take2':
      return wanted('expand2') ?? wanted('collect') ?? rules.idle(view, seat);
    case 'expand':
      return towardsEmptyCity(view, legal) ?? rules.idle(view, seat);
    case 'finance':
      return poorest(view, legal) ?? rules.idle(view, seat);
    default:
      return rule(view, legal, seat, rng);
  }
};

/** The first company that is not the Republic; else decline, or offer it where that is a must. */
function notRepublic(legal: readonly Action[]): Action {
  const other = legal.find((action) => action.type !== 'offer' || action.company !== 5);
  return other ?? { type: 'offer', company: 5 };
}

function poorest(view: View, legal: readonly Action[]): Action | undefined {
  const treasury = (action: Action): number =>
    action.type === 'finance' && action.company !== 5
      ? view.companies[action.company].treasury
      : Infinity;
  return legal.toSorted((a, b) => treasury(a) - treasury(b))[0];
}

/** The placement that is nearest to an empty city, all costs counted. */
function towardsEmptyCity(view: View, legal: readonly Action[]): Action | undefined {
  const placements = legal.flatMap((action) => (action.type === 'place' ? [action] : []));
  const rest = placements.map(({ company, hex }) => wayCost(view, company, hex));
  const least = Math.min(...rest);
  return least === Infinity ? undefined : placements[rest.indexOf(least)];
}

function wayCost(view: View, company: Company, start: number): number {
  const costs = HEXES.map(() => Infinity);
  const queue = [start];
  costs[start] = cubeCost(OUR_BOARD, start, view.map[start] ?? 0);
  for (const hex of queue) {
    for (const next of NEIGHBOURS[hex] ?? []) {
      const mask = view.map[next] ?? 0;
      if ((OUR_BOARD.holdsOne[next] && mask !== 0) || hasCube(mask, company)) continue;
      const cost = (costs[hex] ?? 0) + cubeCost(OUR_BOARD, next, mask);
      if (cost >= (costs[next] ?? 0)) continue;
      costs[next] = cost;
      queue.push(next);
    }
  }
  const empty = OUR_BOARD.cityAt.flatMap((city) =>
    city && view.map[city.hex] === 0 ? [city.hex] : [],
  );
  const { treasury, supply } = view.companies[company];
  const least = Math.min(...empty.map((hex) => costs[hex] ?? Infinity));
  return least <= treasury && supply > 0 ? least : Infinity;
}

interface Fixture {
  readonly name: string;
  readonly config: object;
  readonly players: readonly Player[];
  /** Every so many lines the last decision is taken back and made again. */
  readonly undo?: number;
}

const FIXTURES: readonly Fixture[] = [
  { name: 'bots-3', config: { seats: 3 }, players: [rule] },
  { name: 'bots-3-2009', config: { seats: 3, edition: '2009' }, players: [rule] },
  { name: 'bots-4', config: { seats: 4 }, players: [rule] },
  { name: 'bots-5-silent', config: { seats: 5, tableTalk: 'off' }, players: [rule] },
  { name: 'by-hand-3', config: { seats: 3 }, players: [brisk] },
  { name: 'by-hand-4', config: { seats: 4 }, players: [brisk, brisk, random] },
  { name: 'knock-out-4', config: { seats: 4 }, players: [settler] },
  { name: 'mixed-4-undo', config: { seats: 4 }, players: [rule, rule, random], undo: 40 },
  { name: 'mixed-5', config: { seats: 5 }, players: [rule, random] },
  { name: 'random-3', config: { seats: 3 }, players: [random] },
];

function playOut({ name, config, players, undo }: Fixture): Match<AmericanRails> {
  const rng = seededRng(name);
  const match = startMatch(rules, configOf(config), name);
  const draw = (): Rng => rng;
  settle(match, draw);
  for (let turn = rules.turn(match.state); turn.kind === 'act'; turn = rules.turn(match.state)) {
    const seat = turn.seats[0] ?? 0;
    const player = players[seat % players.length] ?? rule;
    const view = rules.view(match.state, seat);
    const text = rules.action.format(player(view, rules.legal(match.state, seat), seat, rng));
    const before = lastSeq(match);
    if (isRefusal(play(match, seat, text, draw))) throw new Error(`${name}: '${text}' was refused`);
    const isAlone = lastSeq(match) === before + 1;
    if (undo !== undefined && isAlone && before % undo === 0) {
      extend(match, { kind: 'undo', to: match.counted.at(-2)?.seq ?? 0 });
    }
  }
  return match;
}

for (const fixture of FIXTURES) {
  const match = playOut(fixture);
  const result = rules.outcome(match.state);
  const { config, lines } = match;
  const header = { title: rules.title, rules: rules.version, match: fixture.name };
  const record = {
    ...header,
    config: { ...config } as unknown as Json,
    ...(result ? { result } : {}),
    lines: [...lines],
  };
  const file = new URL(`fixtures/${fixture.name}.rec`, import.meta.url);
  writeFileSync(file, formatRecord(record));
}
