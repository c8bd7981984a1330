/** The four ways that arrow keys lead on a drawing. */
export const ARROW_WAYS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;

export type ArrowKey = keyof typeof ARROW_WAYS;

export function isArrow(key: string): key is ArrowKey {
  return Object.hasOwn(ARROW_WAYS, key);
}
