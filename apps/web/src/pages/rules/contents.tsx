import type { Title } from '@roundhouse/titles';
import type { Language } from '@roundhouse/ui/words';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { places } from '../../app/places.ts';
import type { Rulebook } from '../../rulebook/parse.ts';
import { useWords } from '../../words/index.ts';
import style from './contents.module.css';

export interface ContentsProps {
  readonly title: Title;
  readonly book: Rulebook;
  readonly language: Language;
}

/** The chapters: like the stops of a line. */
export function Contents({ title, book, language }: ContentsProps): ReactNode {
  const { rules } = useWords();
  return (
    <nav className={style['contents']} aria-label={rules.chapters}>
      <ol className="plain">
        {book.chapters.map(({ number, name }) => (
          <li key={number} lang={language}>
            <Link href={places.rules(title.id, number)}>
              <span className="number">{number}</span> {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
