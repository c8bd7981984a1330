/** The Markdown of our rulebooks: a title, an introduction, numbered chapters of numbered rules. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code' | 'ruling'; readonly text: string }
  /** The number of a rule or of a chapter. */
  | { readonly kind: 'reference'; readonly text: string };

export interface Rule {
  /** AR-5.3. */
  readonly number: string;
  readonly text: readonly Inline[];
  /** Drawn examples of it. */
  readonly figures: readonly RuleFigure[];
}

export interface RuleFigure {
  /** Among the pictures of the game. */
  readonly id: string;
  readonly caption: string;
}

export interface Chapter {
  /** AR-5. */
  readonly number: string;
  readonly name: string;
  readonly rules: readonly Rule[];
}

export interface Rulebook {
  readonly title: string;
  readonly introduction: readonly (readonly Inline[])[];
  readonly chapters: readonly Chapter[];
}

const TITLE = /^# (.+)$/;
const CHAPTER = /^## ([A-Z]{2,3}-\d+) (.+)$/;
const RULE = /^- ([A-Z]{2,3}-\d+\.\d+[a-z]?) (.+)$/;
/** A file for those who read the Markdown; the client draws it. */
const FIGURE = /^ {2}!\[(.+)\]\(pictures\/([a-z-]+)(?:\.[a-z]{2})?\.jpg\)$/;

/** Throws at a line that our rulebooks do not have: better than rules that nobody sees. */
export function parseRulebook(text: string): Rulebook {
  let title = '';
  const introduction: (readonly Inline[])[] = [];
  const chapters: { number: string; name: string; rules: (Rule & { figures: RuleFigure[] })[] }[] =
    [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const [, heading] = TITLE.exec(line) ?? [];
    const [, chapter, name] = CHAPTER.exec(line) ?? [];
    const [, number, rule] = RULE.exec(line) ?? [];
    const [, caption, id] = FIGURE.exec(line) ?? [];
    const last = chapters.at(-1);
    const above = last?.rules.at(-1);
    if (line.trim() === '') continue;
    if (heading !== undefined) title = heading;
    else if (chapter !== undefined && name !== undefined) {
      chapters.push({ number: chapter, name, rules: [] });
    } else if (number !== undefined && rule !== undefined && last) {
      last.rules.push({ number, text: inlines(rule), figures: [] });
    } else if (caption !== undefined && id !== undefined && above) {
      above.figures.push({ id, caption });
    } else if (!last) introduction.push(inlines(line));
    else throw new Error(`line ${at + 1} of a rulebook is neither chapter nor rule: ${line}`);
  }
  return { title, introduction, chapters };
}

const MARK =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*\s](?:[^*]*[^*\s])?)\*|`(?<code>[^`]+)`|(?<ruling>\(R(?:[:; ][^)]*)?\))|(?<reference>\b[A-Z]{2,3}-\d+(?:\.\d+[a-z]?)?\b)/g;

export function inlines(text: string): readonly Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    for (const kind of ['strong', 'em', 'code', 'ruling', 'reference'] as const) {
      const marked = match.groups?.[kind];
      if (marked !== undefined) parts.push({ kind, text: marked });
    }
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

export function plainText(parts: readonly Inline[]): string {
  return parts.map(({ text }) => text).join('');
}
