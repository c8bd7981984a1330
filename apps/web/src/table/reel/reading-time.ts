/** How long a sentence stands: as long as it takes to be read, or spoken. */

/** Milliseconds at pace 1. */
const LETTER = 60;
const LEAST = 1200;

export function readingTime(text: string): number {
  return Math.max(LEAST, text.length * LETTER);
}
