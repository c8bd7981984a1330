/** Texts that a player might send: of other phases, with a slip, and junk. */
import type { GameTypes, Rng } from '../src/index.ts';
import type { Seen } from './probe.ts';

/** So many texts of actions that some match has listed. */
export function drawTexts<G extends GameTypes>(seen: Seen<G>, count: number, rng: Rng): string[] {
  if (seen.texts.length === 0) return [];
  return Array.from({ length: count }, () => seen.texts[rng.below(seen.texts.length)] ?? '');
}

const JUNK = [
  '',
  ' ',
  '-',
  '.undo 0',
  '* card red',
  'constructor',
  '__proto__',
  'toString 1',
  'pass\n',
  '{"type":"pass"}',
  '\u0000',
  'é🚂',
  'a'.repeat(5000),
];
const CHARACTERS = ' ,-0123456789abcdefghijklmnopqrstuvwxyzABCXYZ=*.';

/** Junk, texts of other phases, and texts with a character or a word changed. */
export function oddTexts<G extends GameTypes>(seen: Seen<G>, rng: Rng): readonly string[] {
  const texts = [...JUNK, ...drawTexts(seen, 12, rng)];
  for (const text of drawTexts(seen, 24, rng)) texts.push(mutated(text, rng));
  return texts;
}

function mutated(text: string, rng: Rng): string {
  const at = rng.below(text.length + 1);
  const char = CHARACTERS[rng.below(CHARACTERS.length)] ?? '';
  const words = text.split(' ');
  const word = rng.below(words.length);
  switch (rng.below(6)) {
    case 0:
      return text.slice(0, at) + char + text.slice(at);
    case 1:
      return text.slice(0, at) + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + char + text.slice(at + 1);
    case 3:
      return words.toSpliced(word, 1).join(' ');
    case 4:
      return words.toSpliced(word, 0, words[word] ?? '').join(' ');
    default:
      return words.with(word, String(rng.below(40) - 3)).join(' ');
  }
}
