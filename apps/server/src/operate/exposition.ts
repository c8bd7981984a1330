/** The figures of a server in the text format of Prometheus. */
import { ROUTES, type Route } from '@roundhouse/contract';
import { VERSION } from '../version.ts';
import { BOUNDS, type Histogram } from './histogram.ts';
import type { Load } from './load.ts';
import type { Meters } from './meters.ts';

type Labels = Readonly<Record<string, string | number>>;
type Sample = readonly [labels: Labels, value: number];
type Kind = 'counter' | 'gauge' | 'histogram';

const NANO = 1e9;

export function exposition(meters: Meters, load: Load): string {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const delay = (share: number): number => meters.loop.percentile(share) / NANO;
  const parts = [
    family('build_info', 'gauge', 'Which version runs.', [[{ version: VERSION }, 1]]),
    family('up_seconds', 'gauge', 'Since the server was opened.', [[{}, load.upSeconds]]),
    family('moves_kept_total', 'counter', 'Moves of people and bots that are on the disk.', [
      [{}, meters.movesKept],
    ]),
    family('faults_total', 'counter', 'Faults of the server itself; each is in the log.', [
      [{}, meters.faults],
    ]),
    family(
      'refusals_total',
      'counter',
      'Requests that were refused, by the code of the answer.',
      [...meters.refusals].map(([code, count]) => [{ code }, count]),
    ),
    family(
      'telegrams_total',
      'counter',
      'Messages to people, by the kind of channel and how they ended.',
      [...meters.telegrams.values()].map(({ count, ...labels }) => [labels, count]),
    ),
    histograms(
      'request_seconds',
      'From a request to its answer, or to an open stream.',
      [...meters.routes].map(([name, histogram]) => {
        const { method, path }: Route = ROUTES[name];
        return [{ method, route: path }, histogram] as const;
      }),
    ),
    histograms('commit_seconds', 'From a write to the word that it is on the disk.', [
      [{}, meters.commits],
    ]),
    family('writes_waiting', 'gauge', 'Writes that the store has not answered yet.', [
      [{}, meters.writing],
    ]),
    family('streams', 'gauge', 'Open streams.', [[{}, load.streams]]),
    family('open_matches', 'gauge', 'Matches that are open in memory.', [[{}, load.matches]]),
    family('bots_thinking', 'gauge', 'Bots that think now.', [[{}, load.botsThinking]]),
    family('bots_waiting', 'gauge', 'Bots that wait for their turn to think.', [
      [{}, load.botsWaiting],
    ]),
    ...(load.timers === undefined
      ? []
      : [
          family('timers', 'gauge', 'What happens by time alone, in the whole store.', [
            [{}, load.timers.kept],
          ]),
          family('timers_due', 'gauge', 'Timers that are due and not done.', [
            [{}, load.timers.due],
          ]),
          family('timers_late_seconds', 'gauge', 'How long the oldest of them has been due.', [
            [{}, load.timers.lateSeconds],
          ]),
        ]),
    family('event_loop_delay_seconds', 'gauge', 'How late the loop is, since the last look.', [
      [{ quantile: 0.5 }, delay(50)],
      [{ quantile: 0.99 }, delay(99)],
      [{ quantile: 1 }, meters.loop.max / NANO],
    ]),
    bare('process_resident_memory_bytes', 'gauge', 'Memory that the process holds.', rss),
    bare('process_heap_bytes', 'gauge', 'Of it what JavaScript uses.', heapUsed),
    bare('process_cpu_seconds_total', 'counter', 'CPU, all threads.', (user + system) / 1e6),
  ];
  meters.loop.reset();
  return parts.join('');
}

const head = (name: string, kind: Kind, help: string): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n`;

function family(name: string, kind: Kind, help: string, samples: readonly Sample[]): string {
  const full = `roundhouse_${name}`;
  return head(full, kind, help) + samples.map((sample) => sampleText(full, ...sample)).join('');
}

const bare = (name: string, kind: Kind, help: string, value: number): string =>
  head(name, kind, help) + sampleText(name, {}, value);

function histograms(
  name: string,
  help: string,
  all: readonly (readonly [Labels, Histogram])[],
): string {
  const full = `roundhouse_${name}`;
  const texts = all.map(([labels, { counts, sum }]) => {
    let within = 0;
    const buckets = [...BOUNDS, '+Inf'].map((le, at) => {
      within += counts[at] ?? 0;
      return sampleText(`${full}_bucket`, { ...labels, le }, within);
    });
    return [
      ...buckets,
      sampleText(`${full}_sum`, labels, sum),
      sampleText(`${full}_count`, labels, within),
    ].join('');
  });
  return head(full, 'histogram', help) + texts.join('');
}

function sampleText(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, each]) => `${label}="${escaped(each)}"`);
  const shown = Number.isNaN(value) ? 0 : value;
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${shown}\n`;
}

const escaped = (value: string | number): string =>
  String(value).replaceAll(/[\\"\n]/g, (each) => (each === '\n' ? '\\n' : `\\${each}`));
