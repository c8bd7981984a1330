/** Sentences of one shape are heard once: the figures, names and places in them differ, the words do not. */
import { personName } from '@roundhouse/table';

const NAMES = new Set(Array.from({ length: 6 }, (_, seat) => personName(seat)));

const YOU = new Set(['You', 'Your', 'Jij', 'Jou', 'Jouw', 'Je', 'U']);

/** Colours, and where on a map: one of them is read for all. */
const VARIED =
  /\b(?:red|blue|green|black|pink|orange|white|grey|rode?|rood|blauwe?|groene?|zwarte?|roze|oranje|witte?|grijze?|(?:two|three) hexes |(?:twee|drie) velden |(?:north|south)(?:-?(?:east|west))? of|(?:east|west) of|ten \w+ van|(?:een |de )?~ (?=kaart))\b/g;

function shapeOf(text: string): string {
  return text
    .replaceAll(/\d+/g, '#')
    .replaceAll(VARIED, '~')
    .replaceAll(/\p{Lu}[\p{L}\p{M}.'’#-]*/gu, (word) => {
      if (YOU.has(word)) return word;
      return NAMES.has(word) ? 'N' : '^';
    })
    .replaceAll(/\^(?: (?:– )?\^)+/g, '^')
    .replaceAll(/N(?:(?:, | and | en )N)+/g, 'N');
}

/** Under each heading, what was said, a shape each, in the order in which it was first heard. */
export class Shapes {
  readonly #said = new Map<string, Map<string, string>>();

  add(heading: string, text: string | undefined): void {
    if (text === undefined || text === '') return;
    const known = this.#said.get(heading) ?? new Map<string, string>();
    this.#said.set(heading, known);
    const shape = shapeOf(text);
    if (!known.has(shape)) known.set(shape, text);
  }

  /** By heading, in the order of the alphabet. */
  entries(): readonly (readonly [string, readonly string[]])[] {
    const headings = [...this.#said.keys()].toSorted();
    return headings.map((heading) => [heading, [...(this.#said.get(heading)?.values() ?? [])]]);
  }

  all(): readonly string[] {
    return this.entries().flatMap(([, texts]) => texts);
  }
}
