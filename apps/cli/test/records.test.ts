import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipOf } from '@roundhouse/table/zip';
import { expect, test } from 'vitest';
import { lines, roundhouse, scratch } from './run.ts';

/** A seeded match of bots, made through the engine protocol. */
async function seededRecord(): Promise<string> {
  const seats = [0, 1, 2];
  const requests = [
    { do: 'new', title: 'american-rails', config: { seats: 3 }, seed: 'records' },
    ...Array.from({ length: 40 }, () =>
      seats.map((seat) => ({ do: 'act', match: 'm1', seat, text: 'pass' })),
    ).flat(),
    ...seats.map((seat) => ({ do: 'act', match: 'm1', seat, text: 'offer liberty' })),
    { do: 'record', match: 'm1' },
  ];
  const { stdout } = await roundhouse(
    ['engine'],
    requests.map((each) => JSON.stringify(each)).join('\n'),
  );
  const last = JSON.parse(lines(stdout).at(-1) ?? '{}') as { readonly record: string };
  return last.record;
}

test('replay and verify read a record, and verify names the first line that is wrong', async () => {
  const folder = scratch();
  const text = await seededRecord();
  const file = (name: string, content: string): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const good = file('good.rec', text);
  const drawn = /^\* banker ([0-9])$/m.exec(text)?.[1] ?? '';
  const changed = file(
    'changed.rec',
    text.replace(`* banker ${drawn}`, `* banker ${drawn === '0' ? 1 : 0}`),
  );
  const uncommitted = file('commit.rec', text.replace(/^commit .*$/m, `commit ${'0'.repeat(64)}`));
  const bytes = (content: string) => new TextEncoder().encode(content);
  const bundle = join(folder, 'games.zip');
  const both = [
    { name: 'good.rec', bytes: bytes(text) },
    { name: 'changed.rec', bytes: bytes(readFileSync(changed, 'utf8')) },
  ];
  writeFileSync(bundle, zipOf(both));
  const at = text.split('\n').indexOf(`* banker ${drawn}`) + 1;

  const [ok, wrong, wrongJson, other, replayed, part, json, all, noZip] = await Promise.all([
    roundhouse(['verify', good]),
    roundhouse(['verify', changed]),
    roundhouse(['verify', changed, '--json']),
    roundhouse(['verify', uncommitted]),
    roundhouse(['replay', good]),
    roundhouse(['replay', good, '--to', '1', '--lang', 'nl']),
    roundhouse(['replay', good, '--to', '2', '--json']),
    roundhouse(['verify', bundle]),
    roundhouse(['verify', file('text.zip', text)]),
  ]);
  expect(ok).toMatchObject({ code: 0, stderr: '' });
  expect(ok.stdout).toMatch(/^verified: [0-9]+ lines, 2 draws/);
  expect(wrong).toMatchObject({ code: 1, stdout: '' });
  expect(wrong.stderr).toContain(`line ${at}: drawn 'banker`);
  expect(lines(wrong.stderr)).toHaveLength(1);
  expect(JSON.parse(wrongJson.stdout)).toMatchObject({ verified: false, line: at });
  expect(other.code).toBe(1);
  expect(other.stderr).toContain('the commitment is of another deal');

  expect(all.code).toBe(1);
  expect(lines(all.stdout)).toEqual([
    'good.rec: verified',
    expect.stringContaining(`changed.rec: line ${at}: drawn 'banker`),
    '1 of 2 records verified',
  ]);
  expect(all.stderr).toContain('changed.rec');
  expect(noZip.stderr).toContain('is no zip of records');

  expect(replayed).toMatchObject({ code: 0, stderr: '' });
  expect(replayed.stdout).toContain(`   2  * banker ${drawn}`);
  expect(replayed.stdout).toContain(' · ');
  expect(part.stdout).toContain('   1  * removed');
  expect(part.stdout).not.toContain('* banker');
  const parsed = JSON.parse(json.stdout) as { readonly lines: readonly { line: string }[] };
  expect(parsed.lines.map(({ line }) => line).at(1)).toBe(`* banker ${drawn}`);
  expect(parsed).toMatchObject({ turn: { kind: 'act' }, outcome: null });
});
