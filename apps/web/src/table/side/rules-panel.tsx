/** The rules at hand: searched, and opened where a refusal points. */
import { Suspense, useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import { Contents } from '../../rulebook/contents.tsx';
import { RulebookText } from '../../rulebook/rulebook-text.tsx';
import { matching } from '../../rulebook/search.ts';
import { showRule, useReadChapter } from '../../rulebook/use-read-chapter.ts';
import { useRulebook } from '../../rulebook/use-rulebook.ts';
import { useWords } from '../../words/index.ts';
import { useLayout } from '../layout-context.tsx';
import { useTable } from '../table-context.tsx';
import style from './rules-panel.module.css';

export function RulesPanel(): ReactNode {
  const { title, say } = useTable();
  const { rules } = useWords();
  const [query, setQuery] = useState('');
  return (
    <div className={style['panel']} id="rules" tabIndex={-1}>
      <div className={style['head']}>
        <input
          type="search"
          value={query}
          placeholder={rules.search}
          aria-label={rules.search}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Link href={paths.rules(title.id)}>{say.wholeRules}</Link>
      </div>
      <Suspense>
        <Book query={query} />
      </Suspense>
    </div>
  );
}

function Book({ query }: { readonly query: string }): ReactNode {
  const { title } = useTable();
  const { rule, openRule } = useLayout();
  const wanted = useDeferredValue(query);
  const read = useRulebook(title);
  const text = useRef<HTMLDivElement>(null);
  const reading = useReadChapter(text, rule);
  if (!read) return null;
  const go = (number: string): void => {
    openRule(number);
    showRule(number);
  };
  return (
    <>
      <div className={style['chapters']}>
        <Contents chapters={read.book.chapters} language={read.language} read={reading} go={go} />
      </div>
      <div ref={text} lang={read.language} className={style['book']}>
        <RulebookText
          title={title}
          chapters={matching(read.book, wanted)}
          query={wanted}
          {...(rule === undefined ? {} : { rule })}
        />
      </div>
    </>
  );
}
