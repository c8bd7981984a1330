/** What one player is shown of a table: the board, what happened, what can be chosen. */
import type { Outcome } from '@roundhouse/engine';
import { personName, type TableStep } from '@roundhouse/table';
import type { AnyGame, AnyWords, Terminal } from '@roundhouse/titles';
import { naming } from '@roundhouse/ui/person';
import type { TerminalStyle } from '@roundhouse/ui/terminal';
import type { Language, Who } from '@roundhouse/ui/words';
import { print } from '../output.ts';
import { menuOf, type Menu } from './menu.ts';
import { PHRASES, type Phrases } from '@roundhouse/ui/words/play';
import type { Table } from './table.ts';

export interface Screen {
  readonly table: Table;
  readonly words: AnyWords;
  readonly phrases: Phrases;
  readonly language: Language;
  readonly style: TerminalStyle;
  readonly terminal: Terminal;
}

const LEAST_COLUMNS = 80;

export function terminalStyle(language: Language, who: (seat: number) => string): TerminalStyle {
  return {
    columns: Math.max(LEAST_COLUMNS, process.stdout.columns ?? LEAST_COLUMNS),
    colour: process.stdout.isTTY && process.stdout.hasColors(),
    language,
    who,
  };
}

export async function openScreen(table: Table, language: Language): Promise<Screen> {
  const phrases = PHRASES[language];
  const who = (seat: number): string =>
    seat === table.you ? phrases.you(personName(seat)) : personName(seat);
  const { title } = table;
  const [words, terminal] = await Promise.all([title.words(), title.terminal()]);
  const style = terminalStyle(language, who);
  const said = words[language];
  const { config } = table.place.info;
  return { table, words: said.on?.(config) ?? said, phrases, language, style, terminal };
}

export function yourView({ table }: Screen): AnyGame['view'] {
  return table.inbox.last.view;
}

function yourChoices({ rules, inbox }: Table): readonly AnyGame['action'][] {
  return inbox.last.legal.flatMap((text) => rules.action.parse(text) ?? []);
}

export function showBoard(screen: Screen): void {
  print(`\n${screen.terminal.draw(yourView(screen), screen.style)}`);
}

/** Sentences tell you as 'you'; boards have your name. */
export function readerAt({ you }: Table): Who {
  return naming(personName, you);
}

/** What happened, as far as you may know it. */
export function showSteps({ table, words }: Screen, steps: readonly TableStep[]): void {
  for (const event of steps.flatMap((step) => step.events)) {
    const line = words.event(event, readerAt(table));
    if (line !== undefined) print(`· ${line}`);
  }
}

export function yourMenu(screen: Screen): Menu {
  const { table } = screen;
  const { rules } = table;
  const view = yourView(screen);
  return menuOf(
    yourChoices(table).map((action) => ({
      text: rules.action.format(action),
      sentence: screen.words.choice(action, view),
    })),
  );
}

export function question(screen: Screen): string {
  const { table, words } = screen;
  return words.ask(yourView(screen), yourChoices(table), table.you, readerAt(table));
}

/** Everybody's place, and why it is theirs. */
export function showResult(screen: Screen, outcome: Outcome | undefined): void {
  const { phrases, style, words } = screen;
  if (!outcome) return;
  print(`\n${phrases.over}`);
  const seats = [...outcome.places.entries()].toSorted(([, a], [, b]) => a - b);
  for (const [seat, place] of seats) {
    print(`  ${phrases.place(place, style.who(seat), outcome.scores[seat] ?? 0)}`);
  }
  for (const { text, rule } of words.verdicts?.(yourView(screen), personName) ?? [])
    print(`${text} (${rule})`);
}
