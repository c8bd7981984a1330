/** First steps: two contracts, one after the other, in the west of the city. */
import type { Lesson, LessonPrompt, LessonWords } from '@roundhouse/ui/lesson';
import { inEveryLanguage } from '@roundhouse/ui/words';

/** Dam to De Drie Hendricken, and Jordaan to Blauwbrug; a red and a pink card in your hand. */
const DEALT = `
  * card red; * card pink; * card blue; * card black
  * card red; * card joker; * card blue; * card blue; * card orange
  * first 0; * contract C05; * contract C24; * contract C06; * contract C13
`;

const PROMPTS = [
  { id: 'contract', does: ['keep C05'], follows: '1 keep C06', rule: 'AM-1.3' },
  { id: 'open', does: ['take red'], follows: '* card black', rule: 'AM-3.1' },
  {
    id: 'blind',
    does: ['blind'],
    follows: '* card green; 1 take blue; * card black; 1 take blue; * card orange',
    rule: 'AM-3.1',
  },
  { id: 'claim', does: ['claim R21 red 0'], follows: '1 claim R04 blue 0', rule: 'AM-4.6' },
  {
    id: 'joker',
    does: ['take joker'],
    follows: '* card green; 1 take black; * card pink; 1 take black; * card red',
    rule: 'AM-3.2',
  },
  { id: 'cart', does: ['claim R14 pink 0'], follows: '1 claim R45 black 0', rule: 'AM-4.5' },
  {
    id: 'grey',
    does: ['claim R18 green 0'],
    follows: '1 take green; * card blue; 1 blind; * card pink',
    rule: 'AM-4.2',
  },
  {
    id: 'contracts',
    does: ['contracts'],
    follows: '* contract C08; * contract C21',
    rule: 'AM-5.1',
  },
  {
    id: 'keep',
    does: ['keep C08'],
    follows: '1 take pink; * card green; 1 take blue; * card green',
    rule: 'AM-6.2',
  },
  { id: 'first', does: ['take orange'], follows: '* card black', rule: 'AM-3.1' },
  {
    id: 'second',
    does: ['take orange'],
    follows: '* card pink; 1 take green; * card blue; 1 take green; * card red',
    rule: 'AM-3.1',
  },
  {
    id: 'pair',
    does: ['claim R12 orange 0'],
    follows: '1 claim R34 pink 0',
    rule: 'AM-4.4',
  },
  { id: 'mixed', does: ['claim R09 red 1'], rule: 'AM-4.2' },
] as const satisfies readonly LessonPrompt[];

export type PromptId = (typeof PROMPTS)[number]['id'];

export const lesson: Lesson<PromptId> = {
  config: { seats: 2 },
  others: ['Ada'],
  opening: DEALT,
  prompts: PROMPTS,
  words: await inEveryLanguage<LessonWords<PromptId>>(
    (language) => import(`../words/${language}/lesson.ts`),
  ),
};
