/** What commands ask before a match: title, seats, options, levels, language. Bad answers are told in one line. */
import { LEVELS, type Bot, type Policy } from '@roundhouse/bots';
import {
  isLearned,
  isRefusal,
  ownBox,
  type BoxFault,
  type BoxRules,
  type Refusal,
  type Rules,
} from '@roundhouse/engine';
import { TITLES, titleOf, type AnyGame, type AnyWords, type Title } from '@roundhouse/titles';
import { tableRefusal } from '@roundhouse/ui/table-words';
import { LANGUAGES, USUAL_LANGUAGE, type Language } from '@roundhouse/ui/words';
import { quoted, wholeNumber, type Arguments, type OptionTable } from './arguments.ts';
import { Misuse } from './command.ts';
import { readJson } from './files.ts';
import { levelsAt } from './levels.ts';
import { print } from './output.ts';

export function needTitle(id: string): Title {
  const title = titleOf(id);
  if (title) return title;
  const ids = TITLES.map((known) => known.id).join(', ');
  throw new Misuse(`there is no title ${quoted(id)}; there are ${ids}`);
}

export function needLanguage(args: Arguments): Language {
  const given = args.text('lang') ?? USUAL_LANGUAGE;
  const language = LANGUAGES.find((known) => known === given);
  if (language) return language;
  throw new Misuse(`--lang can be ${LANGUAGES.join(' or ')}, not ${quoted(given)}`);
}

export const LANGUAGE_OPTION = {
  lang: { value: 'LANG', help: `${LANGUAGES.join(' or ')} (default ${USUAL_LANGUAGE})` },
} as const satisfies OptionTable;

/** Four where the title allows it, for that is when most games are at their best. */
export function usualSeats(title: Title): number {
  return title.seats.findLast((seats) => seats <= 4) ?? Math.max(...title.seats);
}

export const CONFIG_OPTIONS = {
  seats: { value: 'N', help: 'how many play (default: 4, or what is nearest below)' },
  option: {
    value: 'NAME=VALUE',
    help: 'an option of the title; may stand several times',
    many: true,
  },
  box: { value: 'FILE', help: 'a box of your own (JSON), where the title takes one' },
} as const satisfies OptionTable;

/** `file`: the box, where it does not stand among the options. */
export function needConfig(
  title: Title,
  args: Arguments,
  file = args.text('box'),
): Promise<AnyGame['config']> {
  const seats = args.whole('seats', SEATS) ?? usualSeats(title);
  return configAt(title, args, seats, file);
}

/** `--seats 2,3`: a config for each. */
export async function needConfigs(
  title: Title,
  args: Arguments,
): Promise<readonly AnyGame['config'][]> {
  const given = args.text('seats')?.split(',') ?? [String(usualSeats(title))];
  const configs: AnyGame['config'][] = [];
  for (const text of given) {
    const seats = wholeNumber('--seats', text, SEATS);
    if (configs.some((config) => config.seats === seats)) {
      throw new Misuse(`--seats names ${seats} twice`);
    }
    configs.push(await configAt(title, args, seats, args.text('box')));
  }
  return configs;
}

const SEATS = { from: 1, to: 99 };

async function configAt(
  title: Title,
  args: Arguments,
  seats: number,
  file: string | undefined,
): Promise<AnyGame['config']> {
  if (!title.seats.includes(seats)) {
    throw new Misuse(`${title.id} is for ${title.seats.join(', ')} seats, not ${seats}`);
  }
  const input = new Map<string, unknown>();
  for (const given of args.texts('option')) {
    const [, name = '', value = ''] = /^([^=]+)=(.+)$/.exec(given) ?? [];
    if (name === '') throw new Misuse(`--option wants NAME=VALUE, not ${quoted(given)}`);
    if (name === 'seats' || input.has(name))
      throw new Misuse(`the option ${quoted(name)} stands twice`);
    input.set(name, value);
  }
  const rules = await title.rules();
  if (file !== undefined) {
    const { field, box } = await needBox(title, file, needLanguage(args));
    if (input.has(field)) throw new Misuse(`the option ${quoted(field)} stands twice`);
    input.set(field, box);
  }
  const config = rules.configure({ ...Object.fromEntries(input), seats });
  if (!isRefusal(config)) return config;
  const language = needLanguage(args);
  throw new Misuse(sentence((await title.words())[language], language, config));
}

