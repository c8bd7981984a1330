/** Buttons upon a window stand in a corner where nothing lies that may be touched or is shown; where there is none, they go. */

export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const CORNERS = ['top-left', 'bottom-left', 'top-right', 'bottom-right'] as const;
export type Corner = (typeof CORNERS)[number];

/** Around the middle of a place: what a finger aims at. */
const FINGER = 22;
const INSET = 10;

export function aimAt({ left, right, top, bottom }: Edges): Edges {
  const wide = Math.min(FINGER, (right - left) / 2);
  const high = Math.min(FINGER, (bottom - top) / 2);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
}

const isOver = (a: Edges, b: Edges): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function boxIn(room: Edges, corner: Corner, width: number, height: number): Edges {
  const left = corner.endsWith('left') ? room.left + INSET : room.right - INSET - width;
  const top = corner.startsWith('top') ? room.top + INSET : room.bottom - INSET - height;
  return { left, right: left + width, top, bottom: top + height };
}

/** The first of the corners in which a box of this size covers none of the places. */
export function freeCorner(
  room: Edges,
  size: { readonly width: number; readonly height: number },
  corners: readonly Corner[],
  places: readonly Edges[],
): Corner | undefined {
  return corners.find((corner) => {
    const box = boxIn(room, corner, size.width, size.height);
    return !places.some((place) => isOver(box, place));
  });
}

/** What may be touched, what is told of, and the ends of what is shown. */
const IN_USE = '[data-legal], [data-told], [data-end]';

/** Stands each of the tools in its corner; the first has its choice. */
export function giveWay(root: HTMLElement, tools: readonly (HTMLElement | null)[]): void {
  const room = root.getBoundingClientRect();
  const places = [...root.querySelectorAll(IN_USE)].map((place) =>
    aimAt(place.getBoundingClientRect()),
  );
  let free: readonly Corner[] = CORNERS;
  for (const tool of tools) {
    if (!tool) continue;
    const { width, height } = tool.getBoundingClientRect();
    const usual = tool.dataset['usual'];
    const inOrder = free.toSorted((a, b) => Number(b === usual) - Number(a === usual));
    const corner = freeCorner(room, { width, height }, inOrder, places);
    tool.dataset['corner'] = corner ?? usual ?? '';
    tool.toggleAttribute('data-away', corner === undefined);
    free = free.filter((each) => each !== corner);
  }
}
