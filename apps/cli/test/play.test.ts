import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseRecord } from '@roundhouse/engine';
import { roundhouse, scratch } from './run.ts';

const play = (...args: readonly string[]) => ['play', 'american-rails', '--seed', 'a', ...args];

/** Takes the first choice on the list, or what stands beside it in an auction; a hint before is half a second of a core. */
const eager = (moves: number): string => '1\na\n'.repeat(moves);
const hinted = (moves: number): string => `hint\n${eager(moves)}`;

test('an empty input ends the match cleanly', async () => {
  const { code, stdout, stderr } = await roundhouse(play('--seats', '3'));
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(
    /^American Rails\. You are Anna, against Bram \(normal\), Carla \(normal\)\.\n/,
  );
  expect(stdout).toMatch(/Goodbye\.\n$/);
  expect(stdout).not.toContain('\u001b');
});

test('the same words in Dutch', async () => {
  const { stdout } = await roundhouse(play('--lang', 'nl'), 'hulp\ntip\nwaarom zomaar\nstop\n');
  expect(stdout).toContain('American Rails. Jij bent Anna, tegen Bram (normaal)');
  expect(stdout).toContain('je laatste zet terugnemen');
  expect(stdout).toContain('Een bot zou kiezen: ');
  expect(stdout).toContain("'zomaar' is geen zet in dit spel.");
  expect(stdout).toMatch(/Tot ziens\.\n$/);
});

test('every order is answered, and a record is kept that replays, verifies and plays on', async () => {
  const file = join(scratch(), 'deep', 'match.rec');
  const typed = [
    'help',
    'hint',
    'why',
    'why bid 999',
    'why gibberish',
    'undo',
    'rules',
    'rules 2.2',
    'rules 99',
  ];
  const input = [...typed, 'board', 'all', 'xyzzy', '', eager(4), 'quit', 'never read'].join('\n');
  const first = await roundhouse(play('--seats', '3', '--record', file), input);
  expect(first.code).toBe(0);
  expect(first.stdout).toContain('why that is not possible now');
  expect(first.stdout).toContain('A bot would choose: ');
  expect(first.stdout).toContain('Why what?');
  expect(first.stdout).toMatch(/\(AR-[0-9.]+\)/);
  expect(first.stdout).toContain("'gibberish' is not a move of this game.");
  expect(first.stdout).toContain('Nothing can be taken back');
  expect(first.stdout).toContain('AR-2.2');
  expect(first.stdout).toContain('The rulebook has no number 99.');
  expect(first.stdout).toContain("No choice fits 'xyzzy'.");
  expect(first.stdout).toContain(`The game is saved in ${file}.`);
  const record = parseRecord(readFileSync(file, 'utf8'));
  expect(record.lines.filter((line) => line.kind === 'seat')).toHaveLength(3);
  expect(
    record.lines.filter((line) => line.kind === 'act' && line.seat === 0).length,
  ).toBeGreaterThan(0);

  const [verified, replayed] = await Promise.all([
    roundhouse(['verify', file]),
    roundhouse(['replay', file, '--json']),
  ]);
  expect(verified.code).toBe(0);
  expect(JSON.parse(replayed.stdout)).toMatchObject({ title: 'american-rails', outcome: null });

  const resumed = await roundhouse(['play', '--resume', file], `${hinted(2)}quit\n`);
  expect(resumed.code).toBe(0);
  const longer = parseRecord(readFileSync(file, 'utf8'));
  expect(longer.lines.length).toBeGreaterThan(record.lines.length);
  // Who sits where stands after the last move.
  const played = record.lines.slice(0, -3);
  expect(longer.lines.slice(0, played.length)).toEqual(played);
});

test('a hint says what speaks for it', async () => {
  const { stdout } = await roundhouse(play('--seats', '3'), 'hint\nquit\n');
  expect(stdout).toMatch(
    /\nA bot would choose: [^\n]+\n(?: +\d+ of 100 won {2}[A-Z][^\n]+\. [A-Z$][^\n]+\.\n)+> quit/,
  );
});

test('a program and a character sit down; the one is not named in the record and is a normal bot when played on, the other stays', async () => {
  const file = join(scratch(), 'program.rec');
  const example = fileURLToPath(new URL('../../../examples/bot.py', import.meta.url));
  const bot = `cmd:python3 '${example}'`;
  const options = [
    '--seats',
    '4',
    '--bots',
    'random,normal@blocker',
    '--bot',
    bot,
    '--ms',
    '20000',
  ];
  const first = await roundhouse(play(...options, '--record', file), `${hinted(3)}quit\n`);
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toContain(
    `against Bram (random), Carla (normal, the blocker), Daan (${bot}).`,
  );
  const holders = () =>
    parseRecord(readFileSync(file, 'utf8')).lines.flatMap((line) =>
      line.kind === 'seat' ? [line.holder] : [],
    );
  expect(holders()).toEqual(['person', 'bot random', 'bot normal Cleo', 'bot normal program']);
  const resumed = await roundhouse(['play', '--resume', file], 'quit\n');
  expect(resumed.stdout).toContain(
    'against Bram (random), Carla (normal, the blocker), Daan (normal).',
  );
  expect(holders()).toEqual(['person', 'bot random', 'bot normal Cleo', 'bot normal']);
  const nobody = await roundhouse(play('--seats', '3', '--bots', 'easy@blocker'));
  expect(nobody).toMatchObject({ code: 2, stdout: '' });
  expect(nobody.stderr).toContain('has no blocker at level easy');
});

test('a whole match, to the result', async () => {
  const file = join(scratch(), 'whole.rec');
  const { code, stdout } = await roundhouse(
    play('--seats', '3', '--seat', '1', '--bots', 'normal,random', '--record', file),
    // Early, in the middle and late.
    hinted(8) + hinted(8) + hinted(2000),
  );
  expect(code).toBe(0);
  expect(stdout.match(/^A bot would choose: /gm)).toHaveLength(3);
  expect(stdout).toMatch(/The game is over\.\n {2}1\. /);
  expect(stdout).toMatch(
    / 3\. [^\n]+\n[^\n]+ (won with|both had|all had) \$\d+[^\n]+ \(AR-8\.2\)\n/,
  );
  const record = parseRecord(readFileSync(file, 'utf8'));
  expect(record.result?.scores).toHaveLength(3);
  const verified = await roundhouse(['verify', file, '--json']);
  expect(JSON.parse(verified.stdout)).toMatchObject({ verified: true, draws: 2 });
  const over = await roundhouse(['play', '--resume', file]);
  expect(over).toMatchObject({ code: 2, stdout: '' });
  expect(over.stderr).toContain('is over');
});
