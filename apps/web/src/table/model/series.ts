/** Figures followed over a match, for charts and the table beside them. */
import type { AnyFace } from '@roundhouse/titles';
import type { Figure, Telling } from '@roundhouse/ui/face';
import type { TableStep } from '../../host/table-host.ts';
import { turnsOf } from './turns.ts';

export interface Sample {
  readonly seq: number;
  readonly turn: number;
  readonly stage: string;
  readonly figures: readonly Figure[];
}

export interface Line {
  readonly id: string;
  readonly name: string;
  readonly seat?: number;
  readonly colour?: string;
  /** One for each sample; undefined where the figure does not exist yet or no more. */
  readonly values: readonly (number | undefined)[];
}

export interface Chart {
  readonly group: string;
  readonly lines: readonly Line[];
}

/** What is shown with another line's position says nothing of its own: it is no sample. */
export function samplesOf(
  lines: readonly TableStep[],
  face: Pick<AnyFace, 'stage' | 'figures'>,
  tell: Telling,
): readonly Sample[] {
  const turns = turnsOf(lines);
  return lines
    .filter(({ asOf }) => asOf === undefined)
    .map(({ seq, view }) => ({
      seq,
      turn: turns.get(seq) ?? 0,
      stage: face.stage(view, tell).now,
      figures: face.figures(view, tell),
    }));
}

/** One chart for each group of figures, in the order of the figures. */
export function chartsOf(samples: readonly Sample[]): readonly Chart[] {
  const known = new Map<string, Figure>();
  for (const { figures } of samples) {
    for (const figure of figures) if (!known.has(figure.id)) known.set(figure.id, figure);
  }
  const byId = samples.map(
    ({ figures }) => new Map(figures.map((figure) => [figure.id, figure.value])),
  );
  const charts = new Map<string, Line[]>();
  for (const { id, group, name, seat, colour } of known.values()) {
    const line: Line = {
      id,
      name,
      ...(seat === undefined ? {} : { seat }),
      ...(colour === undefined ? {} : { colour }),
      values: byId.map((values) => values.get(id)),
    };
    charts.set(group, [...(charts.get(group) ?? []), line]);
  }
  return [...charts].map(([group, lines]) => ({ group, lines }));
}

/** The last sample of each stage: what a table shows of a long match. */
export function stageEnds(samples: readonly Sample[]): readonly Sample[] {
  return samples.filter((sample, index) => samples[index + 1]?.stage !== sample.stage);
}

/** The first sample of each stage: where one jumps to. */
export function stageStarts<T extends Pick<Sample, 'stage'>>(samples: readonly T[]): readonly T[] {
  return samples.filter((sample, index) => samples[index - 1]?.stage !== sample.stage);
}

/** More points than this are drawn one upon the other. */
const MOST_SAMPLES = 240;

/** At most so many samples, evenly, the first and the last among them. */
export function thinned<T>(samples: readonly T[], most = MOST_SAMPLES): readonly T[] {
  if (samples.length <= most) return samples;
  const last = samples.length - 1;
  const picks = new Set(
    [...Array(most).keys()].map((index) => Math.round((index * last) / (most - 1))),
  );
  return samples.filter((_, index) => picks.has(index));
}

export interface Swing {
  readonly seq: number;
  readonly seat: number;
  /** By how much the seat's distance to the mean of the others changed. */
  readonly by: number;
}

/**
 * The players' chart that tells best how they stood: one that ends in the scores. Where several do, the last
 * of them; a game names what is counted first, and then what it leads to.
 */
export function standingChart(
  charts: readonly Chart[],
  scores: readonly number[],
): Chart | undefined {
  const ofPlayers = charts.filter(({ lines }) => lines.every(({ seat }) => seat !== undefined));
  const isScored = ({ lines }: Chart): boolean =>
    lines.every(({ seat, values }) => values.at(-1) === scores[seat ?? -1]);
  return ofPlayers.findLast(isScored) ?? ofPlayers[0];
}

/** Where a player gained or lost most on the others; in the order in which it happened. */
export function swings(
  samples: readonly Sample[],
  scores: readonly number[],
  most: number,
): readonly Swing[] {
  const chart = standingChart(chartsOf(samples), scores);
  if (!chart) return [];
  const found: Swing[] = [];
  for (let at = 1; at < samples.length; at += 1) {
    const now = distances(chart, at);
    const before = distances(chart, at - 1);
    for (const [index, { seat }] of chart.lines.entries()) {
      const by = (now[index] ?? 0) - (before[index] ?? 0);
      if (seat !== undefined && by !== 0) found.push({ seq: samples[at]?.seq ?? 0, seat, by });
    }
  }
  const bySize = found.sort((one, other) => Math.abs(other.by) - Math.abs(one.by));
  const seqs = new Set<number>();
  return bySize
    .filter(({ seq }) => !seqs.has(seq) && seqs.add(seq))
    .slice(0, most)
    .sort((one, other) => one.seq - other.seq);
}

function distances({ lines }: Chart, at: number): readonly number[] {
  const values = lines.map(({ values }) => values[at] ?? 0);
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value - (sum - value) / Math.max(1, values.length - 1));
}
