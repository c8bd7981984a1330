import { readFileSync } from 'node:fs';
import { extend, isRefusal, parseLine, startMatch, type Match } from '@roundhouse/engine';
import { linesOf, type Lesson } from '@roundhouse/ui/lesson';
import { LANGUAGES } from '@roundhouse/ui/words';
import { describe, expect, test } from 'vitest';
import { TITLES, type AnyGame, type Title } from '../src/index.ts';

const LEARNER = 0;

test('every game with a drawn board has first steps on it', () => {
  const drawn = TITLES.filter(({ board }) => board);
  expect(drawn.filter(({ lesson }) => !lesson).map(({ id }) => id)).toEqual([]);
});

async function begun(title: Title, lesson: Lesson): Promise<Match<AnyGame>> {
  const rules = await title.rules();
  const config = rules.configure(lesson.config);
  if (isRefusal(config)) throw new Error(config.code);
  return startMatch(rules, config, 'lesson');
}

/** Whoever plays a line, it must be allowed there. */
function tell(match: Match<AnyGame>, text: string): void {
  const line = parseLine(text);
  const step = line && extend(match, line);
  if (!step || isRefusal(step)) throw new Error(`'${text}': ${step?.code ?? 'not a line'}`);
}

/** The whole lesson; at one prompt, another of its ways. */
function learn(match: Match<AnyGame>, lesson: Lesson, at: number, way: number): void {
  for (const line of linesOf(lesson.opening)) tell(match, line);
  for (const [index, { id, does, follows }] of lesson.prompts.entries()) {
    const turn = match.rules.turn(match.state);
    const isAsked = turn.kind === 'act' && turn.seats.includes(LEARNER) && turn.forced !== true;
    if (!isAsked) throw new Error(`nothing is to decide at '${id}'`);
    tell(match, `${LEARNER} ${does[index === at ? way : 0]}`);
    for (const line of linesOf(follows)) tell(match, line);
  }
}

describe.each(TITLES.flatMap((title) => (title.lesson ? [[title.id, title] as const] : [])))(
  'first steps in %s',
  (_, title) => {
    const taken = title.lesson?.();
    const lessonOf = async (): Promise<Lesson> => {
      const lesson = await taken;
      if (!lesson) throw new Error('no lesson');
      return lesson;
    };

    test('ten to fifteen prompts, each with a name of its own', async () => {
      const { prompts, config, others } = await lessonOf();
      expect(prompts.length).toBeGreaterThanOrEqual(10);
      expect(prompts.length).toBeLessThanOrEqual(15);
      expect(new Set(prompts.map(({ id }) => id)).size).toBe(prompts.length);
      expect(others.length).toBe(config.seats - 1);
    });

    test('every line may be played where it stands, whatever a prompt leaves open', async () => {
      const lesson = await lessonOf();
      const ways = lesson.prompts.flatMap(({ does }, at) => does.map((__, way) => ({ at, way })));
      for (const { at, way } of ways) {
        const match = await begun(title, lesson);
        learn(match, lesson, at, way);
        expect(match.lines.length).toBeGreaterThan(lesson.prompts.length);
      }
    });

    test('a prompt is a decision: the game would allow something else too', async () => {
      const lesson = await lessonOf();
      const match = await begun(title, lesson);
      for (const line of linesOf(lesson.opening)) tell(match, line);
      for (const { id, does, follows } of lesson.prompts) {
        const legal = match.rules.legal(match.state, LEARNER).length;
        expect({ id, isOpen: legal > 1 }).toEqual({ id, isOpen: true });
        tell(match, `${LEARNER} ${does[0]}`);
        for (const line of linesOf(follows)) tell(match, line);
      }
    });

    test.each(LANGUAGES)('all is said in %s, quietly and in few words', async (language) => {
      const { prompts, words } = await lessonOf();
      const said = words[language];
      expect(Object.keys(said.prompts).toSorted()).toEqual(prompts.map(({ id }) => id).toSorted());
      const texts = Object.values(said.prompts).flatMap(({ ask, why = '', done }) => {
        expect(ask.length).toBeLessThanOrEqual(100);
        expect(why.length).toBeLessThanOrEqual(210);
        expect(done.length).toBeLessThanOrEqual(190);
        return [ask, done];
      });
      for (const text of [...texts, said.farewell]) {
        expect(text).toMatch(/[.?]$/);
        expect(text).not.toContain('!');
      }
    });

    test.each(LANGUAGES)(
      'the rules that it points to are in the rulebook (%s)',
      async (language) => {
        const { prompts } = await lessonOf();
        const book = title.rulebook?.(language);
        const text = book ? readFileSync(book, 'utf8') : '';
        for (const { rule } of prompts) expect(text).toContain(`- ${rule} `);
      },
    );
  },
);
