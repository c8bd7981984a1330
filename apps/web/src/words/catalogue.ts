/** The words of the client in every language. The compiler sees to it that each says the same things. */
import type { Language } from '@roundhouse/ui/words';
import type { en } from './en.ts';

/** A phrase stands as it is, or is made from figures and names. */
export type Catalogue = typeof en;
export type Catalogues = Readonly<Record<Language, Catalogue>>;
