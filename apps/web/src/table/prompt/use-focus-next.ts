/**
 * Whoever plays by keyboard finds the focus on what is asked next. A confirmed move takes its button away,
 * and a focus that nobody leads would begin again at the top of the page.
 */
import { useEffect } from 'react';
import { usePlay } from '../play/play-context.tsx';
import { CONFIRM } from './focus-ask.ts';

/** From the most helpful: a move that is as good as chosen, what may be chosen, what stands there instead. */
const NEXT = [
  `#${CONFIRM}[aria-disabled="false"]`,
  '[data-hand-over]',
  '[data-few="true"] [data-pick]',
  '[data-facet]',
  '[data-pick]',
  '[data-all]',
  `#${CONFIRM}`,
] as const;

/** How the page was touched last. */
let isByKeys = false;
const touched = (event: Event): void => {
  isByKeys = event.type === 'keydown';
};

export function useFocusNext(): void {
  const { isMine } = usePlay();
  useEffect(() => {
    const kinds = ['keydown', 'pointerdown'] as const;
    for (const kind of kinds) addEventListener(kind, touched, { capture: true });
    return () => {
      for (const kind of kinds) removeEventListener(kind, touched, { capture: true });
    };
  }, []);
  // Whenever something was played or chosen, for each may have taken the focused thing away.
  useEffect(() => {
    // After all that belongs to the new decision has been drawn.
    const timer = setTimeout(() => {
      if (isByKeys && isLost(isMine) && document.hasFocus()) focusNext();
    });
    return () => clearTimeout(timer);
  });
}

/** On nothing, or on a button that has nothing to confirm yet. Behind a curtain nothing is looked for. */
function isLost(isMine: boolean): boolean {
  const { activeElement: at } = document;
  if (document.querySelector(':modal')) return false;
  if (!at || at === document.body) return true;
  return isMine && at.id === CONFIRM && at.getAttribute('aria-disabled') === 'true';
}

function focusNext(): void {
  const ask = document.getElementById('ask');
  const found = NEXT.map((each) => ask?.querySelector<HTMLElement>(each));
  (found.find((each) => each?.checkVisibility()) ?? ask)?.focus();
}
