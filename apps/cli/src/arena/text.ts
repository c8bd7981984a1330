/** An arena's report as tables: for a terminal, and as Markdown. */
import { table, type Cell } from '../output.ts';
import type { Deeds } from '../sim/watch.ts';
import type { ArenaReport } from './report.ts';

interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const ms = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0));

function heading({ title, config, seed, measure, meetings, failures }: ArenaReport): string {
  const { seats } = config;
  const games = meetings.reduce((sum, meeting) => sum + meeting.games, 0);
  const { iterations, ms: time, isWorked } = measure;
  const limits = [
    ...(iterations === undefined ? [] : [`${iterations} iterations`]),
    ...(time === undefined ? [] : [`${time} ms ${isWorked ? 'of CPU ' : ''}a move`]),
  ];
  const thinking = limits.length === 0 ? "each level's own measure" : limits.join(', ');
  return `${title}, ${seats} seats, seed '${seed}', ${thinking}: ${games} games, ${failures.length} failures`;
}

function meetingsTable({ config, meetings }: ArenaReport): Table {
  const { seats } = config;
  return {
    head: ['one', 'field', 'wins', '95 % interval', 'times even', 'score', 'field', 'games'],
    rows: meetings.map((of) => [
      of.one,
      seats === 2 ? of.field : `${seats - 1} x ${of.field}`,
      percent(of.winShare),
      `${percent(of.interval.low)} to ${percent(of.interval.high)}`,
      of.strength.toFixed(2),
      of.meanScore.toFixed(1),
      of.fieldScore.toFixed(1),
      of.games,
    ]),
  };
}

function contestantsTable({ contestants, cost }: ArenaReport): Table {
  const sorted = Object.entries(contestants).toSorted(([, a], [, b]) => b.rating.mu - a.rating.mu);
  return {
    head: [
      'bot',
      'rating',
      '±',
      'ms p50',
      'ms p99',
      'ms mean',
      'CPU ms mean',
      'lowest score',
      'broke',
      'faults',
    ],
    rows: sorted.map(([name, { rating, lowestScore, broke, faults }]) => [
      name,
      rating.mu.toFixed(1),
      (2 * rating.sigma).toFixed(1),
      ms(cost[name]?.p50Ms ?? 0),
      ms(cost[name]?.p99Ms ?? 0),
      ms(cost[name]?.meanMs ?? 0),
      ms(cost[name]?.meanCpuMs ?? 0),
      lowestScore,
      broke,
      faults,
    ]),
  };
}

function actionsTable({ contestants }: ArenaReport): Table {
  const names = Object.keys(contestants);
  const types = new Set(names.flatMap((name) => Object.keys(contestants[name]?.actions ?? {})));
  return {
    head: ['action', ...names],
    rows: [...types]
      .toSorted()
      .map((type) => [type, ...names.map((name) => deedsText(contestants[name]?.actions[type]))]),
  };
}

/** `120 (3)`: 120 times, three of them against its own figures. */
function deedsText(deeds: Deeds | undefined): Cell {
  if (!deeds) return 0;
  return deeds.againstFigures === 0 ? deeds.times : `${deeds.times} (${deeds.againstFigures})`;
}

const TABLES = [
  ['Who beats whom', meetingsTable],
  ['Ratings, and what a decision costs', contestantsTable],
  ['What was done', actionsTable],
] as const;

export function arenaText(report: ArenaReport): string {
  const tables = TABLES.map(([, of]) => of(report)).map(({ head, rows }) => table(head, rows));
  return [heading(report), ...tables].join('\n\n');
}

/** `command` is what makes the report again. */
export function arenaMarkdown(report: ArenaReport, command: string, picture: string): string {
  const notes = [
    'Intervals are over groups of games that share one chance.',
    'Costs are of one decision, by the clock of a machine that may be busy, and as CPU time of the',
    "arena's own thread. Broke: decisions taken with no money in hand. In brackets: done although its",
    'own figures, as many for both, said that doing nothing were better.',
  ];
  const parts = TABLES.flatMap(([name, of]) => [`## ${name}`, markdownTable(of(report))]);
  return [
    `# Arena: ${heading(report)}`,
    `\`\`\`sh\n${command}\n\`\`\``,
    `![wins as multiples of the even share](${picture})`,
    ...parts,
    notes.join(' '),
    '',
  ].join('\n\n');
}

function markdownTable({ head, rows }: Table): string {
  const row = (cells: readonly Cell[]): string =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  const line = `|${head.map((_, at) => (at === 0 ? '---' : '---:')).join('|')}|`;
  return [row(head), line, ...rows.map(row)].join('\n');
}
