/** How a face makes its list of places: first what lies there, then what may be done there. */
import type { Place, Telling } from './face.ts';

/** A place before its choices are found. */
export interface PlaceSketch<Action> extends Omit<Place, 'choices'> {
  /** Without it nothing is ever chosen there. */
  concerns?(action: Action): boolean;
}

/** A view, for whom it is put in words, and with which labels. */
export interface Described<View, Labels> extends Telling {
  readonly view: View;
  readonly labels: Labels;
}

export function withChoices<Action>(
  sketches: readonly PlaceSketch<Action>[],
  legal: readonly Action[],
): readonly Place[] {
  return sketches.map(({ concerns, ...place }) => ({
    ...place,
    choices: legal.flatMap((action, number) => (concerns?.(action) ? [number] : [])),
  }));
}
