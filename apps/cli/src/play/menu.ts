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

/** The lines of the list. Amounts take one line; of a long list each type shows its first few. */
export function menuLines(menu: Menu, { most, more }: Folding): string[] {
  const [first, last] = [menu.amounts[0], menu.amounts.at(-1)];
  const shown = shownPlaces(menu, most);
  const rows: (readonly [key: string, sentence: string])[] = [];
  if (first !== undefined && last !== undefined) {
    const [from, to] = [menu.choices[first], menu.choices[last]];
    const isWhole = Number(menu.keys[last]) - Number(menu.keys[first]) + 1 === menu.amounts.length;
    const keys = isWhole
      ? `${menu.keys[first]}..${menu.keys[last]}`
      : menu.amounts.map((at) => menu.keys[at]).join(' ');
    const ends = [...new Set([from?.sentence ?? '', to?.sentence ?? ''])];
    rows.push([first === last ? (menu.keys[first] ?? '') : keys, ends.join(' … ')]);
  }
  for (const at of shown) rows.push([menu.keys[at] ?? '', menu.choices[at]?.sentence ?? '']);
  const width = Math.max(0, ...rows.map(([key]) => Math.min(key.length, 9)));
  const hidden = menu.choices.length - menu.amounts.length - shown.length;
  return [
    ...rows.map(([key, sentence]) => `  ${key.padStart(width)}  ${sentence}`),
    ...(hidden > 0 ? [`  ${' '.repeat(width)}  ${more(hidden)}`] : []),
  ];
}

/** All, or so many of each type that the list stays short, in their own order. */
function shownPlaces(menu: Menu, most: number): readonly number[] {
  const places = [...menu.choices.keys()].filter((at) => !menu.amounts.includes(at));
  if (places.length <= most) return places;
  const byType = Map.groupBy(places, (at) => typeOf(menu.choices[at]));
  let room = most;
  const shown: number[] = [];
  const smallFirst = [...byType.values()].toSorted((a, b) => a.length - b.length);
  for (const [index, group] of smallFirst.entries()) {
    const share = Math.max(1, Math.floor(room / (smallFirst.length - index)));
    shown.push(...group.slice(0, share));
    room -= Math.min(share, group.length);
  }
  return shown.sort((a, b) => a - b);
}
