/** How quickly things move: the token --pace, which settings and the system decide. */

/** 1 is the usual pace, more is slower, 0 moves nothing. The page has one: asked of a part, all of it is styled anew. */
export function paceOfPage(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue('--pace')) || 0;
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
