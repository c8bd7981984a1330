/** Numbered rules as they are read: each with its anchor, our rulings marked, references as links. */
import type { Title } from '@roundhouse/titles';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../app/paths.ts';
import type { Language } from '@roundhouse/ui/words';
import { useWords } from '../words/index.ts';
import type { Chapter, Inline } from './parse.ts';
import { Picture } from './picture.tsx';
import style from './rulebook-text.module.css';
import { pieces, wordsOf } from './search.ts';
import { showRule } from './use-read-chapter.ts';

export interface RulebookTextProps {
  readonly title: Title;
  readonly chapters: readonly Chapter[];
  /** Of its drawn examples; without it there are none. */
  readonly drawnIn?: Language;
  /** The rule or chapter to show first. */
  readonly rule?: string;
  /** What was searched for: it is marked. */
  readonly query?: string;
}

export function RulebookText({
  title,
  chapters,
  drawnIn,
  rule,
  query = '',
}: RulebookTextProps): ReactNode {
  const words = useMemo(() => wordsOf(query), [query]);
  useEffect(() => {
    if (rule !== undefined) showRule(rule);
  }, [rule]);
  return chapters.map(({ number, name, rules }) => (
    <section key={number} className={style['chapter']} aria-labelledby={number}>
      <h2 id={number}>
        <span className="number">{number}</span> {name}
      </h2>
      <ul>
        {rules.map(({ number: own, text, figures }) => (
          <li key={own} id={own} className={own === rule ? style['shown'] : undefined}>
            <Link href={paths.rules(title.id, own)} className={style['number']}>
              {own}
            </Link>
            <p>
              <Line title={title} parts={text} words={words} />
            </p>
            {drawnIn &&
              figures.map((figure) => (
                <Picture key={figure.id} title={title} figure={figure} language={drawnIn} />
              ))}
          </li>
        ))}
      </ul>
    </section>
  ));
}

export interface LineProps {
  readonly title: Title;
  readonly parts: readonly Inline[];
  readonly words?: readonly string[];
}

export function Line({ title, parts, words = [] }: LineProps): ReactNode {
  return parts.map((part, at) => <Part key={at} title={title} part={part} words={words} />);
}

interface PartProps {
  readonly title: Title;
  readonly part: Inline;
  readonly words: readonly string[];
}

function Part({ title, part: { kind, text }, words }: PartProps): ReactNode {
  const { rules } = useWords();
  const marked = pieces(text, words).map((piece, at) =>
    piece.isFound ? <mark key={at}>{piece.text}</mark> : piece.text,
  );
  switch (kind) {
    case 'strong':
      return <strong>{marked}</strong>;
    case 'em':
      return <em>{marked}</em>;
    case 'code':
      return <code>{marked}</code>;
    case 'ruling':
      return (
        <abbr className={style['ruling']} title={rules.ruling}>
          {text.slice(1, -1)}
        </abbr>
      );
    case 'reference':
      return <Link href={paths.rules(title.id, text)}>{marked}</Link>;
    case 'text':
      return marked;
  }
}
