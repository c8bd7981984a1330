/** The words and options of a command line, each read with a message that says what was wrong. */
import { parseArgs } from 'node:util';
import { Misuse, type Command } from './command.ts';

export interface OptionSpec {
  /** How its value is called in the help; undefined: a flag without a value. */
  readonly value?: string;
  readonly help: string;
  /** May stand several times. */
  readonly many?: true;
}
export type OptionTable = Readonly<Record<string, OptionSpec>>;

export interface Range {
  readonly from: number;
  readonly to: number;
}

const SHOWN = 60;
/** What somebody typed, fit for one line of a message. */
export function quoted(text: string): string {
  const plain = text.replace(/[^\P{C}]/gu, '?');
  return `'${plain.length > SHOWN ? `${plain.slice(0, SHOWN)}…` : plain}'`;
}

export function wholeNumber(what: string, text: string, { from, to }: Range): number {
  const value = /^-?[0-9]{1,15}$/.test(text) ? Number(text) : undefined;
  if (value === undefined) throw new Misuse(`${what} wants a whole number, not ${quoted(text)}`);
  if (value < from || value > to) {
    throw new Misuse(`${what} wants a whole number from ${from} to ${to}, not ${value}`);
  }
  return value;
}

export class Arguments {
  readonly words: readonly string[];
  readonly #values: ReadonlyMap<string, readonly string[]>;

  constructor(words: readonly string[], values: ReadonlyMap<string, readonly string[]>) {
    this.words = words;
    this.#values = values;
  }

  word(at: number): string {
    return this.words[at] ?? '';
  }

  flag(name: string): boolean {
    return this.#values.has(name);
  }

  text(name: string): string | undefined {
    return this.#values.get(name)?.at(-1);
  }

  texts(name: string): readonly string[] {
    return this.#values.get(name) ?? [];
  }

  whole(name: string, range: Range): number | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : wholeNumber(`--${name}`, text, range);
  }
}

/** What chance has named, as a table, may begin with a dash. */
const NAME_WITH_DASH = /^-[^-][\w-]{8,}$/;
/** Before it, so that it is not taken for several short options; there are none. */
const VEIL = '\u0000';
const unveiled = (text: string): string => (text.startsWith(VEIL) ? text.slice(1) : text);

export function parseArguments(name: string, command: Command, argv: readonly string[]): Arguments {
  const { tokens } = parseArgs({
    args: argv.map((each) => (NAME_WITH_DASH.test(each) ? `${VEIL}${each}` : each)),
    options: Object.fromEntries(
      Object.entries(command.options).map(([option, spec]) => [
        option,
        { type: spec.value === undefined ? 'boolean' : 'string' } as const,
      ]),
    ),
    strict: false,
    tokens: true,
  });
  const words: string[] = [];
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(unveiled(token.value));
    if (token.kind !== 'option') continue;
    const value = optionValue(name, command, token);
    const before = values.get(token.name);
    if (before && !command.options[token.name]?.many) {
      throw new Misuse(`${token.rawName} stands twice`);
    }
    values.set(token.name, [...(before ?? []), value]);
  }
  checkWords(name, command, words);
  return new Arguments(words, values);
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
}

function optionValue(name: string, command: Command, token: OptionToken): string {
  const spec = Object.hasOwn(command.options, token.name) ? command.options[token.name] : undefined;
  if (!spec || !token.rawName.startsWith('--')) {
    throw new Misuse(
      `${name} has no option ${quoted(token.rawName)}; see 'roundhouse ${name} --help'`,
    );
  }
  if (spec.value === undefined) {
    if (token.value !== undefined) throw new Misuse(`${token.rawName} takes no value`);
    return '';
  }
  if (token.value === undefined || token.value === '' || token.value.startsWith('--')) {
    throw new Misuse(`${token.rawName} wants ${spec.value}`);
  }
  return unveiled(token.value);
}

function wordsShown(usage: string): NonNullable<Command['words']> {
  const words = usage.split(' ').slice(1);
  return { least: words.filter((word) => !word.startsWith('[')).length, most: words.length };
}

function checkWords(name: string, command: Command, words: readonly string[]): void {
  const { least, most } = command.words ?? wordsShown(command.usage);
  if (words.length < least) throw new Misuse(`too few words; use: roundhouse ${command.usage}`);
  if (words.length > most) {
    throw new Misuse(`${name} can't use the word ${quoted(words[most] ?? '')}`);
  }
}

export function helpOf(command: Command): string {
  const rows = Object.entries(command.options).map(([name, spec]) => [
    `  --${name}${spec.value === undefined ? '' : ` ${spec.value}`}`,
    spec.help,
  ]);
  const width = Math.max(0, ...rows.map(([left = '']) => left.length)) + 2;
  return [
    `roundhouse ${command.usage}${rows.length === 0 ? '' : ' [OPTIONS]'}`,
    '',
    command.summary,
    ...(command.details ?? []),
    ...(rows.length === 0 ? [] : ['', ...rows.map(([a = '', b = '']) => a.padEnd(width) + b)]),
  ].join('\n');
}
