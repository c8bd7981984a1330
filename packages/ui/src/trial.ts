/** What a trial run found, in sentences: the figures' meaning in the reader's language. */
import type { Unused } from './unused.ts';
import type { TrialWords } from './words/trial.ts';

/** As the bots judge their games: a code and its figures. */
export type Judged =
  | { readonly code: 'few' | 'failed'; readonly games: number }
  | {
      readonly code: 'short' | 'as-long' | 'long';
      readonly decisions: number;
      readonly usual: number;
    }
  | {
      readonly code: 'close' | 'as-close' | 'one-sided';
      readonly percent: number;
      readonly usual: number;
    }
  | {
      readonly code: 'more' | 'less';
      readonly place: number;
      readonly percent: number;
      readonly even: number;
    }
  | { readonly code: 'even' | 'all-used' }
  | {
      readonly code: 'unused';
      readonly kind: string;
      readonly ids: readonly string[];
      readonly of: number;
    };

export interface Speaking {
  readonly words: TrialWords;
  /** The game's own, for the box of this config. */
  readonly unused: Unused;
  readonly config: object;
}

export function judgementSentence({ words, unused, config }: Speaking, judged: Judged): string {
  const said = words.judged;
  switch (judged.code) {
    case 'few':
    case 'failed':
      return said[judged.code](judged.games);
    case 'short':
    case 'as-long':
    case 'long':
      return said[judged.code](judged.decisions, judged.usual);
    case 'close':
    case 'as-close':
    case 'one-sided':
      return said[judged.code](judged.percent, judged.usual);
    case 'more':
    case 'less':
      return said[judged.code](judged.place, judged.percent, judged.even);
    case 'even':
      return said.even;
    case 'unused':
      return unused(judged.kind, judged.ids, judged.of, config);
    case 'all-used':
      return said['all-used'];
  }
}
