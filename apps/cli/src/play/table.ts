/** A match on this machine: who sits where, its fair chance, and its record. */
import { randomBytes } from 'node:crypto';
import type { Bot } from '@roundhouse/bots';
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
  type Rng,
  type Rules,
  type Step,
} from '@roundhouse/engine';
import type { AnyGame, Title } from '@roundhouse/titles';
import { quoted } from '../arguments.ts';
import { Misuse } from '../command.ts';
import { openRecord, told } from '../record-file.ts';
import { needBot } from '../setup.ts';

export interface Table {
  readonly title: Title;
  readonly rules: Rules<AnyGame>;
  readonly match: Match<AnyGame>;
  readonly seed: string;
  readonly draw: Draw;
  readonly you: number;
  /** By seat; undefined is you. */
  readonly bots: readonly (Bot<AnyGame> | undefined)[];
}

const YOU = 'you';
/** One name for all matches in a terminal, so that a seed given as text gives the same match again. */
const MATCH = 'terminal';

export interface NewTable {
  readonly title: Title;
  readonly config: AnyGame['config'];
  readonly you: number;
  /** The levels of the others, in the order of their seats. */
  readonly levels: readonly string[];
  readonly seed: string | undefined;
}

export async function newTable({ title, config, you, levels, seed }: NewTable): Promise<Table> {
  const rules = await title.rules();
  const match = startMatch(rules, config, MATCH);
  const others = [...levels];
  const bots: (Bot<AnyGame> | undefined)[] = [];
  for (let seat = 0; seat < config.seats; seat++) {
    const bot = seat === you ? undefined : await needBot(title, config.seats, others.shift() ?? '');
    bots.push(bot);
    extend(match, { kind: 'seat', seat, holder: bot ? `bot ${bot.level}` : YOU });
  }
  const drawn = seed === undefined ? randomBytes(32).toString('hex') : seedFromText(seed);
  return seated({ title, rules, match, seed: drawn, you, bots }, []);
}

export async function resumedTable(file: string): Promise<Table> {
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
  const bots: (Bot<AnyGame> | undefined)[] = [];
  for (let seat = 0; seat < match.config.seats; seat++) {
    const level = /^bot (.+)$/.exec(holders.get(seat) ?? 'bot normal')?.[1] ?? 'normal';
    bots.push(seat === you ? undefined : await needBot(title, match.config.seats, level));
  }
  return seated({ title, rules, match, seed, you, bots }, record.salts ?? []);
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

/** The bot's own generator for one decision: the same again when a match is resumed. */
function botRng({ seed, match }: Table, seat: number): Rng {
  return seededRng(`${seed} bot ${seat} ${lastSeq(match)}`);
}

/** What the bot does for a seat, from what that seat may see. */
export function botChoice(table: Table, bot: Bot<AnyGame>, seat: number): AnyGame['action'] {
  const { rules, match } = table;
  const view = rules.view(match.state, seat);
  return bot.choose(view, rules.legal(match.state, seat), seat, botRng(table, seat));
}

export function moveByBot(table: Table, bot: Bot<AnyGame>, seat: number): readonly Step<AnyGame>[] {
  const text = table.rules.action.format(botChoice(table, bot, seat));
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
