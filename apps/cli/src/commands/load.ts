import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from '../command.ts';
import type { Measured } from '../load/measured.ts';
import { runLoad, type LoadReport } from '../load/run.ts';
import { print, table } from '../output.ts';
import { needTitle } from '../setup.ts';

export const command: Command = {
  usage: 'load',
  summary: 'play many matches on a server over HTTP: moves a second, waiting times, CPU, memory',
  details: [
    'Starts a server of its own. Every seat is a person with a session and a stream; moves are sent at a steady',
    'rate, then as many at once as it takes. Beside it stands a bare server that reads a request, commits as many',
    'bytes as a move of the first did on average, and sends one of its events to as many streams; where matches ended',
    'and others were begun meanwhile, it is asked as often for that, too. Exit code 1 if a move failed, or if a seat',
    'did not hear of every move that was taken.',
  ],
  options: {
    matches: { value: 'N', help: 'how many at once (default 500)' },
    seconds: { value: 'N', help: 'how long the steady part takes (default 60)' },
    rate: { value: 'N', help: 'moves a second of the steady part (default 1000)' },
    title: { value: 'TITLE', help: 'which game (default american-rails)' },
    seats: { value: 'N', help: 'seats of each match (default 4)' },
    store: { value: 'URL', help: 'a PostgreSQL (default: SQLite in a new folder)' },
    plant: { help: 'a server that leaves out an event now and then: it must be found' },
    json: { help: 'as JSON' },
  },
  async run(args) {
    const scratch = mkdtempSync(join(tmpdir(), 'roundhouse-load-'));
    try {
      const report = await runLoad(
        {
          place: args.text('store') ?? join(scratch, 'data'),
          title: needTitle(args.text('title') ?? 'american-rails').id,
          seats: args.whole('seats', { from: 2, to: 6 }) ?? 4,
          matches: args.whole('matches', { from: 1, to: 5000 }) ?? 500,
          seconds: args.whole('seconds', { from: 1, to: 3600 }) ?? 60,
          rate: args.whole('rate', { from: 1, to: 100_000 }) ?? 1000,
          scratch,
          isPlanted: args.flag('plant'),
        },
        (text) => process.stderr.write(`${text}\n`),
      );
      print(args.flag('json') ? JSON.stringify(report) : textOf(report));
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  },
};

function textOf(report: LoadReport): string {
  const { paced, inside, most, setUps, bare, streams, toldBytes, keptBytes, opening } = report;
  const row = (name: string, one: Measured) => [
    name,
    Math.round(one.movesASecond),
    one.p50.toFixed(1),
    one.p99.toFixed(1),
    one.cpuSeconds?.toFixed(2) ?? '?',
    one.mainSeconds?.toFixed(2) ?? '?',
    one.senderSeconds.toFixed(2),
    one.senderLate.toFixed(0),
    one.memory === undefined ? '?' : Math.round(one.memory),
  ];
  const head = ['', 'moves/s', 'p50 ms', 'p99 ms', 'CPU s/1000', 'main', 'sender', 'late ms', 'MB'];
  const rows = [row('steady', paced), row('at most', most), row('bare', bare.alone)];
  if (bare.same) rows.push(row('bare, same', bare.same));
  return [
    table(head, rows),
    `${streams} streams, ${toldBytes} bytes an event, ${keptBytes} bytes kept a move; of the bare server's moves a second: ${sharesOf(most, bare.alone)}`,
    ...(bare.same
      ? [
          `while as many were made as it takes, ${setUps.begun} matches were begun anew by ${setUps.requests} requests; where the bare server is asked as much (${bare.setUps.begun} by ${bare.setUps.requests}): ${sharesOf(most, bare.same)}`,
        ]
      : []),
    `steady, in the server: 99 of 100 moves within ${inside.move} ms, commits within ${inside.commit} ms; its loop was late by ${inside.late[0].toFixed(0)} ms (99 of 100) and ${inside.late[1].toFixed(0)} ms (at most)`,
    `a match of ${opening.lines} lines opens in ${opening.cold.toFixed(0)} ms (${opening.coldCpu?.toFixed(0) ?? '?'} ms of CPU), and again in ${opening.warm.toFixed(0)} ms`,
    `load of the machine at the end: ${loadavg()
      .map((each) => each.toFixed(1))
      .join(' ')}`,
  ].join('\n');
}

/** What of the least that could do the same is reached. */
function sharesOf(mine: Measured, least: Measured): string {
  const share = (own?: number, other?: number): string =>
    own === undefined || other === undefined ? '?' : (other / own).toFixed(2);
  const moves = (mine.movesASecond / least.movesASecond).toFixed(2);
  const byCpu = share(mine.cpuSeconds, least.cpuSeconds);
  const byMain = share(mine.mainSeconds, least.mainSeconds);
  return `${moves}, by CPU: ${byCpu}, by that of the thread that answers: ${byMain}`;
}
