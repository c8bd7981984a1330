import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableRefusal } from '../src/table-words.ts';
import { LANGUAGES } from '../src/words.ts';

const engine = new URL('../../engine/src/', import.meta.url);

/** Every code and the names of the figures that come with it, as the engine's source has them. */
function engineRefusals(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const file of readdirSync(engine)) {
    const source = readFileSync(new URL(file, engine), 'utf8');
    for (const call of source.matchAll(/refusal\(([^,]+),\s*'table'(?:,\s*\{([^}]*)\})?/g)) {
      const params = [...(call[2] ?? '').matchAll(/(\w+)(?=\s*[:,]|\s*$)/g)].map(([name]) => name);
      for (const code of (call[1] ?? '').matchAll(/'([^']+)'/g)) found.set(code[1] ?? '', params);
    }
  }
  return found;
}

test('the engine refuses with codes that are found in its source', () => {
  const codes = [...engineRefusals().keys()];
  expect(codes).toEqual(expect.arrayContaining(['no-such-seat', 'forced-first', 'not-forced']));
  expect(codes.length).toBeGreaterThanOrEqual(16);
});

test.each(LANGUAGES)(
  'every refusal of the engine has a sentence with its figures in %s',
  (lang) => {
    for (const [code, names] of engineRefusals()) {
      const params = Object.fromEntries(names.map((name, at) => [name, 700 + at]));
      const sentence = tableRefusal(lang, { code, rule: 'table', params });
      expect(sentence, code).toMatch(/^\S.*\.$/);
      expect(sentence, code).not.toContain('undefined');
    }
  },
);

test('what a game refuses is left to the game', () => {
  const params = {};
  expect(tableRefusal('en', { code: 'not-your-turn', rule: 'AR-2.1', params })).toBeUndefined();
  expect(tableRefusal('en', { code: 'too-poor', rule: 'table', params })).toBeUndefined();
  expect(tableRefusal('en', { code: 'constructor', rule: 'table', params })).toBeUndefined();
});
