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

function allIn(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(CARD) ?? [])];
}

/** Those in folded groups can't be gone to. */
function cardsIn(list: HTMLElement | null): readonly HTMLElement[] {
  return allIn(list).filter((card) => card.checkVisibility());
}

export interface Roving {
  onKeyDown(event: KeyboardEvent): void;
  onFocus(): void;
}

export function useRoving(list: RefObject<HTMLElement | null>): Roving {
  const settle = (): void => {
    const cards = cardsIn(list.current);
    const active = cards.find((card) => card === document.activeElement);
    const one = active ?? cards.find((card) => card.tabIndex === 0) ?? firstOpen(cards);
    for (const card of allIn(list.current)) card.tabIndex = card === one ? 0 : -1;
  };
  // After every change of the cards: the one that was in the order may be gone.
  useEffect(settle);
  return {
    onFocus: settle,
    onKeyDown(event) {
      const cards = cardsIn(list.current);
      const from = cards.findIndex((card) => card === document.activeElement);
      if (from < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const to = target(cards, from, event.key);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      cards[to]?.focus();
    },
  };
}

function firstOpen(cards: readonly HTMLElement[]): HTMLElement | undefined {
  return cards.find((card) => card.dataset['open'] === 'true') ?? cards[0];
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
