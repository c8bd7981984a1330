/** What a gauge goes up to: the next round number above the figure, so that the needle stands well within. */
const STEPS = [1, 2, 5, 10];
const LEAST = 10;

export function scaleFor(value: number): number {
  const wanted = Math.max(LEAST, value * 1.2);
  const power = 10 ** Math.floor(Math.log10(wanted));
  return power * (STEPS.find((step) => step * power >= wanted) ?? 10);
}
