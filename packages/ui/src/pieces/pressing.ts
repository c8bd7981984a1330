/** What is drawn as a button is pressed as one: by pointer, by Enter and by Space. */
import type { KeyboardEvent, SVGAttributes } from 'react';

export function pressing(press: () => void): SVGAttributes<SVGElement> {
  return {
    role: 'button',
    tabIndex: 0,
    onClick: press,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    },
  };
}
