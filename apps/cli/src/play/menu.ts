/** The legal actions as a list to choose from: by number, by amount, by text or by a part of it. */

export interface Choice {
  /** The action's text, as it goes into the record. */
  readonly text: string;
  /** The game's sentence for it. */
  readonly sentence: string;
}

export interface Menu {
  readonly choices: readonly Choice[];
  /** What is typed for each choice: `7`, or a letter where numbers are amounts. */
  readonly keys: readonly string[];
  /** The places of the choices that are amounts. Even one is: a number must not change its meaning. */
  readonly amounts: readonly number[];
}

const LETTERS = 26;

export function menuOf(choices: readonly Choice[]): Menu {
  const amounts = amountsIn(choices);
  const others = choices.length - amounts.length;
  if (amounts.length === 0 || others > LETTERS) {
    return { choices, keys: choices.map((_, at) => String(at + 1)), amounts: [] };
  }
  let letters = 0;
  const keys = choices.map(({ text }, at) =>
    amounts.includes(at) ? (amountOf(text) ?? '') : String.fromCodePoint(97 + letters++),
  );
  return { choices, keys, amounts };
}

/** `bid 12` is an amount if its sentence says 12 too: then a number is what people type. */
function amountsIn(choices: readonly Choice[]): readonly number[] {
  const byType = Map.groupBy(choices.keys(), (at) => typeOf(choices[at]));
  const kinds = [...byType.values()].filter((places) =>
    places.every((at) => isAmount(choices[at])),
  );
  return kinds.length === 1 ? (kinds[0] ?? []) : [];
}

function typeOf(choice: Choice | undefined): string {
  return choice?.text.split(' ')[0] ?? '';
}

function isAmount(choice: Choice | undefined): boolean {
  const amount = amountOf(choice?.text ?? '');
  if (choice === undefined || amount === undefined) return false;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${amount}(?![\p{L}\p{N}])`, 'u').test(
    choice.sentence,
  );
}

function amountOf(text: string): string | undefined {
  return /^[^ ]+ ([0-9]+)$/.exec(text)?.[1];
}

/** A number where amounts are asked for, as the action that it would be: `bid 3`. */
export function amountText(menu: Menu, typed: string): string | undefined {
  const [first] = menu.amounts;
  if (first === undefined || !/^[0-9]+$/.test(typed)) return undefined;
  return `${typeOf(menu.choices[first])} ${typed}`;
}

/** What somebody typed, as places in the menu: one is a choice, several are a question. */
export function matches(menu: Menu, typed: string): readonly number[] {
  const wanted = typed.toLowerCase();
  const where = (holds: (choice: Choice, at: number) => boolean): number[] =>
    [...menu.choices.entries()].flatMap(([at, choice]) => (holds(choice, at) ? [at] : []));
  const exact = where(
    ({ text, sentence }, at) =>
      menu.keys[at] === wanted || text === typed || sentence.toLowerCase() === wanted,
  );
  if (exact.length > 0) return exact;
  if (/^[0-9]*$/.test(wanted)) return [];
  return where(({ text, sentence }) => `${text}\n${sentence}`.toLowerCase().includes(wanted));
}

export interface Folding {
  /** As many lines as a list may take. */
  readonly most: number;
  /** The line for what is folded away. */
  readonly more: (hidden: number) => string;
}

interface Row {
  readonly key: string;
  readonly sentence: string;
  readonly type: string;
  /** How many choices the row stands for. */
  readonly size: number;
}

/** The lines of the list. Amounts take one line; so do runs of them and further rows of a long list. */
export function menuLines(menu: Menu, { most, more }: Folding): string[] {
  const isLong = menu.choices.length > most;
  const runs = runsIn(menu.choices);
  const rows = runs.flatMap((run) =>
    (isLong && run.length > 2) || menu.amounts.includes(run[0] ?? -1)
      ? [rowOf(menu, run)]
      : run.map((at) => rowOf(menu, [at])),
  );
  const shown = isLong ? fewOfEach(rows, most) : rows;
  const width = Math.max(0, ...shown.map(({ key }) => Math.min(key.length, 9)));
  const sizeOf = (some: readonly Row[]): number => some.reduce((sum, { size }) => sum + size, 0);
  const hidden = sizeOf(rows) - sizeOf(shown);
  return [
    ...shown.map(({ key, sentence }) => `  ${key.padStart(width)}  ${sentence}`),
    ...(hidden > 0 ? [`  ${' '.repeat(width)}  ${more(hidden)}`] : []),
  ];
}

/** Neighbours that differ in a last number only: `offer red 1`, `offer red 2`, ... */
function runsIn(choices: readonly Choice[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  let last: string | undefined;
  for (const [at, { text }] of choices.entries()) {
    const stem = /^(.+) [0-9]+$/.exec(text)?.[1];
    if (stem !== undefined && stem === last) runs.at(-1)?.push(at);
    else runs.push([at]);
    last = stem;
  }
  return runs;
}

function rowOf(menu: Menu, run: readonly number[]): Row {
  const keys = run.map((at) => menu.keys[at] ?? '');
  const [first = '', last = ''] = [keys[0], keys.at(-1)];
  const isWhole = Number(last) - Number(first) + 1 === keys.length;
  const [from, to] = [menu.choices[run[0] ?? -1], menu.choices[run.at(-1) ?? -1]];
  return {
    key: isWhole && keys.length > 2 ? `${first}..${last}` : keys.join(' '),
    sentence: [...new Set([from?.sentence ?? '', to?.sentence ?? ''])].join(' … '),
    type: typeOf(from),
    size: run.length,
  };
}

/** All, or so many of each type that the list stays short, in their own order. */
function fewOfEach(rows: readonly Row[], most: number): readonly Row[] {
  if (rows.length <= most) return rows;
  const byType = Map.groupBy(rows, ({ type }) => type);
  let room = most;
  const shown = new Set<Row>();
  const smallFirst = [...byType.values()].toSorted((a, b) => a.length - b.length);
  for (const [index, group] of smallFirst.entries()) {
    const share = Math.max(1, Math.floor(room / (smallFirst.length - index)));
    for (const row of group.slice(0, share)) shown.add(row);
    room -= Math.min(share, group.length);
  }
  return rows.filter((row) => shown.has(row));
}
