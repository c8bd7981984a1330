/** Why the places are as they are, in sentences. */
import { personsIn } from './person.ts';
import { enumerate, sentence } from './sentence.ts';
import { type Tie, tiesOf } from './ties.ts';
import { inEveryLanguage, type Language, type Who } from './words.ts';

/** A sentence about the result, with the rule that decided. */
export interface Verdict {
  readonly text: string;
  readonly rule: string;
}

/** What a game says of its own result. */
export interface Judging {
  readonly language: Language;
  readonly who: Who;
  /** The rule that orders the places. */
  readonly rule: string;
  /** What decides, by seat; the most wins. */
  readonly scores: readonly number[];
  /** '$1640', '41 points'. */
  amount(score: number): string;
  /** Why the winner won, where nobody was level. Without it: by how much. */
  readonly won?: (name: string) => Verdict;
  /** What is looked at among equals; without it they share the place. */
  readonly next?: {
    readonly figures: readonly number[];
    /** 'controlled the larger company, with 14 goods cubes'. */
    decided(figure: number, seats: number): string;
    /** 'with largest companies of 14 goods cubes'. */
    level(figure: number): string;
  };
}

export interface VerdictForms {
  readonly and: string;
  won(name: string, sum: string, lead: string, behind: string): string;
  had(names: string, count: number, sum: string): string;
  share(place: number): string;
}

const PHRASES = await inEveryLanguage<VerdictForms>(
  (language) => import(`./words/${language}/verdict.ts`),
);

/** The winner first, then everybody who was level with somebody. */
export function verdictsOf(given: Judging): readonly Verdict[] {
  const judging = { ...given, who: personsIn(given.language, given.who) };
  const { scores, rule, next } = judging;
  const ties = tiesOf(scores, next?.figures);
  const most = Math.max(...scores);
  const tied = ties.map((tie) => ({ text: sentence(tieText(judging, tie)), rule }));
  return ties.some(({ score }) => score === most) ? tied : [winning(judging, most), ...tied];
}

function winning({ language, who, rule, scores, amount, won }: Judging, most: number): Verdict {
  const name = sentence(who(scores.indexOf(most)));
  if (won) return won(name);
  const second = Math.max(...scores.filter((score) => score < most));
  const behind = scores.flatMap((score, seat) => (score === second ? [who(seat)] : []));
  const phrases = PHRASES[language];
  const text = phrases.won(
    name,
    amount(most),
    amount(most - second),
    enumerate(behind, phrases.and),
  );
  return { text, rule };
}

function tieText({ language, who, scores, amount, next }: Judging, tie: Tie): string {
  const { and, had, share } = PHRASES[language];
  const names = (seats: readonly number[]): string => enumerate(seats.map(who), and);
  const above = scores.filter((score) => score > tie.score).length;
  const level = had(names(tie.seats), tie.seats.length, amount(tie.score));
  const [first, ...rest] = tie.steps;
  if (!first || !next) return `${level} ${and} ${share(above + 1)}.`;
  if (rest.length === 0)
    return `${level}, ${next.level(first.figure)}, ${and} ${share(above + 1)}.`;
  const decided = `${names(first.seats)} ${next.decided(first.figure, first.seats.length)}`;
  const others = rest.map(({ figure, seats }) => `${names(seats)} ${figure}`);
  const shared = tie.steps.flatMap(({ seats }, at) => {
    if (seats.length < 2) return [];
    const ahead = tie.steps.slice(0, at).reduce((sum, step) => sum + step.seats.length, above);
    return [` ${sentence(names(seats))} ${share(ahead + 1)}.`];
  });
  return `${level}; ${decided}, ${others.join(', ')}.${shared.join('')}`;
}
