/** States with one field changed: each is refused at the door, or is sound and plays on to its end. */
import {
  canonicalJson,
  isRefusal,
  readState,
  seededRng,
  type GameTypes,
  type Json,
  type Rng,
  type Rules,
} from '../src/index.ts';
import { copyOf } from './compare.ts';
import { configsOf } from './configs.ts';
import { messageOf } from './failure.ts';
import { pickByType, randomMatch } from './random-match.ts';
import type { Subject } from './subject.ts';

export interface StrangeStates {
  readonly refused: number;
  /** Changed, and still a position that can be played. */
  readonly sound: number;
  /** What was let in and then broke, or a sound state that was refused. */
  readonly faults: readonly string[];
}

const STATES_A_MATCH = 20;

export function strangeStates<G extends GameTypes>(
  { rules, configs }: Subject<G>,
  { states, seed }: { readonly states: number; readonly seed: string },
): StrangeStates {
  const rng = seededRng(seed);
  const tables = configsOf(rules, configs);
  const faults: string[] = [];
  let [refused, sound] = [0, 0];
  for (let match = 0; refused + sound < states; match++) {
    const config = tables[match % tables.length] as G['config'];
    for (const plain of positionsOf(rules, config, rng)) {
      if (isRefusal(readState(rules, config, plain)))
        faults.push(`refused as it was: ${said(plain)}`);
      const change = changeOne(plain, rng);
      if (canonicalOrNothing(change.state) === canonicalJson(plain)) continue;
      const fault = playedOn(rules, config, change.state, rng);
      if (fault === 'refused') refused += 1;
      else sound += 1;
      if (fault !== undefined && fault !== 'refused') faults.push(`${change.what}: ${fault}`);
    }
  }
  return { refused, sound, faults };
}

const said = (plain: Json): string => JSON.stringify(plain).slice(0, 300);

function canonicalOrNothing(value: Json): string | undefined {
  try {
    return canonicalJson(value);
  } catch {
    return undefined;
  }
}

/** Some states of a random match, without their config. */
function positionsOf<G extends GameTypes>(
  rules: Rules<G>,
  config: G['config'],
  rng: Rng,
): readonly Json[] {
  const all: Json[] = [];
  randomMatch({ rules }, config, rng, {
    at({ state }) {
      const { config: _, ...rest } = rules.clone(state);
      all.push(rest as Json);
    },
  });
  return Array.from({ length: Math.min(STATES_A_MATCH, all.length) }, () => {
    return all[rng.below(all.length)] as Json;
  });
}

/** Undefined: it went to its end. */
function playedOn<G extends GameTypes>(
  rules: Rules<G>,
  config: G['config'],
  plain: Json,
  rng: Rng,
): string | undefined {
  const state = readState(rules, config, plain);
  if (isRefusal(state)) return 'refused';
  try {
    for (let line = 0; line <= rules.meta.maxLines; line++) {
      const turn = rules.turn(state);
      if (turn.kind === 'over') {
        rules.outcome(state);
        return undefined;
      }
      for (let seat = 0; seat < config.seats; seat++) canonicalJson(rules.view(state, seat));
      if (turn.kind === 'chance') rules.applyChance(state, rules.sampleChance(state, rng));
      else {
        const seat = turn.seats[rng.below(turn.seats.length)] ?? 0;
        const legal = rules.legal(state, seat);
        if (legal.length === 0) return `seat ${seat} has nothing to do`;
        rules.apply(state, seat, pickByType(legal, rng));
      }
      rules.assertSound?.(state);
    }
  } catch (error) {
    return messageOf(error);
  }
  return `it still goes on after ${rules.meta.maxLines} lines`;
}

interface Change {
  readonly state: Json;
  readonly what: string;
}

interface Spot {
  readonly holder: Json[] | Record<string, Json>;
  readonly key: string;
  readonly at: string;
}

function changeOne(plain: Json, rng: Rng): Change {
  const state = copyOf(plain);
  const spots: Spot[] = [];
  gather(state, '', spots);
  const { holder, key, at } = spots[rng.below(spots.length)] as Spot;
  const place = holder as Record<string, Json>;
  const old = place[key] as Json;
  const others = spots.map((spot) => (spot.holder as Record<string, Json>)[spot.key] as Json);
  const fresh = changed(old, others, rng);
  if (fresh === undefined) delete place[key];
  else place[key] = fresh;
  return {
    state,
    what: `${at}: ${said(old)} became ${fresh === undefined ? 'nothing' : said(fresh)}`,
  };
}

function gather(value: Json, at: string, spots: Spot[]): void {
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Json[] | Record<string, Json>;
  for (const [key, part] of Object.entries(holder)) {
    spots.push({ holder, key, at: `${at}.${key}` });
    gather(part, `${at}.${key}`, spots);
  }
}

/** Near misses above all: they are what a check forgets. */
function changed(old: Json, others: readonly Json[], rng: Rng): Json | undefined {
  const same = others.filter((other) => typeof other === typeof old && !Array.isArray(other));
  const other = same[rng.below(Math.max(1, same.length))] ?? null;
  if (typeof old === 'number') {
    const near = [old + 1, old - 1, old + 1, old - 1, 0, -1, other, old ^ (1 << rng.below(30))];
    const far = [old + 0.5, 2 ** 40, -(2 ** 40), 'x', null, true, [old]];
    const list = rng.below(5) === 0 ? far : near;
    return list[rng.below(list.length)];
  }
  if (typeof old === 'boolean') return rng.below(4) === 0 ? 1 : !old;
  if (typeof old === 'string') return rng.below(4) === 0 ? '' : other;
  if (Array.isArray(old)) {
    const copies: Json[] = [
      old.slice(1),
      [...old, ...old.slice(0, 1)],
      [],
      null,
      [...old].reverse(),
    ];
    return copies[rng.below(copies.length)];
  }
  const whole: (Json | undefined)[] = [null, undefined, {}, 0, { ...(old as object), extra: 1 }];
  return whole[rng.below(whole.length)];
}
