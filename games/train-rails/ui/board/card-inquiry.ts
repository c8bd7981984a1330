/** A card is asked what it does: by a tap, by holding it, by the mouse that lingers, by the focus. Also one that can't be played. */
import type { Attend } from '@roundhouse/ui/pieces/tip';
import { sentence } from '@roundhouse/ui/sentence';
import type { Language } from '@roundhouse/ui/words';
import { useEffect, useMemo, useRef, type FocusEvent, type PointerEvent } from 'react';
import type { Card } from '../../src/index.ts';
import { cardText } from '../words/meanings.ts';
import { cardName, CARD_NAMES } from '../words/cards.ts';

/** Held so long, a card is asked and not played. */
const HELD_MS = 450;

interface Handlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onPointerEnter(event: PointerEvent<HTMLElement>): void;
  onPointerLeave(event: PointerEvent<HTMLElement>): void;
  onFocus(event: FocusEvent<HTMLElement>): void;
  onBlur(): void;
}

export interface CardInquiry {
  /** Whether the touch that ends now only asked; it is answered once. */
  wasHeld(): boolean;
  tapped(card: Card, element: HTMLElement): void;
  handlers(card: Card): Handlers;
}

/** What was told belongs to a moment, and goes with it. */
export function useCardInquiry(attend: Attend, language: Language, moment: unknown): CardInquiry {
  const told = useRef(moment);
  useEffect(() => {
    if (told.current !== moment) attend(undefined);
    told.current = moment;
  }, [moment, attend]);
  const held = useRef(false);
  const holding = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(holding.current), []);
  return useMemo(() => {
    const tell = (card: Card, element: HTMLElement, isCasual = false): void => {
      const text = cardText(language, card);
      if (text === undefined) return;
      const name = sentence(cardName(CARD_NAMES[language], card));
      attend(element, () => ({ name, holds: [text] }), isCasual);
    };
    const letGo = (): void => clearTimeout(holding.current);
    return {
      wasHeld() {
        const was = held.current;
        held.current = false;
        return was;
      },
      tapped: (card, element) => tell(card, element),
      handlers: (card) => ({
        onPointerDown({ currentTarget }) {
          letGo();
          held.current = false;
          holding.current = setTimeout(() => {
            held.current = true;
            tell(card, currentTarget);
          }, HELD_MS);
        },
        onPointerUp: letGo,
        onPointerCancel: letGo,
        onPointerEnter({ currentTarget, pointerType }) {
          if (pointerType === 'mouse') tell(card, currentTarget, true);
        },
        onPointerLeave({ pointerType }) {
          letGo();
          // A finger that is lifted leaves too, and has yet to read.
          if (pointerType === 'mouse') attend(undefined);
        },
        onFocus({ currentTarget }) {
          if (currentTarget.matches(':focus-visible')) tell(card, currentTarget);
        },
        onBlur: () => attend(undefined),
      }),
    };
  }, [attend, language]);
}
