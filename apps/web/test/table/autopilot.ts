/** Somebody at a table who taps every caption on, chooses anything, and notes what was to be seen. */

export interface Noted {
  /** The line, what was told, as 'line:event', and how. */
  readonly seq: number;
  readonly events: readonly string[];
  readonly text: string;
  /** Whether the place was in sight: all of it within its window, and not under the sheet. */
  readonly isInView: boolean;
  /** Whether the board itself showed where; else whoever did it is the place. */
  readonly isOnBoard: boolean;
  /** Whether the caption lay on the place; a scene is an event of its own, over the board. */
  readonly isCovered: boolean;
  /** What was taken for the place. */
  readonly place: string;
}

/** What came one after another: captions, and turns that were asked for at a line. */
export type Course = readonly (Noted | { readonly mine: number })[];

interface Errand {
  /** Questions at which it goes on, without their names and figures; undefined: at each. */
  readonly known?: readonly string[];
  /** Milliseconds. */
  readonly most: number;
}

interface Leg {
  readonly course: Course;
  /** Undefined: the match is over. */
  readonly question?: string;
}

/** Until something is asked that is not known, or to the end. Runs in the page. */
export async function playOn({ known, most }: Errand): Promise<Leg> {
  const course: (Noted | { readonly mine: number })[] = [];
  const begun = performance.now();
  let turns = 0;
  let line = -1;
  const find = (selector: string): HTMLElement | null => document.querySelector(selector);
  const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - 2 &&
    inner.right <= outer.right + 2 &&
    inner.top >= outer.top - 2 &&
    inner.bottom <= outer.bottom + 2;

  const note = (caption: HTMLElement): Noted => {
    const stage = find('[data-stage]')?.getBoundingClientRect() ?? new DOMRect();
    const sheet = find('#ask')?.getBoundingClientRect() ?? new DOMRect();
    const seen = (elements: Iterable<Element>): readonly Element[] =>
      [...elements].filter((element) => element.checkVisibility());
    const told = seen(document.querySelectorAll('[data-stage] [data-told]'));
    const places = told.length > 0 ? told : seen(document.querySelectorAll('[data-teller]'));
    const own = caption.getBoundingClientRect();
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    const isInView = places.every((place) => {
      const box = place.getBoundingClientRect();
      const around = place.closest('[data-window]') ?? place.closest('svg');
      const pane = around?.getBoundingClientRect();
      const isUnder = box.bottom > sheet.top + 1 && box.top < sheet.bottom - 1;
      return isWithin(box, told.length > 0 ? (pane ?? stage) : screen) && !isUnder;
    });
    const isScene = caption.dataset['moment'] !== undefined;
    const isCovered = places.some((place) => {
      const box = place.getBoundingClientRect();
      const isLarge = box.height > stage.height * 0.5;
      const isOver =
        box.top < own.bottom - 1 &&
        box.bottom > own.top + 1 &&
        box.left < own.right - 1 &&
        box.right > own.left + 1;
      return isOver && !isLarge && !isScene;
    });
    const { caption: seq, events = '' } = caption.dataset;
    return {
      seq: Number(seq),
      events: events.split(' '),
      text: caption.innerText,
      isInView: places.length > 0 && isInView,
      isOnBoard: told.length > 0,
      isCovered,
      place: places
        .map((place) => {
          const { x, y, width, height } = place.getBoundingClientRect();
          return [place.tagName, ...[x, y, width, height].map(Math.round)].join(' ');
        })
        .join(),
    };
  };

  const choose = (): void => {
    const confirm = find('#confirm[aria-disabled="false"]');
    if (confirm) {
      confirm.click();
      return;
    }
    const picks = [...document.querySelectorAll<HTMLElement>('[data-pick]')];
    turns += 1;
    if (picks.length > 0) picks[(turns * 7) % picks.length]?.click();
    else find('[data-all]')?.click();
  };

  /** What nobody has drawn nobody has seen: a window goes after its size where a frame is made. */
  const drawn = (): Promise<void> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });

  const question = (): string =>
    (find('#ask h2')?.innerText ?? '').replaceAll(/\p{Lu}\S*|\S*\d\S*/gu, '').trim();

  for (;;) {
    if (find('[aria-labelledby="result"]')) return { course };
    if (performance.now() - begun > most) throw new Error(`no end after ${course.length} captions`);
    await drawn();
    const caption = find('[data-caption][data-side]');
    const mine = find('#ask [data-mine="true"]');
    if (caption) {
      course.push(note(caption));
      caption.click();
    } else if (mine) {
      const now = Number(find('#ask')?.dataset['line']);
      course.push({ mine: now });
      // A choice is made in several touches, and what it is about is asked at the first of them.
      const isFirst = now !== line;
      line = now;
      if (isFirst && known && !known.includes(question())) {
        // What was looked through for the last choice is no part of this question.
        find(':popover-open')?.hidePopover();
        return { course, question: question() };
      }
      choose();
    }
  }
}
