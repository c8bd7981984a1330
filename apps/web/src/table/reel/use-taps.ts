/** Taps while the picture changes: one that began on another picture goes no further, one on what is told goes on. */
import { useLatest } from '@roundhouse/ui/pieces/touches';
import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { usePlay } from '../play/play-context.tsx';
import { Guard } from './guard.ts';

export interface Taps {
  onPointerDownCapture(): void;
  onClickCapture(event: MouseEvent): void;
  onClick(event: MouseEvent): void;
}

function isWithin(event: MouseEvent, selector: string): boolean {
  return event.target instanceof Element && event.target.closest(selector) !== null;
}

/** For everything by which something is chosen. */
export function useTaps(): Taps {
  const play = usePlay();
  const { travel, telling, isMine } = play;
  const latest = useLatest(play);
  const [guard] = useState(() => new Guard());
  const wasTelling = useRef(false);
  const picture = `${travel.here?.seq} ${isMine}`;
  useLayoutEffect(() => {
    if (wasTelling.current && !telling) guard.endTelling(performance.now());
    wasTelling.current = telling !== undefined;
  }, [guard, telling]);
  useLayoutEffect(() => {
    guard.show(picture, performance.now());
  }, [guard, picture]);
  const [taps] = useState<Taps>(() => ({
    onPointerDownCapture: () => guard.begin(performance.now()),
    onClickCapture(event) {
      // A key has no pointer: what it presses has the focus, and is what lies there.
      const isByPointer = event.detail > 0;
      const isGoingOn = latest.current.telling !== undefined;
      if (!isByPointer || isGoingOn || guard.isMeant()) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onClick(event) {
      const { telling: told, goOn } = latest.current;
      const isPicture = isWithin(event, '[data-stage], [data-own-hand]');
      if (told && isPicture && !isWithin(event, 'button, a')) goOn();
    },
  }));
  return taps;
}
