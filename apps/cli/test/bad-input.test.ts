import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lines, oneAfterAnother, roundhouse, type Ran } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-bad-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const header = 'title american-rails\nrules 1\nmatch x\nconfig {"seats":3}\n';
const seed = '0'.repeat(64);
const bad = {
  missing: join(folder, 'no-such-file.rec'),
  empty: file('empty.rec', ''),
  binary: file('binary.rec', '\u0000\u0001\u0002'),
  noise: file('noise.rec', `${header}\nthis is no line\n`),
  unknownTitle: file('title.rec', header.replace('american-rails', 'tic-tac-toe')),
  otherRules: file('rules.rec', header.replace('rules 1', 'rules 99')),
  badSeats: file('seats.rec', header.replace('"seats":3', '"seats":9')),
  illegal: file('illegal.rec', `${header}\n0 bid 7\n`),
  unseeded: file('unseeded.rec', `${header}\n`),
  badCommit: file('commit.rec', `${header}commit ${seed}\nseed ${seed}\n\n`),
  notJson: file('map.json', 'not json'),
  stuffed: file(
    'stuffed.rec',
    header.replace('american-rails', 'amsterdam') + '\n' + '.seat 0 bot normal\n'.repeat(20_000),
  ),
  loop: join(folder, 'loop.rec'),
};
symlinkSync(bad.loop, bad.loop);

