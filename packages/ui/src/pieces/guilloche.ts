/** The fine lines of engraved papers, made by formula. */

const number = (value: number): string => String(Math.round(value * 10) / 10);

function line(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${number(x)} ${number(y)}`).join('');
}

function phases(count: number): number[] {
  return Array.from({ length: count }, (_, phase) => (2 * Math.PI * phase) / count);
}

export interface Rosette {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** How far the lines swing to both sides of the radius. */
  readonly swing: number;
  readonly petals: number;
  readonly lines: number;
}

/** A ring of interlaced waves. */
export function rosette({ x, y, radius, swing, petals, lines }: Rosette): string {
  const steps = petals * 10;
  return phases(lines)
    .map((phase) => {
      const points = Array.from({ length: steps }, (_, step): [number, number] => {
        const angle = (2 * Math.PI * step) / steps;
        const reach = radius + swing * Math.sin(petals * angle + phase);
        return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
      });
      return `${line(points)}Z`;
    })
    .join('');
}

export interface Band {
  readonly from: number;
  readonly to: number;
  /** Where its middle lies across its direction. */
  readonly at: number;
  readonly swing: number;
  readonly period: number;
  readonly lines: number;
  readonly isUpright?: boolean;
}

/** A band of interlaced waves. */
export function band({ from, to, at, swing, period, lines, isUpright = false }: Band): string {
  const waves = Math.round((to - from) / period);
  const steps = waves * 8;
  return phases(lines)
    .map((phase) => {
      const points = Array.from({ length: steps + 1 }, (_, step): [number, number] => {
        const along = from + ((to - from) * step) / steps;
        const across = at + swing * Math.sin((2 * Math.PI * waves * step) / steps + phase);
        return isUpright ? [across, along] : [along, across];
      });
      return line(points);
    })
    .join('');
}
