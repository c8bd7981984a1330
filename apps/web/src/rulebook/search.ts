/** Finding rules by their words: every word that was typed must occur, accents and capitals do not matter. */
import { plainText, type Chapter, type Rulebook } from './parse.ts';

export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

export function wordsOf(query: string): readonly string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/** The chapters with the rules that fit; those without any are left out. */
export function matching({ chapters }: Rulebook, query: string): readonly Chapter[] {
  const words = wordsOf(query);
  if (words.length === 0) return chapters;
  const fits = (text: string): boolean => words.every((word) => folded(text).includes(word));
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter(({ number, text }) => fits(`${number} ${plainText(text)}`)),
    }))
    .filter(({ rules }) => rules.length > 0);
}

export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text cut at the words that were found. */
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
  const plain = folded(text);
  // Folding a text of these rulebooks keeps its length; where it does not, nothing is marked.
  if (words.length === 0 || plain.length !== text.length) return [{ text, isFound: false }];
  const found = Array.from(text, () => false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      found.fill(true, at, at + word.length);
    }
  }
  const cut: { text: string; isFound: boolean }[] = [];
  for (const [at, isFound] of found.entries()) {
    const last = cut.at(-1);
    if (last?.isFound === isFound) last.text += text.charAt(at);
    else cut.push({ text: text.charAt(at), isFound });
  }
  return cut;
}
