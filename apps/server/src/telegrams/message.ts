/** Facts as somebody reads them, in his language and by his clock. */
import { titleOf } from '@roundhouse/titles';
import { LANGUAGES, USUAL_LANGUAGE, type Language } from '@roundhouse/ui/words';
import { TELEGRAM } from '@roundhouse/ui/words/telegram';
import type { Message } from './delivery.ts';
import type { Fact } from './facts.ts';

export interface Reader {
  readonly language: string;
  readonly zone: string;
}

export function languageOf({ language }: Reader): Language {
  return LANGUAGES.find((each) => each === language) ?? USUAL_LANGUAGE;
}

/** Where a fact leads to, behind the # of the place. */
const pathOf = ({ kind, table }: Fact): string =>
  kind === 'kept' ? `/room/${table}` : `/table/~${table}`;

async function said(fact: Fact, reader: Reader): Promise<{ title: string; text: string }> {
  const language = languageOf(reader);
  const words = TELEGRAM[language];
  const box = await titleOf(fact.title)?.box();
  const game = box?.[language].short ?? fact.title;
  const names = (some: readonly string[]): string => new Intl.ListFormat(language).format(some);
  const moment = (at: number): string =>
    new Intl.DateTimeFormat(language, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: reader.zone,
    }).format(at);
  const { kind, by = [], others, deadline, at, round } = fact;
  const texts: Readonly<Record<Fact['kind'], () => string>> = {
    turn: () => words.turn.text(moment(at)),
    low: () => words.low.text,
    undo: () => words.undo.text(names(by)),
    kept: () => words.kept.text(names(by)),
    began: () => words.began.text,
    over: () => words.over.text(names(by)),
  };
  const parts = [
    round ? words.round.text(game, round.number) : texts[kind](),
    ...(others.length > 0 && kind !== 'kept' ? [words.company(names(others))] : []),
    ...(deadline === undefined ? [] : [words.until(moment(deadline))]),
  ];
  const title = round ? words.round.title(round.of) : words[kind].title(game);
  return { title, text: parts.join(' ') };
}

export async function messageOf(fact: Fact, reader: Reader, waiting: number): Promise<Message> {
  return { ...(await said(fact, reader)), path: pathOf(fact), tag: fact.table, waiting };
}

/** All of a day in one. */
export async function digestOf(
  facts: readonly Fact[],
  reader: Reader,
  waiting: number,
): Promise<Message> {
  const each = await Promise.all(facts.map((fact) => said(fact, reader)));
  const [first] = facts;
  return {
    title: TELEGRAM[languageOf(reader)].digest(facts.length),
    text: each.map(({ title, text }) => `${title}. ${text}`).join('\n'),
    path: first && facts.length === 1 ? pathOf(first) : '/tables',
    tag: 'digest',
    waiting,
  };
}

export function testMessage(reader: Reader): Message {
  const { title, text } = TELEGRAM[languageOf(reader)].test;
  return { title, text, path: '/me', tag: 'test', waiting: 0 };
}
