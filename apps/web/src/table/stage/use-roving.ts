/** Moving among cards: arrows, Home and End, and letters. One of them is in the order of the tab key. */
import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { typeAhead } from '../model/finding.ts';

const CARD = '[data-place]';
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

function allIn(list: HTMLElement | null, cards: string): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(cards) ?? [])];
}

/** Those in folded groups can't be gone to. Asked by what is seen, all of the page would be laid out for it. */
const isFolded = (card: HTMLElement): boolean => card.closest('details:not([open])') !== null;

function cardsIn(list: HTMLElement | null, cards: string): readonly HTMLElement[] {
  return allIn(list, cards).filter((card) => !isFolded(card));
}

export interface Roving {
  onKeyDown(event: KeyboardEvent): void;
  onFocus(): void;
}

/** `card` selects what is moved among. */
export function useRoving(list: RefObject<HTMLElement | null>, card = CARD): Roving {
  const settle = (): void => {
    const cards = allIn(list.current, card);
    const one = oneInOrder(cards);
    for (const each of cards) each.tabIndex = each === one ? 0 : -1;
  };
  // After every change of the cards: the one that was in the order may be gone.
  useEffect(settle);
  return {
    onFocus: settle,
    onKeyDown(event) {
      const cards = cardsIn(list.current, card);
      const from = cards.findIndex((each) => each === document.activeElement);
      if (from < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const to = target(cards, from, event.key);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      cards[to]?.focus();
    },
  };
}

/** Where the focus is, or was, or something may be done. */
function oneInOrder(cards: readonly HTMLElement[]): HTMLElement | undefined {
  const wanted: readonly ((card: HTMLElement) => boolean)[] = [
    (card) => card === document.activeElement,
    (card) => card.tabIndex === 0,
    (card) => card.dataset['open'] === 'true',
    () => true,
  ];
  for (const isWanted of wanted) {
    const found = cards.find((card) => isWanted(card) && !isFolded(card));
    if (found) return found;
  }
  return undefined;
}

function target(cards: readonly HTMLElement[], from: number, key: string): number | undefined {
  const last = cards.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = STEPS[key];
  if (step !== undefined) return Math.min(last, Math.max(0, from + step));
  return /^\p{Letter}$/u.test(key) ? typeAhead(cards.map(nameOf), from, key) : undefined;
}

function nameOf(card: HTMLElement): string {
  return card.dataset['place'] ?? '';
}
