/** Run in the page: what somebody with preferences of their own would miss there. */

/** Focus rings that can hardly be told from the ground they lie on. Called with every element focused by key. */
export function paleRing(): string | undefined {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body) return undefined;
  // The ring of a hidden radio lies around its label.
  const ringed = at.matches('input[type=radio]') ? (at.nextElementSibling ?? at) : at;
  const { outlineColor, outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(ringed);
  const called = `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent?.slice(0, 40)}`;
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `${called}: no ring`;

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('no canvas');
  const mixed = (colour: string): readonly number[] => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  /** Of a ground that is painted: its colour, or the first one of its picture. */
  const groundOf = (element: Element | null): readonly number[] => {
    for (let each = element; each; each = each.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(each);
      const first = /(?:rgb|oklab|color)a?\([^)]*\)/.exec(backgroundImage)?.[0];
      for (const colour of [first, backgroundColor]) {
        const found = colour === undefined ? [] : mixed(colour);
        if ((found[3] ?? 0) > 250) return found;
      }
    }
    return [255, 255, 255, 255];
  };
  const light = ([r = 0, g = 0, b = 0]: readonly number[]): number => {
    const part = (value: number): number => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const ground = groundOf(Number.parseFloat(outlineOffset) < 0 ? ringed : ringed.parentElement);
  const [a, b] = [light(mixed(outlineColor)), light(ground)];
  const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  if (contrast >= 3) return undefined;
  return `${called}: ${outlineColor} on ${ground.join(' ')} is ${contrast.toFixed(1)}`;
}

/** Buttons without an edge, and pressed ones that look like the others, where the system sets the colours. */
export function edgeless(): string[] {
  const widthOf = (element: Element): number =>
    Number.parseFloat(getComputedStyle(element).borderTopWidth);
  const seen = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter(
      (each) => each.checkVisibility() && !each.closest('svg'),
    );
  const told = (each: Element): string => each.outerHTML.slice(0, 90);
  const bare = seen('button, .button, .card, .plate').filter((each) => widthOf(each) < 1);
  const flat = seen('[aria-pressed="true"], [aria-selected="true"], input:checked + span').filter(
    (each) => widthOf(each) < 2,
  );
  return [
    ...bare.map((each) => `no edge: ${told(each)}`),
    ...flat.map((each) => `not told from the others: ${told(each)}`),
  ];
}

/** Headings that leave out a level on the way down. */
export function skippedHeadings(): string[] {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((each) =>
    each.checkVisibility(),
  );
  return headings.flatMap((heading, at) => {
    const [level, before] = [heading, headings[at - 1]].map((each) =>
      Number(each?.tagName[1] ?? 0),
    );
    return (level ?? 0) > (before ?? 0) + 1 ? [`${heading.tagName} ${heading.textContent}`] : [];
  });
}

/** Parts that scroll and that no key reaches. */
export function unreachedScrollers(): string[] {
  const scrolls = (each: Element): boolean => {
    const isHigh = each.scrollHeight > each.clientHeight + 1;
    const isWide = each.scrollWidth > each.clientWidth + 1;
    // Few are larger than they show: only of these the style is asked.
    if (!isHigh && !isWide) return false;
    const { overflowX, overflowY } = getComputedStyle(each);
    const isCut = /auto|scroll/;
    return (isHigh && isCut.test(overflowY)) || (isWide && isCut.test(overflowX));
  };
  const isReached = (each: Element): boolean =>
    each.matches('[tabindex="0"]') ||
    [...each.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex="0"]')].some(
      (inside) => inside.tabIndex >= 0 && inside.checkVisibility() && !inside.matches(':disabled'),
    );
  return [...document.querySelectorAll('body *')]
    .filter((each) => scrolls(each) && each.checkVisibility() && !isReached(each))
    .map((each) => each.outerHTML.slice(0, 120));
}
