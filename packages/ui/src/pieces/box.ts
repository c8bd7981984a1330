/** Parts of a drawing, in its units. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Around all of them. */
export function around(first: Box, ...boxes: readonly Box[]): Box {
  let [left, top] = [first.x, first.y];
  let [right, bottom] = [first.x + first.width, first.y + first.height];
  for (const box of boxes) {
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Around those that there are; undefined: there are none. */
export function aroundAll(boxes: readonly (Box | undefined)[]): Box | undefined {
  const [first, ...others] = boxes.filter((box) => box !== undefined);
  return first && around(first, ...others);
}

/** Around some points, with room on every side; undefined: there are none. */
export function boxAround(points: readonly Point[], room: number): Box | undefined {
  return aroundAll(points.map(({ x, y }) => grown({ x, y, width: 0, height: 0 }, room)));
}

export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
