/** Whole matches as files: each is replayed, line by line, to its result. */
import { readdirSync, readFileSync } from 'node:fs';
import { recordChecks } from '@roundhouse/engine/testing';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';

const folder = new URL('fixtures/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.rec'));
const texts = new Map(files.map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]));

for (const { name, run } of recordChecks(rules, texts)) {
  test(`recorded matches: ${name}`, () => expect(run()).toEqual([]));
}
