/** What the board has of the screen, what lies upon it, and how large the smallest thing is that a finger must hit. */

export interface Shares {
  /** Of the height: what is seen of the map, and nothing lies upon it. */
  readonly board: number;
  readonly boardWide: number;
  readonly sheet: number;
  /** Of the map: what buttons and overview lie upon. */
  readonly covered: number;
  /** Places that may be chosen and lie below a button. */
  readonly hidden: readonly string[];
  /** Of what is too small for a finger: what it is, and its size. */
  readonly small: readonly string[];
}

interface Wanted {
  /** How large a finger is, in pixels. */
  readonly finger: number;
  /** What the board must have of the height and of the width: who finds as much looks no further. */
  readonly high: number;
  readonly wide: number;
}

/** Measured in the page. */
export function sharesOfScreen({ finger, high, wide }: Wanted): Shares {
  const map = document.querySelector('section[aria-label="Board"] [data-window]');
  if (!map) throw new Error('there is no map');
  const room = map.getBoundingClientRect();
  const sticking = new Map<Element, readonly Element[]>();
  const upon = [...map.querySelectorAll('button')].filter((each) => each.checkVisibility());
  const area = ({ width, height }: DOMRect): number => width * height;
  return {
    board: freeOf('y', high * innerHeight) / innerHeight,
    boardWide: freeOf('x', wide * innerWidth) / innerWidth,
    sheet: (document.getElementById('ask')?.getBoundingClientRect().height ?? 0) / innerHeight,
    covered: upon.reduce((sum, each) => sum + area(each.getBoundingClientRect()), 0) / area(room),
    hidden: [...map.querySelectorAll('[data-legal]')].filter(isBelow).map(nameOf),
    small: [...document.querySelectorAll('button, a, input, select, summary, [role="button"]')]
      .filter((each) => !each.closest('[data-window] svg'))
      .flatMap(sizeIfSmall),
  };

  /** Along the middle, and where that is not enough a little beside it: the most that is free in one line. */
  function freeOf(way: 'x' | 'y', enough: number): number {
    let most = 0;
    for (const part of [0.5, 0.36, 0.64]) {
      most = Math.max(most, freeAlong(way, part));
      if (most >= enough) break;
    }
    return most;
  }

  function freeAlong(way: 'x' | 'y', part: number): number {
    // Nothing that lies upon a map is thinner than that.
    const STEP = 12;
    const [from, to] = way === 'y' ? [room.top, room.bottom] : [room.left, room.right];
    const across = way === 'y' ? room.left + room.width * part : room.top + room.height * part;
    const isFreeAt = (at: number): boolean => {
      const hit = way === 'y' ? hitAt(across, at) : hitAt(at, across);
      return hit !== null && map?.contains(hit) === true && !hit.closest('button');
    };
    const looks = [];
    for (let at = from + 0.5; at < to - 0.5; at += STEP) looks.push({ at, isFree: isFreeAt(at) });
    looks.push({ at: to - 0.5, isFree: isFreeAt(to - 0.5) });
    let free = 1;
    for (const [index, { at, isFree }] of looks.entries()) {
      const before = looks[index - 1] ?? { at, isFree };
      if (before.isFree === isFree) free += isFree ? at - before.at : 0;
      else {
        const edge = edgeBetween(before.at, at, (middle) => isFreeAt(middle) === isFree);
        free += isFree ? at - edge : edge - before.at;
      }
    }
    return Math.min(free, to - from);
  }

  /** To a pixel: from where on it is so. */
  function edgeBetween(from: number, to: number, isSo: (at: number) => boolean): number {
    let [before, after] = [from, to];
    while (after - before > 1) {
      const middle = (before + after) / 2;
      if (isSo(middle)) after = middle;
      else before = middle;
    }
    return after;
  }

  function hitAt(x: number, y: number): Element | null {
    return document.elementFromPoint(x, y);
  }

  function isBelow(place: Element): boolean {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const hit = hitAt((left + right) / 2, (top + bottom) / 2);
    return hit !== null && hit.closest('[data-window] button') !== null;
  }

  function sizeIfSmall(target: Element): readonly string[] {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isHit = (atX: number, atY: number): boolean => {
      const hit = hitAt(atX, atY);
      return (
        hit !== null && (target.contains(hit) || hit.closest('label')?.contains(target) === true)
      );
    };
    // What is scrolled out of sight, in whole or in part, is measured when it is in sight.
    if (!isHit(x, y) || !isInSight(target)) return [];
    const far = finger / 2 - 1;
    const isFree = isHit(x - far, y) && isHit(x + far, y) && isHit(x, y - far) && isHit(x, y + far);
    if (isFree) return [];
    const reach = (stepX: number, stepY: number): number => {
      let far = 0;
      while (far < 60 && isHit(x + stepX * (far + 0.5), y + stepY * (far + 0.5))) far += 0.5;
      return far;
    };
    const wide = reach(-1, 0) + reach(1, 0);
    const high = reach(0, -1) + reach(0, 1);
    // A line between two things belongs to neither.
    if (Math.min(wide, high) >= finger - 1) return [];
    return [`${nameOf(target)}: ${Math.round(wide)} x ${Math.round(high)}`];
  }

  function isInSight(target: Element): boolean {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    for (let around = target.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const edge = around.getBoundingClientRect();
      if (around.closest('#ask') && bottom > restOf(around, target)) return false;
      const isOut =
        left < edge.left - 1 ||
        right > edge.right + 1 ||
        top < edge.top - 1 ||
        bottom > edge.bottom + 1;
      if (isOut) return false;
    }
    return true;
  }

  /** Down to where something lies over what scrolls. */
  function restOf(scroller: Element, target: Element): number {
    const known = sticking.get(scroller);
    const found =
      known ??
      [...scroller.querySelectorAll('*')].filter(
        (each) => getComputedStyle(each).position === 'sticky',
      );
    if (!known) sticking.set(scroller, found);
    const tops = found
      .filter((each) => !each.contains(target))
      .map((each) => each.getBoundingClientRect().top);
    return Math.min(Infinity, ...tops) + 1;
  }

  function nameOf(element: Element): string {
    const said = element.getAttribute('aria-label') ?? element.textContent.trim();
    return `${element.tagName.toLowerCase()} ${said.slice(0, 40)}`;
  }
}
