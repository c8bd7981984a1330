/** What is taken down is what was said, however many kinds of statements there are. */
import { expect, test } from 'vitest';
import { Dictation, Transcript } from '../src/sqlite/dictation.ts';

const must = { rows: 1, otherwise: 'taken' } as const;

test('the text of a statement goes once', () => {
  const dictation = new Dictation();
  const one = { sql: 'insert into a values (?)', parameters: [1] };
  const other = { sql: 'update a set b = ?', parameters: ['x'], mustChange: must };
  expect(dictation.of([[one], [other, one]]).texts).toEqual([one.sql, other.sql]);
  expect(dictation.of([[other]])).toEqual({ from: 2, texts: [], writes: [[[1, ['x'], must]]] });
});

test('messages are taken down as they were said, also when there are too many kinds to remember', () => {
  const [dictation, transcript] = [new Dictation(), new Transcript()];
  for (let message = 0; message < 100; message += 1) {
    const writes = Array.from({ length: 3 }, (_, write) => [
      { sql: `select ${message * 2 + write}`, parameters: [message, write] },
      { sql: 'always the same', parameters: [], mustChange: must },
    ]);
    const sent = structuredClone(dictation.of(writes));
    expect(transcript.of(sent)).toEqual(writes);
  }
});
