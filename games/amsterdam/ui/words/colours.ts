/** What the colours of cards and routes are called. */
import type { Colour } from '../../src/index.ts';

export type Colours = Readonly<Record<Colour | 'grey' | 'joker', string>>;
