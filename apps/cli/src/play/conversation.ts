/** One match in a terminal, from the first question to the last. */
import { randomUUID } from 'node:crypto';
import { parseRecord, type Refusal } from '@roundhouse/engine';
import { personName } from '@roundhouse/table';
import { print } from '../output.ts';
import { sentence } from '../setup.ts';
import { hintLines } from './hint.ts';
import type { Input } from './input.ts';
import { amountText, matches, menuLines, type Menu } from './menu.ts';
import { ORDERS, type Order } from '@roundhouse/ui/words/play';
import { rulebook, rulebookPart } from './rulebook.ts';
import { question, showBoard, showResult, showSteps, yourMenu, type Screen } from './screen.ts';

/** Longer lists are folded. */
const MOST_CHOICES = 24;
const EVERYTHING = 10_000;

export interface Talk {
  readonly screen: Screen;
  readonly input: Input;
  /** Where the record is kept. */
  readonly file: string | undefined;
}

export async function converse(talk: Talk): Promise<void> {
  const { screen, file } = talk;
  const { table, phrases } = screen;
  const { inbox, place } = table;
  greet(screen);
  for (;;) {
    showSteps(screen, inbox.take());
    const { turn, owedSince } = inbox.last;
    if (turn.kind !== 'act') break;
    if (owedSince === undefined) {
      stopIfNotKept(screen, await inbox.next());
    } else if ((await decide(talk)) === 'quit') {
      print(file === undefined ? phrases.notSaved : `${phrases.saved(file)} ${phrases.resume}`);
      print(phrases.bye);
      return;
    }
  }
  showBoard(screen);
  const { result, seed } = parseRecord(await place.record());
  showResult(screen, result);
  if (seed !== undefined) print(phrases.seed(seed));
  if (file !== undefined) print(phrases.saved(file));
}

/** What a file that can't be written has to say ends the match. */
function stopIfNotKept({ table }: Screen, refused: Refusal | undefined): void {
  if (refused?.code.startsWith('storage-')) throw table.store.failure ?? new Error(refused.code);
}

function greet({ table, words, phrases }: Screen): void {
  // A program that plays has a name of its own.
  const levels: Readonly<Record<string, string>> = phrases.levels;
  const others = table.bots.flatMap((bot, seat) => {
    if (!bot) return [];
    const [level = '', character = ''] = bot.name.split('@');
    const { role } = words.characters?.[character] ?? {};
    const known = levels[level];
    const called = known === undefined ? bot.name : [known, ...(role ? [role] : [])].join(', ');
    return [phrases.bot(personName(seat), called)];
  });
  print(phrases.welcome(words.name, personName(table.you), others));
  const { commit } = table.place.info;
  if (commit !== undefined) print(phrases.commitment(commit));
  print(phrases.helpHint);
}

/** Asks until a move is made, or taken back, or the table is left. */
async function decide({ screen, input }: Talk): Promise<'moved' | 'quit'> {
  const { phrases } = screen;
  showBoard(screen);
  const menu = yourMenu(screen);
  print(`\n${question(screen)}`);
  showMenu(screen, menu);
  for (;;) {
    const line = await input.ask(phrases.prompt);
    if (line === undefined) return 'quit';
    const typed = line.trim().replaceAll(/\s+/g, ' ');
    if (typed === '') continue;
    const order = orderIn(screen, typed);
    if (order?.name === 'quit') return 'quit';
    if (order?.name === 'undo') {
      if (await takeBack(screen)) return 'moved';
    } else if (order) {
      await obey(screen, menu, order);
    } else if (await choose(screen, menu, typed)) {
      return 'moved';
    }
  }
}

interface Given {
  readonly name: Order;
  readonly rest: string;
}

function orderIn({ phrases }: Screen, typed: string): Given | undefined {
  const [first = '', ...rest] = typed.split(' ');
  const name = ORDERS.find((order) => phrases.orders[order].words.includes(first.toLowerCase()));
  const takesText = name === 'why' || name === 'rules';
  return name && (takesText || rest.length === 0) ? { name, rest: rest.join(' ') } : undefined;
}

function showMenu({ phrases }: Screen, menu: Menu, most = MOST_CHOICES): void {
  for (const line of menuLines(menu, { most, more: phrases.more })) print(line);
}

/** Whether the text was a choice, and was made. */
async function choose(screen: Screen, menu: Menu, typed: string): Promise<boolean> {
  const { table, phrases } = screen;
  const found = matches(menu, typed);
  if (found.length > 1) {
    print(phrases.several(found.length));
    showFound(screen, menu, found);
    return false;
  }
  const [at] = found;
  const choice = at === undefined ? undefined : menu.choices[at];
  if (!choice) {
    const text = amountText(menu, typed) ?? typed;
    const isAction = table.rules.action.parse(text) !== undefined;
    print(isAction ? await whyNot(screen, text) : phrases.nothing(typed));
    return false;
  }
  const { you: seat, inbox, place } = table;
  const { owedSince = -1 } = inbox.last;
  const refused = await place.act({ seat, key: randomUUID(), owedSince, text: choice.text });
  if (!refused) return true;
  stopIfNotKept(screen, refused);
  print(sentence(screen.words, screen.language, refused));
  return false;
}

function showFound({ phrases }: Screen, menu: Menu, found: readonly number[]): void {
  const shown = found.slice(0, MOST_CHOICES);
  for (const at of shown) print(`  ${menu.keys[at]}  ${menu.choices[at]?.sentence ?? ''}`);
  if (shown.length < found.length) print(`  ${phrases.more(found.length - shown.length)}`);
}

async function takeBack(screen: Screen): Promise<boolean> {
  const { table, phrases } = screen;
  const { you: seat, inbox, place } = table;
  const refused = await place.undo({ seat, key: randomUUID(), from: inbox.last.seq });
  stopIfNotKept(screen, refused);
  print(refused ? phrases.noUndo : phrases.undone);
  return !refused;
}

async function obey(screen: Screen, menu: Menu, { name, rest }: Given): Promise<void> {
  const { phrases } = screen;
  switch (name) {
    case 'why':
      print(rest === '' ? phrases.whyWhat : await whyNot(screen, rest));
      break;
    case 'hint':
      for (const line of await hintLines(screen)) print(line);
      break;
    case 'rules':
      showRules(screen, rest);
      break;
    case 'board':
      showBoard(screen);
      break;
    case 'all':
      showMenu(screen, menu, EVERYTHING);
      break;
    case 'help':
      for (const order of ORDERS) print(`  ${phrases.orders[order].help}`);
      print(phrases.howToChoose);
      break;
    case 'undo':
    case 'quit':
      break;
  }
}

async function whyNot(screen: Screen, text: string): Promise<string> {
  const { table, phrases, words, language } = screen;
  const refused = await table.place.why(table.you, text);
  if (!refused) return phrases.possible;
  const said = sentence(words, language, refused);
  return refused.rule === 'table' ? said : `${said} (${refused.rule})`;
}

function showRules({ table, phrases, language }: Screen, number: string): void {
  const text = rulebook(table.title, language);
  if (text === undefined) {
    print(phrases.noRulebook);
    return;
  }
  const part = rulebookPart(text, number);
  for (const line of part) print(line);
  if (part.length === 0) print(phrases.noRule(number));
  if (number === '') print(phrases.rulesHint);
}
