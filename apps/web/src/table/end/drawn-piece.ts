/** A player's piece as it is drawn on the page, as the text of an SVG that needs nothing else of it. */

/** What a stylesheet or a custom property may have decided. */
const INKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
] as const;

/** The picture is paper: whatever the page looks like, what is read off it is read in the light. */
function inTheLight<Read>(read: () => Read): Read {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset['theme'] = 'light';
  try {
    return read();
  } finally {
    if (theme === undefined) delete dataset['theme'];
    else dataset['theme'] = theme;
  }
}

/** The seats' colours, worked out: a picture has no custom properties. */
export function coloursWithin(page: HTMLElement): (seat: number) => string {
  return (seat) => {
    const probe = document.createElement('span');
    probe.style.color = `var(--seat-${seat})`;
    page.append(probe);
    const colour = inTheLight(() => getComputedStyle(probe).color);
    probe.remove();
    return colour;
  };
}

/** The pieces as `SeatSigns` has drawn them: 48 x 24 units around the origin. */
export function piecesWithin(page: HTMLElement): (seat: number) => string {
  return (seat) => {
    const sign = document.querySelector(`#seat-sign-${seat}`);
    const probe = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const piece = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    piece.append(...[...(sign?.childNodes ?? [])].map((each) => each.cloneNode(true)));
    probe.append(piece);
    page.append(probe);
    // All of them before any is changed: what a part looks like comes from those around it.
    const parts = [...piece.querySelectorAll('*')];
    const worked = inTheLight(() => parts.map((part) => [part, inksOf(part)] as const));
    for (const [part, inks] of worked) {
      part.removeAttribute('class');
      for (const [ink, value] of inks) part.setAttribute(ink, value);
    }
    probe.remove();
    return new XMLSerializer().serializeToString(piece);
  };
}

function inksOf(part: Element): readonly (readonly [string, string])[] {
  const drawn = getComputedStyle(part);
  return INKS.map((ink) => [ink, drawn.getPropertyValue(ink)]);
}
