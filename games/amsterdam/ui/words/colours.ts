/** What the colours of cards and routes are called. */
import type { Colour } from '../../src/index.ts';

export type Colours = Readonly<Record<Colour | 'grey' | 'joker', string>>;

/** By its id, as refusals and reasons give it. */
export function colourOfId(colours: Colours, id: string | number | undefined): string {
  const names: Readonly<Record<string, string>> = colours;
  return names[String(id)] ?? String(id);
}
