/** A match on this machine: who sits where, its fair chance, and its record. */
import { randomBytes } from 'node:crypto';
import type { Measure } from '@roundhouse/bots';
import {
  commitment,
  extend,
  fairDraw,
  formatRecord,
  isRefusal,
  lastSeq,
  play,
  replay,
  seededRng,
  seedFromText,
  settle,
  startMatch,
  type Draw,
  type Match,
  type Refusal,
  type Rules,
  type Step,
} from '@roundhouse/engine';
import type { AnyGame, Title } from '@roundhouse/titles';
import { quoted } from '../arguments.ts';
import { Misuse } from '../command.ts';
import { openRecord, told } from '../record-file.ts';
import type { BotPool } from '../bot-pool.ts';
import { OUTSIDE } from '../outside/player.ts';
import { openPlayers, type SeatedPlayer } from '../players.ts';

export interface Table {
  readonly title: Title;
  readonly rules: Rules<AnyGame>;
  readonly match: Match<AnyGame>;
  readonly seed: string;
  readonly draw: Draw;
  readonly you: number;
  /** By seat; undefined is you. */
  readonly bots: readonly (SeatedPlayer | undefined)[];
  /** Where bots think that take their time. */
  readonly pool: BotPool;
}

const YOU = 'you';
/** A record does not name the program: whoever opens it would start what it says. */
const PROGRAM = 'program';
/** One name for all matches in a terminal, so that a seed given as text gives the same match again. */
const MATCH = 'terminal';

export interface NewTable {
  readonly title: Title;
  readonly config: AnyGame['config'];
  readonly you: number;
  /** Who the others are, in the order of their seats. */
  readonly names: readonly string[];
  readonly seed: string | undefined;
  readonly thinking: Thinking;
}

export interface Thinking {
  readonly measure: Measure;
  readonly pool: BotPool;
}

export async function newTable(wanted: NewTable): Promise<Table> {
  const { title, config, you, names, seed, thinking } = wanted;
  const rules = await title.rules();
  const match = startMatch(rules, config, MATCH);
  const bots = await botsFor(names.toSpliced(you, 0, YOU), you, { title, config, ...thinking });
  sitDown(match, bots);
  const drawn = seed === undefined ? randomBytes(32).toString('hex') : seedFromText(seed);
  const { pool } = thinking;
  return seated({ title, rules, match, seed: drawn, you, bots, pool }, []);
}

/** A player for each seat but yours; seats of the same name share one. */
async function botsFor(
  names: readonly string[],
  you: number,
  seating: Parameters<typeof openPlayers>[1],
): Promise<readonly (SeatedPlayer | undefined)[]> {
  const others = names.filter((_, seat) => seat !== you);
  const players = await openPlayers(new Set(others), seating);
  return names.map((name, seat) => (seat === you ? undefined : players.get(name)));
}

function sitDown(match: Match<AnyGame>, bots: readonly (SeatedPlayer | undefined)[]): void {
  for (const [seat, bot] of bots.entries()) {
    extend(match, { kind: 'seat', seat, holder: bot ? holderOf(bot) : YOU });
  }
}

function holderOf({ name }: SeatedPlayer): string {
  return `bot ${OUTSIDE.test(name) ? PROGRAM : name}`;
}

export async function resumedTable(file: string, thinking: Thinking): Promise<Table> {
  const { title, record, places } = openRecord(file);
  const rules = await title.rules();
  const match = told(file, () => replay(rules, record, places));
  const { seed } = record;
  const isOver = rules.turn(match.state).kind === 'over' || match.ended !== undefined;
  if (isOver)
    throw new Misuse(`the match in ${quoted(file)} is over; 'roundhouse replay' shows it`);
  if (seed === undefined) throw new Misuse(`${quoted(file)} has no seed, so nobody can play on`);
  const holders = new Map<number, string>();
  for (const line of record.lines) if (line.kind === 'seat') holders.set(line.seat, line.holder);
  const you = [...holders].find(([, holder]) => holder === YOU)?.[0] ?? 0;
  const { config } = match;
  const names = Array.from({ length: config.seats }, (_, seat) => {
    const name = /^bot ([a-z]+)$/.exec(holders.get(seat) ?? '')?.[1] ?? PROGRAM;
    return name === PROGRAM ? 'normal' : name;
  });
  const bots = await botsFor(names, you, { title, config, ...thinking });
  if ([...holders.values()].includes(`bot ${PROGRAM}`)) sitDown(match, bots);
  const { pool } = thinking;
  return seated({ title, rules, match, seed, you, bots, pool }, record.salts ?? []);
}

function seated(table: Omit<Table, 'draw'>, salts: readonly string[]): Table {
  const { title, match, seed } = table;
  return { ...table, draw: fairDraw({ title: title.id, match: match.id, seed, salts }) };
}

/** Chance and forced turns, until somebody must decide. */
export function settleTable(table: Table): readonly Step<AnyGame>[] {
  return settle(table.match, table.draw);
}

export function move(table: Table, seat: number, text: string): readonly Step<AnyGame>[] | Refusal {
  return play(table.match, seat, text, table.draw);
}

/** Where chance starts in one decision: the same again when a match is resumed. */
export function botSeed({ seed, match }: Table, seat: number): string {
  return `${seed} bot ${seat} ${lastSeq(match)}`;
}

/** What the bot does for a seat, from what that seat may see. */
export async function moveByBot(
  table: Table,
  bot: SeatedPlayer,
  seat: number,
): Promise<readonly Step<AnyGame>[]> {
  const { rules, match } = table;
  const view = rules.view(match.state, seat);
  const legal = rules.legal(match.state, seat);
  const text = rules.action.format(
    await bot.choose(view, legal, seat, seededRng(botSeed(table, seat))),
  );
  const steps = move(table, seat, text);
  if (isRefusal(steps)) throw new Error(`the bot's '${text}' was refused: ${steps.code}`);
  return steps;
}

export function recordText({ title, rules, match, seed }: Table): string {
  const result = rules.outcome(match.state);
  return formatRecord({
    title: title.id,
    rules: rules.version,
    match: match.id,
    config: { ...match.config },
    commit: commitment(seed),
    seed,
    ...(result ? { result } : {}),
    lines: match.lines,
  });
}
