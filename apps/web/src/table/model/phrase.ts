/** A choice in two parts: what it is, and the figures that it carries in brackets. */
export interface Phrase {
  readonly main: string;
  readonly note?: string;
}

const BRACKETED = /^(?<main>.+?) \((?<note>[^()]+)\)(?<rest>[.!?]?)$/;

export function phraseOf(text: string): Phrase {
  const found = BRACKETED.exec(text)?.groups;
  const main = found?.['main'];
  const note = found?.['note'];
  return main === undefined || note === undefined ? { main: text } : { main, note };
}
