/** The companies' marks, and how they lie along a line: numbers alone. */
import type { Point } from '@roundhouse/ui/pieces/box';
import type { Company } from '../../src/index.ts';

type Line = readonly (readonly [x: number, y: number])[];

interface Figure {
  readonly lines: readonly Line[];
  /** Of its lines; 0: they enclose a filled figure. */
  readonly width: number;
  readonly isRound?: boolean;
}

const line = (...points: Line): Line => points;

const STAR: Line = Array.from({ length: 10 }, (_, at) => {
  const reach = at % 2 === 0 ? 4.4 : 1.85;
  const angle = (at * Math.PI) / 5 - Math.PI / 2;
  return [reach * Math.cos(angle), reach * Math.sin(angle)] as const;
});

/** In the order of the companies; about eight units high, as on a link. Diamonds are long: beside them dots are never taken for diamonds, whatever the eye makes of red and brown. */
const FIGURES: readonly Figure[] = [
  { lines: [line([0, 0], [0.01, 0])], width: 4.6, isRound: true },
  { lines: [line([-4.75, -1.7], [4.75, -1.7]), line([-4.75, 1.7], [4.75, 1.7])], width: 1.4 },
  { lines: [line([-2.3, -3.2], [1.7, 0], [-2.3, 3.2])], width: 1.8 },
  { lines: [line([-5, 0], [0, -3.4], [5, 0], [0, 3.4])], width: 0 },
  { lines: [STAR], width: 0 },
  { lines: [line([0, -3.5], [0, 3.5])], width: 2 },
];

export interface MarkShape {
  readonly d: string;
  readonly width: number;
  readonly isRound: boolean;
}

const two = (value: number): number => Math.round(value * 100) / 100;

/** A company's mark at each of some places, turned by an angle, as one shape. */
export function markShape(
  company: Company,
  places: readonly Point[],
  { scale = 1, angle = 0 }: { readonly scale?: number; readonly angle?: number } = {},
): MarkShape {
  const { lines, width, isRound = false } = FIGURES[company] ?? { lines: [], width: 0 };
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  const lineAt = (line: Line, { x, y }: Point): string =>
    line
      .map(([a, b], at) => {
        const point = `${two(x + a * cos - b * sin)} ${two(y + a * sin + b * cos)}`;
        return `${at === 0 ? 'M' : 'L'}${point}`;
      })
      .join('') + (width === 0 ? 'Z' : '');
  const d = places.flatMap((place) => lines.map((line) => lineAt(line, place))).join('');
  return { d, width: width * scale, isRound };
}

const APART = 13;
/** What a city covers of a link at each end. */
const COVERED = 22;

/** Where marks lie on a link: evenly, clear of the cities at its ends. */
export function placesAlong(from: Point, to: Point): readonly Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const room = Math.max(0, length - 2 * COVERED);
  const count = Math.floor(room / APART) + 1;
  const first = (length - (count - 1) * APART) / 2;
  return Array.from({ length: count }, (_, at) => {
    const share = (first + at * APART) / length;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}
