import { expect, test } from 'vitest';
import { boundedLines } from '../src/engine/lines.ts';
import { Fault, readRequest } from '../src/engine/protocol.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function* stream(...chunks: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield await Promise.resolve(bytes(chunk));
}

async function linesOf(...chunks: readonly string[]): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = [];
  for await (const line of boundedLines(stream(...chunks), 8)) {
    found.push(line && new TextDecoder().decode(line));
  }
  return found;
}

test.each([
  [['a\nb\n'], ['a', 'b']],
  [
    ['a', 'b\nc', 'd'],
    ['ab', 'cd'],
  ],
  [['\n\n'], ['', '']],
  [['12345678\n123456789\nok\n'], ['12345678', undefined, 'ok']],
  [
    ['12345', '6789', '0\nok'],
    [undefined, 'ok'],
  ],
  [['123456789'], [undefined]],
  [[], []],
])('%j', async (chunks, found) => {
  expect(await linesOf(...chunks)).toEqual(found);
});

function codeOf(line: Uint8Array): string | undefined {
  try {
    readRequest(line);
    return undefined;
  } catch (error) {
    return error instanceof Fault ? error.code : String(error);
  }
}

test.each([
  ['{"a":1}', undefined],
  ['', 'not-json'],
  ['{"a":', 'not-json'],
  ['[1]', 'not-an-object'],
  ['null', 'not-an-object'],
  ['7', 'not-an-object'],
  ['{"__proto__":{}}', 'bad-key'],
  ['{"a":{"b":[{"constructor":1}]}}', 'bad-key'],
  [`{"a":${'['.repeat(31)}${']'.repeat(31)}}`, undefined],
  [`{"a":${'['.repeat(32)}${']'.repeat(32)}}`, 'too-deep'],
  [`{"a":"${'['.repeat(99)}"}`, undefined],
  [String.raw`{"a":"\"${'['.repeat(99)}"}`, undefined],
  ['['.repeat(60_000), 'too-deep'],
])('a request %#', (text, code) => {
  expect(codeOf(bytes(text))).toBe(code);
});

test('bytes that are no text', () => {
  expect(codeOf(Uint8Array.of(0xff, 0xfe))).toBe('not-json');
});
