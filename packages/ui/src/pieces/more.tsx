/** What scrolls says so: as long as there is more, a sign at its end that is a button. */
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import styles from './more.module.css';

export interface MoreProps {
  /** What scrolls; this is its last child. */
  readonly within: RefObject<HTMLElement | null>;
  readonly way: 'down' | 'right';
}

/** Less than this is an edge, not a thing. */
const EDGE = 10;
const STEP = 0.7;

export function More({ within, way }: MoreProps): ReactNode {
  const [isMore, setIsMore] = useState(false);
  useEffect(() => {
    const { current: scroller } = within;
    if (!scroller) return undefined;
    const look = (): void => {
      const rest = restOf(scroller, way);
      // Its own coming and going moves the edge: where it is, it stays until the end is well in sight.
      setIsMore((was) => rest > (was ? 1 : EDGE));
    };
    // With the next picture: whoever looks right after a change has everything laid out for that look alone.
    let picture = 0;
    const lookSoon = (): void => {
      cancelAnimationFrame(picture);
      picture = requestAnimationFrame(look);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(scroller);
    const parts = new MutationObserver(lookSoon);
    parts.observe(scroller, { childList: true, subtree: true });
    scroller.addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(picture);
      sizes.disconnect();
      parts.disconnect();
      scroller.removeEventListener('scroll', lookSoon);
    };
  }, [within, way]);
  if (!isMore) return null;
  const go = (): void => {
    const { current: scroller } = within;
    if (!scroller) return;
    const { clientWidth, clientHeight } = scroller;
    scroller.scrollBy(way === 'down' ? { top: clientHeight * STEP } : { left: clientWidth * STEP });
  };
  return (
    // The keyboard goes from one thing to the next by itself.
    <button
      type="button"
      className={styles['more']}
      data-way={way}
      data-more
      tabIndex={-1}
      aria-hidden="true"
      onClick={go}
    >
      <svg width="20" height="20" viewBox="0 0 20 20">
        <path d={way === 'down' ? 'M4 7L10 13L16 7' : 'M7 4L13 10L7 16'} />
      </svg>
    </button>
  );
}

function restOf(scroller: HTMLElement, way: MoreProps['way']): number {
  return way === 'down'
    ? scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
    : scroller.scrollWidth - scroller.clientWidth - scroller.scrollLeft;
}
