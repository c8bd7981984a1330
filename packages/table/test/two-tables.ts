/** Two worlds at two tables: all that leaves a table for somebody who sits there must be the same to the byte. */
import { existsSync } from 'node:fs';
import { isRefusal, type Line, type Rng, type Rules, type Seat } from '@roundhouse/engine';
import { redealings, type Redealt, type Subject } from '@roundhouse/engine/testing';
import type { AnyGame, Title } from '@roundhouse/titles';
import { fleetingStore, Tables, type Sitting, type Table, type TableHost } from '../src/index.ts';
import { told } from '../testing/index.ts';
import { person } from './tables.ts';

export type Pair = Redealt<AnyGame>;

/** A table in the middle of a match where every seat is another person's. */
export interface Seated {
  readonly tables: Tables;
  readonly table: Table;
  readonly place: Sitting;
  readonly observer: Seat | null;
}

/** What is planted: a host that tells more than it should. */
export type Plant = (sound: TableHost, seated: Seated) => Partial<TableHost>;

type Named = Pick<Title, 'id'>;
const fileOf = ({ id }: Named): URL =>
  new URL(`../../../games/${id}/test/subject.ts`, import.meta.url);

/** Whether somebody can deal its secrets anew. */
export const hasSubject = (title: Named): boolean => existsSync(fileOf(title));

export async function subjectOf(title: Named): Promise<Subject<AnyGame>> {
  const { subject } = (await import(/* @vite-ignore */ fileOf(title).pathname)) as {
    readonly subject: Subject<AnyGame>;
  };
  return subject;
}

/** Positions of running matches. */
export function pairsOf(subject: Subject<AnyGame>, matches: number): readonly Pair[] {
  const isRunning = ({ state }: Pair): boolean => subject.rules.turn(state).kind !== 'over';
  return redealings(subject, matches).filter(isRunning);
}

export async function seatedAt(
  { rules }: Subject<AnyGame>,
  state: AnyGame['state'],
  observer: Seat | null,
): Promise<Seated> {
  const tables = new Tables({
    store: fleetingStore(),
    titleOf: (id) => ({ id, rules: async () => rules }),
    now: () => 1000,
    fresh: () => ({ id: 'm', seed: 'ab'.repeat(32), now: 1000 }),
    announce: () => undefined,
  });
  const { config, ...position } = state;
  const sitters = Array.from({ length: config.seats }, (_, seat) => person(`P${seat}`));
  const wanted = { title: rules.title, config, sitters, byHand: 'draws', turnMs: 5000 } as const;
  const match = await tables.begin({ ...wanted, state: position });
  if (isRefusal(match)) throw new Error(match.code);
  const mine = observer === null ? [] : [observer];
  const table = await tables.table(match);
  return { tables, table, place: await tables.sit(match, mine), observer };
}

/** All that an observer can get at a table, before and after a line that is put there. */
export async function leaves(seated: Seated, line: Line | undefined, plant?: Plant) {
  const { table, tables, place, observer } = seated;
  const host: TableHost = plant ? planted(place, plant(place, seated)) : place;
  const live: unknown[] = [];
  const { stop } = host.watch(observer, -1, (steps) => live.push(steps));
  if (line) await table.put([line]);
  stop();
  const again = told(host, observer);
  const legal = again.at(-1)?.legal ?? [];
  const asked = [...legal.slice(0, 2), 'gibberish'];
  const refused = (error: unknown): string => String(error);
  return {
    info: host.info,
    live,
    again,
    whys: observer === null ? [] : await Promise.all(asked.map((text) => host.why(observer, text))),
    previews:
      observer === null
        ? []
        : await Promise.all(asked.map((text) => host.preview(observer, text).catch(refused))),
    record: await host.record().catch(refused),
    playOn: await tables.goOnFrom(place, 1, host.info.sitters).catch(refused),
    hint: await host.hint(observer ?? 0).catch(refused),
  };
}

function planted(sound: Sitting, leak: Partial<TableHost>): TableHost {
  return {
    get info() {
      return sound.info;
    },
    watch: (...args) => sound.watch(...args),
    watchTrouble: (...args) => sound.watchTrouble(...args),
    goOn: () => sound.goOn(),
    act: (move) => sound.act(move),
    undo: (undo) => sound.undo(undo),
    agree: (consent) => sound.agree(consent),
    decline: (no) => sound.decline(no),
    preview: (...args) => sound.preview(...args),
    why: (...args) => sound.why(...args),
    hint: (seat) => sound.hint(seat),
    review: (question) => sound.review(question),
    record: () => sound.record(),
    close: () => sound.close(),
    ...leak,
  };
}

type Lines = readonly [here: Line, there: Line];
const TRIES = 6;

/**
 * A line for either world after which the observer must be told the same: the same line where both allow it, or two of
 * a kind that his own view does not tell apart. What shows something by right is left out. Undefined: none was found.
 */
export function linesFor(
  subject: Subject<AnyGame>,
  { state, world, observer }: Pair,
  rng: Rng,
): Lines | undefined {
  const { rules } = subject;
  const [turn, other] = [rules.turn(state), rules.turn(world)];
  if (turn.kind === 'over' || other.kind !== turn.kind) return undefined;
  const [seat = 0] = turn.kind === 'act' ? turn.seats : [];
  const [here, there] = [state, world].map((each) => linesAt(rules, each, seat));
  for (let tries = 0; tries < TRIES; tries++) {
    const one = here?.[rng.below(here.length)];
    const alike = there?.filter(({ text }) => kindOf(text) === kindOf(one?.text ?? '')) ?? [];
    const same = alike.find(({ text }) => text === one?.text);
    const two = tries % 2 === 0 ? alike[rng.below(Math.max(1, alike.length))] : same;
    if (!one || !two) continue;
    const seen = [shownBy(subject, state, one, observer), shownBy(subject, world, two, observer)];
    if (seen[0] !== undefined && seen[0] === seen[1]) return [one, two];
  }
  return undefined;
}

type Played = Line & { readonly kind: 'act' | 'chance' };
const kindOf = (text: string): string => text.split(' ')[0] ?? '';

function linesAt(
  { turn, ...rules }: Rules<AnyGame>,
  state: AnyGame['state'],
  seat: Seat,
): readonly Played[] {
  const now = turn(state);
  if (now.kind === 'chance') {
    return rules
      .chances(state)
      .map(({ chance }) => ({ kind: 'chance', text: rules.chance.format(chance) }));
  }
  const forced = now.kind === 'act' && now.forced === true;
  return rules
    .legal(state, seat)
    .map((action) => ({ kind: 'act', seat, text: rules.action.format(action), forced }));
}

/** What the observer sees afterwards; undefined: the line shows something by right, or ends the match. */
function shownBy(
  { rules, publishes }: Subject<AnyGame>,
  before: AnyGame['state'],
  line: Played,
  observer: Seat | null,
): string | undefined {
  const after = rules.clone(before);
  const events: AnyGame['event'][] = [];
  const move = line.kind === 'act' ? rules.action.parse(line.text) : rules.chance.parse(line.text);
  if (!move) return undefined;
  const seat = line.kind === 'act' ? line.seat : undefined;
  if (seat === undefined) rules.applyChance(after, move, (event) => events.push(event));
  else {
    if (rules.reveals?.(before, seat, move)) return undefined;
    rules.apply(after, seat, move, (event) => events.push(event));
  }
  if (publishes?.({ before, after, seat, move, events })) return undefined;
  const turn = rules.turn(after);
  return turn.kind === 'over' ? undefined : JSON.stringify([rules.view(after, observer), turn]);
}
