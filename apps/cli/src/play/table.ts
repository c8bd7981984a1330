/** A table in a terminal: one person, bots and programs in the other seats, and a record in a file. */
import { randomBytes } from 'node:crypto';
import { LEVELS, type Measure } from '@roundhouse/bots';
import { isRefusal, parseHolder, replay, type Line, type Rules } from '@roundhouse/engine';
import {
  botName,
  characterOf,
  sittersIn,
  Tables,
  type Sitter,
  type Sitting,
} from '@roundhouse/table';
import { titleOf, type AnyGame, type Title } from '@roundhouse/titles';
import { quoted } from '../arguments.ts';
import type { BotPool } from '../bot-pool.ts';
import { Misuse } from '../command.ts';
import { readText } from '../files.ts';
import { levelsAt } from '../levels.ts';
import { OUTSIDE } from '../outside/player.ts';
import { openPlayers, type SeatedPlayer } from '../players.ts';
import { openRecord, told } from '../record-file.ts';
import { fileStore, type FileStore } from './file-store.ts';
import { Inbox } from './inbox.ts';
import { terminalThinker } from './thinker.ts';

export interface Table {
  readonly title: Title;
  readonly rules: Rules<AnyGame>;
  readonly seats: number;
  readonly store: FileStore;
  readonly place: Sitting;
  readonly inbox: Inbox;
  readonly you: number;
  /** By seat; undefined is you. */
  readonly bots: readonly (SeatedPlayer | undefined)[];
}

const GATHER_MS = 60_000;
const SALT_BYTES = 16;

/** A record does not name the program: whoever opens it would start what it says. */
const PROGRAM = 'program';

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
  /** Where the record is kept. */
  readonly file: string | undefined;
}

export async function newTable(wanted: NewTable): Promise<Table> {
  const { title, config, you, names, seed, thinking } = wanted;
  const setting = { title, config, you, names: names.toSpliced(you, 0, ''), thinking };
  const room = await open(setting);
  const dealt = seed === undefined ? {} : { seed };
  const sitters = sittersFor(setting, await charactersOf(title));
  const beginning = { title: title.id, config, sitters, gatherMs: GATHER_MS, ...dealt };
  // What keeps the file from being written is the user's to mend, and the store knows it in words.
  const match = await room.tables.begin(beginning).catch((error: unknown) => {
    throw room.store.failure ?? error;
  });
  if (isRefusal(match)) throw new Error(`the table was refused: ${match.code}`);
  // The commitment is made: nobody can choose a deal by what is added now.
  await room.tables.addSalts(
    match,
    sitters.map(() => randomBytes(SALT_BYTES).toString('hex')),
  );
  return sitDown(room, match, -1);
}

export async function resumedTable(file: string, thinking: Thinking): Promise<Table> {
  const { title, record, places } = openRecord(file);
  const rules = await title.rules();
  const { config, state, ended } = told(file, () => replay(rules, record, places));
  if (rules.turn(state).kind === 'over' || ended !== undefined) {
    throw new Misuse(`the match in ${quoted(file)} is over; 'roundhouse replay' shows it`);
  }
  if (record.seed === undefined) {
    throw new Misuse(`${quoted(file)} has no seed, so nobody can play on`);
  }
  const known = sittersIn(record.lines, config.seats);
  const person = known.findIndex(({ kind }) => kind === 'person');
  const characters = await charactersOf(title);
  const levels = await levelsAt(title, config);
  const names = known.map((sitter, seat) => {
    if (sitter.kind !== 'bot') return 'normal';
    const { level } = sitter;
    const number = characterOf(nameIn(record.lines, seat));
    if (number === undefined || !levels[level]?.styles) return level;
    return `${level}@${characters[number % characters.length]}`;
  });
  const setting = { title, config, you: Math.max(0, person), names, thinking };
  const room = await open(setting);
  const match = await room.tables.importRecord(readText(file), {
    sitters: sittersFor(setting, characters),
  });
  return sitDown(room, match, record.lines.length);
}

interface Setting {
  readonly title: Title;
  readonly config: AnyGame['config'];
  readonly you: number;
  /** By seat; what stands in yours is nobody. */
  readonly names: readonly string[];
  readonly thinking: Thinking;
}

/** As the record has it; empty: whoever sat there had none. */
function nameIn(lines: readonly Line[], seat: number): string {
  const said = lines.findLast((line) => line.kind === 'seat' && line.seat === seat);
  return said?.kind === 'seat' ? parseHolder(said.holder).name : '';
}

/** By number. */
async function charactersOf(title: Title): Promise<readonly string[]> {
  return ((await title.brain()).styles ?? []).map(({ name }) => name);
}

/** A bot of a character goes by the name of that one, as it does elsewhere. */
function sittersFor({ names, you }: Setting, characters: readonly string[]): readonly Sitter[] {
  return names.map((name, seat): Sitter => {
    if (seat === you) return { kind: 'person', name: '' };
    const [, plain, character = ''] = /^([a-z]+)(?:@([a-z-]+))?/.exec(name) ?? [];
    const level = LEVELS.find((each) => each === plain);
    const number = characters.indexOf(character);
    const isProgram = OUTSIDE.test(name) || level === undefined;
    return isProgram
      ? { kind: 'bot', level: 'normal', name: PROGRAM }
      : { kind: 'bot', level, name: number < 0 ? '' : botName(number) };
  });
}

interface Room extends Omit<Table, 'place' | 'inbox'> {
  readonly tables: Tables;
}

/** A player for each seat but yours; seats of the same name share one. */
async function open({ title, config, you, names, thinking }: Setting): Promise<Room> {
  const others = new Set(names.filter((_, seat) => seat !== you));
  const players = await openPlayers(others, { title, config, ...thinking });
  const bots = names.map((name, seat) => (seat === you ? undefined : players.get(name)));
  const rules = await title.rules();
  const store = fileStore(rules, thinking.file);
  const levels = await levelsAt(title, config);
  const advisor = LEVELS.findLast((level) => levels[level]) ?? 'normal';
  const tables = new Tables({
    store,
    thinker: terminalThinker(bots, advisor, thinking.pool),
    titleOf,
    now: Date.now,
    fresh: () => ({
      id: randomBytes(8).toString('hex'),
      seed: randomBytes(32).toString('hex'),
      now: Date.now(),
    }),
    announce: () => undefined,
  });
  return { title, rules, seats: config.seats, store, tables, you, bots };
}

async function sitDown({ tables, ...room }: Room, match: string, after: number): Promise<Table> {
  const place = await tables.sit(match, [room.you]);
  return { ...room, place, inbox: new Inbox(place, room.you, after) };
}
