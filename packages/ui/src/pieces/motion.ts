/** How quickly things move: the token --pace, which settings and the system decide. */

const known = new Map<string, number>();
let calm: MediaQueryList | undefined;

/**
 * 1 is the usual pace, more is slower, 0 moves nothing. The page has one. Whoever asks a style has all that changed
 * laid out at once, so it is asked once for each way in which settings and system stand.
 */
export function paceOfPage(): number {
  const root = document.documentElement;
  calm ??= matchMedia('(prefers-reduced-motion: reduce)');
  const standing = `${root.dataset['motion']} ${calm.matches}`;
  const found = known.get(standing);
  if (found !== undefined) return found;
  const token = getComputedStyle(root).getPropertyValue('--pace');
  // Without its style sheets the page has none yet.
  if (token !== '') known.set(standing, Number(token));
  return Number(token);
}

export const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

/** Calls `draw` with 0 to 1 until the time is over; the returned function breaks it off. */
export function tween(time: number, draw: (share: number) => void): () => void {
  let frame = 0;
  const start = performance.now();
  const step = (now: number): void => {
    const share = Math.min(1, (now - start) / time);
    draw(1 - (1 - share) ** 3);
    if (share < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
