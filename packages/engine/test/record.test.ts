import { describe, expect, test } from 'vitest';
import { seedFromText } from '../src/chance.ts';
import { formatLine, parseLine, type Line } from '../src/line.ts';
import { formatRecord, parseRecord, readRecord, RecordError } from '../src/record.ts';

describe('lines', () => {
  test.each<[string, Line]>([
    ['0 bid 12', { kind: 'act', seat: 0, text: 'bid 12', forced: false }],
    ['=2 build BAL-PIT', { kind: 'act', seat: 2, text: 'build BAL-PIT', forced: true }],
    ['* card red', { kind: 'chance', text: 'card red' }],
    ['.undo 57', { kind: 'undo', to: 57 }],
    ['.undo 0', { kind: 'undo', to: 0 }],
    ['.seat 2 bot hard', { kind: 'seat', seat: 2, holder: 'bot hard' }],
    ['.decline 1', { kind: 'decline', seat: 1 }],
    ['.timeout 2', { kind: 'timeout', seat: 2 }],
    ['.timeout 2 bot', { kind: 'timeout', seat: 2, standIn: 'bot' }],
    ['.timeout 0 forfeit', { kind: 'timeout', seat: 0, standIn: 'forfeit' }],
    ['.end all agreed', { kind: 'end', reason: 'all agreed' }],
  ])('%j', (text, line) => {
    expect(parseLine(text)).toEqual(line);
    expect(formatLine(line)).toBe(text);
  });

  test.each([
    '',
    '0',
    '0 ',
    '00 bid 1',
    '-1 bid 1',
    '0  bid',
    '0 bid ',
    '*',
    '*card',
    '= 2 pass',
    '.undo',
    '.undo -1',
    '.undo x',
    '.seat 2',
    '.timeout',
    '.decline',
    '.decline 1 2',
    '.end',
    '.redo 3',
    '1234567890 pass',
    '0 bid\t1',
  ])('%j is no line', (text) => {
    expect(parseLine(text)).toBeUndefined();
  });
});

const seed = seedFromText('s');
const whole = {
  title: 'american-rails',
  rules: 1,
  match: 'm-1',
  config: { seats: 3, edition: 'quined' },
  commit: seedFromText('c'),
  salts: ['a b', ''],
  seed,
  result: { scores: [12, -3], places: [1, 2] },
  lines: [
    { kind: 'chance', text: 'banker 1' },
    { kind: 'act', seat: 1, text: 'offer liberty', forced: false },
  ],
} as const;

describe('records', () => {
  test('a whole record round trips', () => {
    const text = formatRecord(whole);
    expect(text).toBe(
      [
        'title american-rails',
        'rules 1',
        'match m-1',
        'config {"edition":"quined","seats":3}',
        `commit ${whole.commit}`,
        'salts ["a b",""]',
        `seed ${seed}`,
        'result {"places":[1,2],"scores":[12,-3]}',
        '',
        '* banker 1',
        '1 offer liberty',
        '',
      ].join('\n'),
    );
    expect(parseRecord(text)).toEqual(whole);
  });

  test('a running match has neither seed nor result', () => {
    const { commit: _, salts: __, seed: ___, result: ____, ...running } = whole;
    expect(parseRecord(formatRecord(running))).toEqual(running);
  });

  test('comments, blank lines and DOS line ends are passed over, and places still count them', () => {
    const text = `# a note\ntitle x\r\nrules 1\nmatch m\nconfig {"seats":2}\n\n# deal\n* a\n\n0 b\n`;
    const { record, places } = readRecord(text);
    expect(record.lines).toHaveLength(2);
    expect(places).toEqual([8, 10]);
  });

  const header = 'title x\nrules 1\nmatch m\nconfig {"seats":2}\n';
  test.each<[string, number, string]>([
    ['', 1, "the header 'title' is missing"],
    ['title x\n', 1, "the header 'rules' is missing"],
    ['title x\nrules 0\nmatch m\nconfig {}\n', 2, "the header 'rules' can't be read"],
    ['title X\nrules 1\nmatch m\nconfig {}\n', 1, "the header 'title' can't be read"],
    ['title x\nrules 1\nmatch m\nconfig {\n', 4, "the header 'config' can't be read"],
    ['title x\nrules 1\nmatch m\nconfig []\n', 4, "the header 'config' can't be read"],
    ['title x\ntitle y\n', 2, "the header 'title' stands twice"],
    ['colour red\n', 1, "no such header 'colour'"],
    [`${header}seed abc\n`, 5, "the header 'seed' can't be read"],
    [`${header}commit ${'A'.repeat(64)}\n`, 5, "the header 'commit' can't be read"],
    [`${header}salts [1]\n`, 5, "the header 'salts' can't be read"],
    [`${header}salts x\n`, 5, "the header 'salts' can't be read"],
    [`${header}result {"scores":[1]}\n`, 5, "the header 'result' can't be read"],
    [`${header}result null\n`, 5, "the header 'result' can't be read"],
    [`${header}result {"scores":[1],"places":["x"]}\n`, 5, "the header 'result' can't be read"],
    [`${header}\n0 b\nrubbish\n`, 7, "not a line of a match: 'rubbish'"],
    [`${header}\n${'y'.repeat(80)}\n`, 6, `not a line of a match: '${'y'.repeat(60)}…'`],
  ])('%j is refused by line', (text, at, problem) => {
    let caught: unknown;
    try {
      parseRecord(text);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(RecordError);
    expect((caught as RecordError).at).toBe(at);
    expect((caught as RecordError).message).toBe(`line ${at}: ${problem}`);
  });
});
