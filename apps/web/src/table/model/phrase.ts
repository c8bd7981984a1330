/** A choice in two parts: what it is, and what is said of it in brackets; a bare number stays where it is. */
export interface Phrase {
  readonly main: string;
  readonly note?: string;
}

const BRACKETED = /^(?<main>.+?) \((?<note>[^()]*[\p{Letter}$][^()]*)\)$/u;

export function phraseOf(text: string): Phrase {
  const found = BRACKETED.exec(text)?.groups;
  const main = found?.['main'];
  const note = found?.['note'];
  return main === undefined || note === undefined ? { main: text } : { main, note };
}