/** What is typed, and what the one line on stderr must say. */
const CASES: readonly (readonly [args: readonly string[], says: RegExp])[] = [
  [[], /which command/],
  [['plya'], /no command 'plya'; there are play/],
  [['__proto__'], /no command '__proto__'/],
  [['two\nlines'], /no command 'two\?lines'/],
  [['titles', 'extra'], /can't use the word 'extra'/],
  [['titles', '--jsno'], /no option '--jsno'/],
  [['titles', '--json=yes'], /--json takes no value/],
  [['titles', '-j'], /no option '-j'/],
  [['titles', '--constructor'], /no option '--constructor'/],
  [['play'], /play what/],
  [['play', 'monopoly'], /no title 'monopoly'; there are american-rails/],
  [['play', 'american-rails', '--seats', '2'], /is for 3, 4, 5 seats, not 2/],
  [['play', 'american-rails', '--seats', 'four'], /--seats wants a whole number, not 'four'/],
  [['play', 'american-rails', '--seats', '4.5'], /--seats wants a whole number/],
  [['play', 'american-rails', '--seats', '-4'], /--seats wants a whole number from 1/],
  [['play', 'american-rails', '--seats'], /--seats wants N/],
  [['play', 'american-rails', '--seats', '--bots'], /--seats wants N/],
  [['play', 'american-rails', '--seats', '3', '--seats', '4'], /--seats stands twice/],
  [['play', 'american-rails', '--bots', 'genius'], /no bot 'genius'; at 4 seats it has random/],
  [['play', 'american-rails', '--bots', 'toString'], /no bot 'toString'/],
  [['play', 'american-rails', '--bots', ''], /--bots wants LEVEL/],
  [['play', 'american-rails', '--seat', '4'], /--seat wants a whole number from 0 to 3/],
  [['play', 'american-rails', '--lang', 'fr'], /--lang can be en or nl, not 'fr'/],
  [['play', 'american-rails', '--option', 'edition'], /--option wants NAME=VALUE/],
  [['play', 'american-rails', '--option', 'edition=1999'], /option edition can't be '1999'/],
  [['play', 'american-rails', '--option', 'colour=red'], /no option 'colour'/],
  [['play', 'american-rails', '--box', bad.notJson], /is no JSON/],
  [['play', 'american-rails', '--bot', "cmd:''"], /names no program/],
  [['play', 'american-rails', '--bot', `cmd:${'x'.repeat(5000)}`], /can't start|too long/],
  [['play', 'american-rails', '--record', bad.loop], /links lead in a circle/],
  [['play', 'american-rails', '--record', 'x'.repeat(5000)], /the name is too long/],
  [['replay', bad.loop], /links lead in a circle/],
  [['replay', bad.stuffed], /more than 4000 lines are not of the game/],
  [['play', 'american-rails', '--record', folder], /it is a folder, not a file/],
  [['play', 'american-rails', '--record', bad.noise], /noise.rec' is there already/],
  [['play', '--resume', bad.unseeded, '--record', bad.noise], /noise.rec' is there already/],
  [['play', 'american-rails', '--resume', bad.unseeded], /can't go with a title/],
  [['play', '--resume', bad.unseeded], /has no seed/],
  [['play', '--resume', bad.missing], /there is no such file/],
  [['sim'], /too few words; use: roundhouse sim TITLE/],
  [['words'], /too few words; use: roundhouse words TITLE/],
  [['words', 'nothing'], /no title 'nothing'; there are american-rails/],
  [['words', 'amsterdam', '--lang', 'fr'], /--lang can be en or nl, not 'fr'/],
  [['words', 'amsterdam', 'steel-driver'], /words can't use the word/],
  [['sim', 'nothing'], /no title 'nothing'/],
  [['sim', 'american-rails', '--games', '0'], /--games wants a whole number from 1/],
  [['sim', 'american-rails', '--games', '1e3'], /--games wants a whole number, not '1e3'/],
  [['sim', 'american-rails', '--bots', 'random,,random'], /no bot ''/],
  [
    ['sim', 'american-rails', '--seats', '3', '--bots', 'random,random,random,random'],
    /4 levels for 3/,
  ],
  [['sim', 'american-rails', '--workers', '0'], /--workers wants a whole number from 1/],
  [['bench', 'nothing'], /no title 'nothing'/],
  [['bench', '--ms', 'soon'], /--ms wants a whole number/],
  [['bench', 'american-rails', '--seats', '7'], /is for 3, 4, 5 seats, not 7/],
  [['arena', 'american-rails'], /--bots says who takes part/],
  [['arena', 'american-rails', '--bots', 'normal'], /wants two different bots/],
  [
    ['arena', 'american-rails', '--bots', 'normal', '--bot', 'python3'],
    /--bot wants 'cmd:PROGRAM'/,
  ],
  [
    ['arena', 'american-rails', '--bots', 'normal', '--bot', 'cmd:no-such-program x'],
    /can't start 'cmd:no-such-program x': spawn no-such-program ENOENT/,
  ],
  [['sim', 'american-rails', '--bot', 'cmd: '], /--bot wants 'cmd:PROGRAM'/],
  [
    [
      'arena',
      'american-rails',
      '--bots',
      'easy,random',
      '--games',
      '999999',
      '--report',
      bad.empty,
    ],
    /empty.rec': a part of the path is no folder/,
  ],
  [
    ['train', 'american-rails', '--first', '999999', '--out', `${bad.empty}/weights.bin`],
    /empty.rec': a part of the path is no folder/,
  ],
  [['arena', 'american-rails', '--bots', 'normal,normal'], /names somebody twice/],
  [['arena', 'american-rails', '--bots', 'normal,genius'], /no bot 'genius'/],
  [['arena', 'american-rails', '--bots', 'normal*4,random'], /normal does not search/],
  [['arena', 'american-rails', '--bots', 'normal', '--scale', '1,4'], /--scale wants --against/],
  [['arena', 'american-rails', '--bots', 'normal', '--scale', '1,x'], /--scale wants a whole/],
  [['train'], /too few words/],
  [['train', 'amsterdam', '--seats', '9'], /not 9/],
  [['train', 'amsterdam', '--seats', '2', '--later', '0'], /--later wants a whole number from 1/],
  [['train', 'amsterdam', '--seats', '2'], /--folder says where positions are kept/],
  [['train', 'amsterdam', '--folder', bad.empty], /a part of the path is no folder/],
  [['train', 'amsterdam', '--from', bad.missing], /there is no such file/],
  [['train', 'amsterdam', '--from', bad.empty], /empty.rec': these are no weights of a value net/],
  [['tune'], /too few words; use: roundhouse tune TITLE/],
  [['tune', 'nothing'], /no title 'nothing'; there are american-rails/],
  [['tune', 'amsterdam', '--seats', '2,9'], /is for 2, 3, 4 seats, not 9/],
  [['tune', 'amsterdam', '--seats', '2,'], /--seats wants a whole number, not ''/],
  [['tune', 'amsterdam', '--seats', '3,3'], /--seats names 3 twice/],
  [['tune', 'amsterdam', '--steps', '0'], /--steps wants a whole number from 1/],
  [['tune', 'amsterdam', '--games', '1'], /--games wants a whole number from 2/],
  [['tune', 'amsterdam', '--check', 'all'], /--check wants a whole number/],
  [
    ['tune', 'train-rails', '--seats', '2,3'],
    /at 3 seats train-rails plays by [a-z]+ .*: tune them apart/,
  ],
  [['bench', '--slice'], /--slice wants a title/],
  [['replay'], /too few words/],
  [['replay', bad.missing], /there is no such file/],
  [['replay', folder], /it is a folder, not a file/],
  [['replay', bad.empty], /the header 'title' is missing/],
  [['replay', bad.binary], /line 1: no such header/],
  [['replay', bad.noise], /line 6: not a line of a match/],
  [['replay', bad.unknownTitle], /no title 'tic-tac-toe'/],
  [['replay', bad.otherRules], /version 99 of the rules/],
  [['replay', bad.badSeats], /the config was refused: bad-seats/],
  [['replay', bad.illegal], /line 6: refused by table: chance-first/],
  [['replay', bad.unseeded, '--to', '5'], /has 0 lines, so --to can't be 5/],
  [['replay', bad.unseeded, '--to', 'x'], /--to wants a whole number/],
  [['verify', bad.missing], /there is no such file/],
  [['verify', bad.unseeded], /no seed and commitment/],
  [['verify', bad.noise], /line 6: not a line of a match/],
  [['fuzz'], /too few words/],
  [['fuzz', 'nothing'], /no title 'nothing'/],
  [['fuzz', 'american-rails', '--games', 'many'], /--games wants a whole number/],
  [['fuzz', 'american-rails', '--seed'], /--seed wants TEXT/],
  [['engine', 'american-rails'], /can't use the word/],
  [['engine', '--json'], /no option '--json'/],
  [['box'], /too few words; use: roundhouse box check FILE/],
  [['box', 'draw', bad.notJson], /box can check and try, not 'draw'/],
  [['box', 'check', bad.missing], /there is no such file/],
  [['box', 'check', bad.notJson], /is no JSON/],
  [['box', 'check', bad.notJson, '--title', 'american-rails'], /is no JSON/],
  [['box', 'check', bad.notJson, '--games', '3'], /--games is for box try/],
  [['box', 'try', bad.missing], /there is no such file/],
  [['box', 'try', bad.notJson, '--title', 'american-rails'], /is no JSON/],
  [['box', 'try', 'steel-driver', '--seats', '9'], /is for 3, 4, 5, 6 seats, not 9/],
  [['box', 'try', 'steel-driver', '--games', '0'], /--games wants a whole number from 1/],
  [['box', 'try', 'steel-driver', '--level', 'superb'], /has no bot 'superb'/],
  [['box', 'try', 'steel-driver', '--option', 'map=mars'], /mars/],
];

describe('bad input: one line on stderr, exit code 2, nothing else', () => {
  let ran: readonly Ran[];
  beforeAll(async () => {
    ran = await oneAfterAnother(CASES.map(([args]) => args));
  });

  const some = CASES.map((_, at) => at).filter((at) => at % 16 === 0);
  test.each(some)('case %i says the same in a process of its own', async (at) => {
    const [args = []] = CASES[at] ?? [];
    expect(await roundhouse(args)).toEqual(ran[at]);
  });

  test.each(CASES.map(([args, says], at) => [args, says, at] as const))(
    'roundhouse %j',
    (_, says, at) => {
      const { code, stdout, stderr } = ran[at] ?? { code: null, stdout: '', stderr: '' };
      expect(lines(stderr)).toHaveLength(1);
      expect(stderr).toMatch(/^roundhouse: /);
      expect(stderr).toMatch(says);
      expect(stderr).not.toContain('fault of the program');
      expect(stdout).toBe('');
      expect(code).toBe(2);
    },
  );
});

describe('help', () => {
  const NAMES = [
    'play',
    'titles',
    'sim',
    'arena',
    'tune',
    'train',
    'bench',
    'replay',
    'verify',
    'fuzz',
    'engine',
    'box',
  ];
  const WORDS = ['--help', '-h', 'help'];
  let ran: readonly Ran[];
  beforeAll(async () => {
    const all = [...NAMES.map((name) => [name, '--help']), ...WORDS.map((word) => [word])];
    ran = await oneAfterAnother(all);
  });

  test.each(NAMES)('of %s is on stdout', (name) => {
    const { code, stdout, stderr } = ran[NAMES.indexOf(name)] ?? {};
    expect(stdout).toMatch(new RegExp(`^roundhouse ${name}`));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  test.each(WORDS)('%s lists the commands', (word) => {
    const { code, stdout, stderr } = ran[NAMES.length + WORDS.indexOf(word)] ?? {};
    for (const name of ['play', 'sim', 'bench', 'verify', 'engine']) {
      expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
    }
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  test('says the same in a process of its own', async () => {
    expect(await roundhouse(['--help'])).toEqual(ran[NAMES.length]);
  });
});

test('what comes from a file reaches the terminal without anything that it would obey', async () => {
  const path = file('escape.rec', `${header}\n.end \u001b[2J\u009b31m gone\n`);
  const { code, stdout, stderr } = await roundhouse(['replay', path]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('.end ?[2J?31m gone');
  const refused = await roundhouse(['replay', file('escape-2.rec', `${header}\n\u001b[2J\n`)]);
  expect(refused.code).toBe(2);
  expect(refused.stderr.match(/\p{Cc}/gu)).toEqual(['\n']);
});
