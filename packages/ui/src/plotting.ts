/** Lines of a chart as paths, and the numbers along its side. */
export interface PlotFrame {
  readonly width: number;
  readonly height: number;
  /** The values at the bottom and at the top. */
  readonly low: number;
  readonly high: number;
  /** How many samples there are across. */
  readonly samples: number;
}

const STEPS = [1, 2, 5] as const;

/** Round numbers from at or below the least to at or above the most, few enough to read. */
export function ticksFor(least: number, most: number, wanted = 4): readonly number[] {
  const span = Math.max(1, most - least);
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (STEPS.find((each) => each * power >= rough) ?? 10) * power);
  const ticks: number[] = [];
  for (let tick = Math.floor(least / step) * step; ; tick += step) {
    ticks.push(tick);
    if (tick >= most) return ticks;
  }
}

export function pointAt(frame: PlotFrame, index: number, value: number): readonly [number, number] {
  const { width, height, low, high, samples } = frame;
  const x = (index * width) / Math.max(1, samples - 1);
  const y = height - ((value - low) * height) / Math.max(1, high - low);
  return [round(x), round(y)];
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Steps, not slopes: between two lines nothing was worth something in between. A gap begins anew. */
export function stepPath(frame: PlotFrame, values: readonly (number | undefined)[]): string {
  let path = '';
  let isPen = false;
  for (const [index, value] of values.entries()) {
    if (value === undefined) {
      isPen = false;
      continue;
    }
    const [x, y] = pointAt(frame, index, value);
    path += isPen ? `H${x}V${y}` : `M${x} ${y}`;
    isPen = true;
  }
  return path;
}

/** A stage where it begins, along the foot of a chart. */
export interface Foot {
  readonly index: number;
  readonly label: string;
}

/** As many stages as can be read side by side, the first among them; each says only what is new in it. */
export function footOf(stages: readonly string[], most = 5): readonly Foot[] {
  const starts = stages.flatMap((stage, index) => (stages[index - 1] === stage ? [] : [index]));
  const heads = starts.filter(
    (index, at) => headOf(stages[index] ?? '') !== headOf(stages[starts[at - 1] ?? -1] ?? ''),
  );
  const apart = stages.length / most;
  const found: Foot[] = [];
  for (const index of heads) {
    if (index - (found.at(-1)?.index ?? -Infinity) < apart) continue;
    // What begins at the very end has no room before the edge.
    if (index > stages.length - apart / 2 && found.length > 0) break;
    found.push({ index, label: headOf(stages[index] ?? '') });
  }
  return found;
}

/** Where a game has no years or rounds to tell: turns, evenly. */
export function numberedFoot(
  turns: readonly number[],
  named: (turn: number) => string,
  most = 5,
): readonly Foot[] {
  const apart = Math.max(1, Math.ceil(turns.length / most));
  return turns.flatMap((turn, index) =>
    index % apart === 0 ? [{ index, label: named(Math.max(1, turn)) }] : [],
  );
}

/** 'Year 1853' of 'Year 1853, phase 2 of 3'. */
function headOf(stage: string): string {
  return stage.split(',')[0] ?? '';
}
