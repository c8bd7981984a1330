/** One match in a terminal, from the first question to the last. */
import { extend, isRefusal, undoTarget } from '@roundhouse/engine';
import { writeFile } from '../files.ts';
import { print } from '../output.ts';
import { sentence } from '../setup.ts';
import { hintLines } from './hint.ts';
import type { Input } from './input.ts';
import { amountText, matches, menuLines, type Menu } from './menu.ts';
import { ORDERS, type Order } from './phrases.ts';
import { rulebook, rulebookPart } from './rulebook.ts';
import {
  nameOf,
  question,
  showBoard,
  showResult,
  showSteps,
  yourMenu,
  yourView,
  type Screen,
} from './screen.ts';
import { move, moveByBot, recordText, settleTable } from './table.ts';

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
  // A file that can't be written is told before the first move, not after the last.
  keep(talk);
  greet(screen);
  showSteps(screen, settleTable(table));
  for (;;) {
    const turn = table.rules.turn(table.match.state);
    if (turn.kind !== 'act') break;
    const seat = turn.seats.find((owing) => table.bots[owing]) ?? table.you;
    const bot = table.bots[seat];
    if (bot) {
      showSteps(screen, await moveByBot(table, bot, seat));
    } else if ((await decide(talk)) === 'quit') {
      keep(talk);
      print(file === undefined ? phrases.notSaved : `${phrases.saved(file)} ${phrases.resume}`);
      print(phrases.bye);
      return;
    }
    keep(talk);
  }
  showBoard(screen);
  showResult(screen);
  keep(talk);
  if (file !== undefined) print(phrases.saved(file));
}

function greet({ table, words, phrases }: Screen): void {
  const others = table.bots.flatMap((bot, seat) =>
    bot ? [phrases.bot(nameOf(seat), bot.name)] : [],
  );
  print(phrases.welcome(words.name, nameOf(table.you), others));
  print(phrases.helpHint);
}

function keep({ screen, file }: Talk): void {
  if (file !== undefined) writeFile(file, recordText(screen.table));
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
      if (takeBack(screen)) return 'moved';
    } else if (order) {
      await obey(screen, menu, order);
    } else if (choose(screen, menu, typed)) {
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
function choose(screen: Screen, menu: Menu, typed: string): boolean {
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
    print(isAction ? whyNot(screen, text) : phrases.nothing(typed));
    return false;
  }
  const steps = move(table, table.you, choice.text);
  if (isRefusal(steps)) {
    print(sentence(screen.words, screen.language, steps));
    return false;
  }
  showSteps(screen, steps);
  return true;
}

function showFound({ phrases }: Screen, menu: Menu, found: readonly number[]): void {
  const shown = found.slice(0, MOST_CHOICES);
  for (const at of shown) print(`  ${menu.keys[at]}  ${menu.choices[at]?.sentence ?? ''}`);
  if (shown.length < found.length) print(`  ${phrases.more(found.length - shown.length)}`);
}

function takeBack({ table, phrases }: Screen): boolean {
  const to = undoTarget(table.match, table.you);
  const isBack = to !== undefined && !isRefusal(extend(table.match, { kind: 'undo', to }));
  print(isBack ? phrases.undone : phrases.noUndo);
  return isBack;
}

async function obey(screen: Screen, menu: Menu, { name, rest }: Given): Promise<void> {
  const { phrases } = screen;
  switch (name) {
    case 'why':
      print(rest === '' ? phrases.whyWhat : whyNot(screen, rest));
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

function whyNot(screen: Screen, text: string): string {
  const { table, phrases, words, language } = screen;
  const { rules, you } = table;
  const action = rules.action.parse(text);
  const refused = action
    ? rules.why(yourView(screen), you, action)
    : { code: 'unreadable', rule: 'table', params: { text: text.slice(0, 80) } };
  if (!refused) return phrases.possible;
  const said = sentence(words, language, refused);
  return refused.rule === 'table' ? said : `${said} (${refused.rule})`;
}

function showRules({ table, phrases, language }: Screen, number: string): void {
  const text = rulebook(table.title.id, language);
  if (text === undefined) {
    print(phrases.noRulebook);
    return;
  }
  const part = rulebookPart(text, number);
  for (const line of part) print(line);
  if (part.length === 0) print(phrases.noRule(number));
  if (number === '') print(phrases.rulesHint);
}