/** What lies in the file, and the field of the config that it goes to; of a bad one every fault is told. */
export async function needBox(
  title: Title,
  file: string,
  language: Language,
): Promise<{ readonly field: string; readonly box: object }> {
  const given = readJson(file);
  const { box: boxes } = await title.rules();
  if (!boxes) throw new Misuse(`${title.id} takes no boxes of your own`);
  const read = boxes.read(given);
  if ('box' in read) return { field: boxes.field, box: read.box };
  const words = (await title.words())[language];
  for (const fault of read.faults) print(`${words.refusal(fault)}${inFile(fault)}`);
  throw new Misuse(`${quoted(file)} can't be played with: ${read.faults.length} faults`);
}

/** For who edits the file: the place as it is called there. */
function inFile({ params: { at } }: BoxFault): string {
  return at === '' ? '' : ` [${at}]`;
}

/** A refusal as a sentence: the table's own, or else the game's. */
export function sentence(words: AnyWords, language: Language, refused: Refusal): string {
  return tableRefusal(language, refused) ?? words.refusal(refused);
}

export async function needBot(
  title: Title,
  config: AnyGame['config'],
  name: string,
): Promise<Bot<AnyGame>> {
  const bots = await levelsAt(title, config);
  const bot = bots[LEVELS.find((level) => level === name) ?? 'random'];
  if (bot && bot.level === name) return bot;
  const offered = LEVELS.filter((level) => bots[level]).join(', ');
  const where = placeOf((await title.rules()).box, config);
  throw new Misuse(`${title.id} has no bot ${quoted(name)}; ${where} it has ${offered}`);
}

function placeOf(box: BoxRules | undefined, config: AnyGame['config']): string {
  if (ownBox(config)) return 'with a box of your own';
  return isLearned(box, config) ? `at ${config.seats} seats` : 'with that box';
}

/** How a simple strategy is named among players: `exploit:hoard`. */
export const EXPLOIT = 'exploit:';

export async function needExploit(title: Title, name: string): Promise<Policy<AnyGame>> {
  const exploits = (await title.exploits?.()) ?? {};
  const policy = exploits[name.slice(EXPLOIT.length)];
  if (policy) return policy;
  const known = Object.keys(exploits).map((known) => EXPLOIT + known);
  const has = known.length === 0 ? 'none' : known.join(', ');
  throw new Misuse(`${title.id} has no strategy ${quoted(name)}; it has ${has}`);
}

export const BOT_OPTION = {
  bot: {
    value: 'cmd:PROGRAM',
    help: 'a program that plays, beside --bots; may stand several times (docs/bots.md)',
    many: true,
  },
} as const satisfies OptionTable;

/** Who was named: the levels of `--bots`, then the programs of `--bot`. */
export function namesIn(args: Arguments): string[] {
  const programs = args.texts('bot');
  const other = programs.find((program) => !/^cmd:\s*\S/.test(program));
  if (other !== undefined) throw new Misuse(`--bot wants 'cmd:PROGRAM', not ${quoted(other)}`);
  return [...(args.text('bots')?.split(',') ?? []), ...programs];
}

/** `--bots a,b,c`: one a seat; the last one fills the seats that are left. */
export async function needLineup(
  title: Title,
  config: AnyGame['config'],
  args: Arguments,
  count: number,
): Promise<string[]> {
  const names = namesIn(args);
  if (names.length > count) {
    throw new Misuse(`--bots gives ${names.length} levels for ${count} seats`);
  }
  const levels = names.filter((name) => !name.startsWith('cmd:'));
  // Whether it has such a character is looked at where it sits down.
  for (const level of levels) await needBot(title, config, level.replace(/@[a-z-]+$/, ''));
  const last = names.at(-1) ?? 'normal';
  while (names.length < count) names.push(last);
  return names;
}

/** The texts of all legal actions of a seat, in their fixed order. */
export function legalTexts(rules: Rules<AnyGame>, state: AnyGame['state'], seat: number): string[] {
  return rules.legal(state, seat).map((action) => rules.action.format(action));
}
