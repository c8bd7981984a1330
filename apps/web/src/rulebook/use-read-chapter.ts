/** Which chapter is being read, as far as the window tells. */
import { useEffect, useState, type RefObject } from 'react';

/** How far down the window a reader looks. */
const EYE = 1 / 3;
/** Pixels that a place may move and still stand where it was put. */
const STILL = 2;

/** Goes to a rule or to the beginning of a chapter. */
export function showRule(number: string): void {
  const place = document.getElementById(number);
  place?.scrollIntoView({ block: place.tagName === 'LI' ? 'center' : 'start' });
}

function scrollerOf(element: Element): Element {
  const parent = element.parentElement;
  if (!parent) return document.documentElement;
  return /auto|scroll/.test(getComputedStyle(element).overflowY) ? element : scrollerOf(parent);
}

/** Where the eye rests; it goes down to the last line as the text comes to its end. */
function eyeIn(scroller: Element): number {
  const { scrollTop, scrollHeight, clientHeight } = scroller;
  const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
  const left = scrollHeight - clientHeight - scrollTop;
  return top + Math.max(clientHeight * EYE, clientHeight - left);
}

function chapterOf(place: Element | null | undefined): string | undefined {
  return place?.closest('section[aria-labelledby]')?.getAttribute('aria-labelledby') ?? undefined;
}

function chapterAt(root: Element): string | undefined {
  const eye = eyeIn(scrollerOf(root));
  const begun = [...root.querySelectorAll(':scope > section')].findLast(
    (section) => section.getBoundingClientRect().top <= eye,
  );
  return chapterOf(begun);
}

const topOf = (place: Element | null): number => place?.getBoundingClientRect().top ?? 0;

/** `rule`: what was gone to. It is being read for as long as it stays where it was put. */
export function useReadChapter(
  root: RefObject<HTMLElement | null>,
  rule: string | undefined,
): string | undefined {
  const [chapter, setChapter] = useState<string>();
  useEffect(() => {
    const place = rule === undefined ? null : document.getElementById(rule);
    const aim = chapterOf(place);
    const top = topOf(place);
    let frame = 0;
    const look = (): void => {
      const isStill = aim !== undefined && Math.abs(topOf(place) - top) < STILL;
      setChapter(isStill ? aim : root.current ? chapterAt(root.current) : undefined);
    };
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    // Scrolling does not bubble: whatever scrolls around the text is heard on its way down.
    document.addEventListener('scroll', soon, { capture: true, passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', soon, { capture: true });
      removeEventListener('resize', soon);
    };
  }, [root, rule]);
  return chapter;
}
