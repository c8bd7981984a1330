/** What is in sight at a table between panels: the board beside all else, players, bidders, choices. */

export interface Sight {
  /** Of the window's height, as far as the map goes. */
  readonly board: number;
  /** Parts that have more room than the map, each with both areas in square pixels. */
  readonly larger: readonly string[];
  /** Names of those who are not seen whole. */
  readonly playersCut: readonly string[];
  readonly biddersCut: readonly string[];
  /** Choices of the strip that are not seen whole, where no button says that there is more. */
  readonly choicesCut: readonly string[];
  readonly players: number;
  readonly bidders: number;
}

/** Measured in the page. */
export function sightOfTable(): Sight {
  const map = document.querySelector('section[aria-label="Board"] [data-window]');
  if (!map) throw new Error('there is no map');
  const room = map.getBoundingClientRect();
  const area = ({ width, height }: DOMRect): number => Math.round(width * height);
  const bidders = [...document.querySelectorAll('section[aria-label="Auction"] li')];
  const players = [
    ...document.querySelectorAll('#players article, [aria-label="Players"] > ul > li'),
  ];
  const shown = players.filter((each) => each.checkVisibility());
  const hasMore = [...document.querySelectorAll('#ask [data-more]')].some(isWhole);
  const picks = [
    ...document.querySelectorAll('#ask [data-pick], #ask [data-facet], #ask [data-all]'),
  ];
  const choices = picks.filter((each) => each.checkVisibility());
  return {
    board: room.height / innerHeight,
    larger: [...document.querySelectorAll(`#ask, #players, aside, section[aria-label="Auction"]`)]
      .filter((part) => part.checkVisibility() && area(part.getBoundingClientRect()) >= area(room))
      .map((part) => `${nameOf(part)}: ${area(part.getBoundingClientRect())} to ${area(room)}`),
    playersCut: shown.filter((each) => !isWhole(each)).map(nameOf),
    biddersCut: bidders.filter((each) => !isWhole(each)).map(nameOf),
    choicesCut: hasMore ? [] : choices.filter((each) => !isWhole(each)).map(nameOf),
    players: shown.length,
    bidders: bidders.length,
  };

  /** Nothing that scrolls or hides what runs over cuts it off. */
  function isWhole(element: Element): boolean {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    if (width === 0) return false;
    const edges = [new DOMRect(0, 0, innerWidth, innerHeight)];
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow !== 'visible')
        edges.push(around.getBoundingClientRect());
    }
    return edges.every(
      (edge) =>
        left >= edge.left - 1 &&
        right <= edge.right + 1 &&
        top >= edge.top - 1 &&
        bottom <= edge.bottom + 1,
    );
  }

  function nameOf(element: Element): string {
    const said = element.getAttribute('aria-label') ?? (element.id || element.textContent.trim());
    return `${element.tagName.toLowerCase()} ${said.slice(0, 40)}`;
  }
}
