/** Several that open the same new file at the same moment: each of them gets it. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-at-once-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [OPENERS, FILES] = [4, 40];

/** At each file they wait for each other. */
const OPENER = `
  const { DatabaseSync } = require('node:sqlite');
  const { parentPort, workerData } = require('node:worker_threads');
  const { pragmas, folder, openers, files, gate } = workerData;
  import(pragmas).then(({ makeDurable }) => {
    const there = new Int32Array(gate);
    const faults = [];
    for (let file = 0; file < files; file += 1) {
      Atomics.add(there, file, 1);
      while (Atomics.load(there, file) < openers);
      const connection = new DatabaseSync(folder + '/' + file + '.db');
      try {
        makeDurable(connection);
      } catch (error) {
        faults.push(error.message);
      }
      connection.close();
    }
    parentPort.postMessage(faults);
  });`;

test('nobody is turned away', async () => {
  const gate = new SharedArrayBuffer(FILES * 4);
  const pragmas = new URL('../src/sqlite/pragmas.ts', import.meta.url).href;
  const workerData = { pragmas, folder, openers: OPENERS, files: FILES, gate };
  const openers = Array.from(
    { length: OPENERS },
    () => new Worker(OPENER, { eval: true, workerData }),
  );
  const faults = await Promise.all(openers.map((opener) => once(opener, 'message')));
  expect(faults.flat(2)).toEqual([]);
});
