import { titleOf, TITLES, type Title } from '@roundhouse/titles';
import { useDeferredValue, useId, useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../app/button.tsx';
import { Lost } from '../../app/lost.tsx';
import { Page } from '../../app/page.tsx';
import { paths } from '../../app/paths.ts';
import { FramedCover } from '../../app/framed-cover.tsx';
import { useBox } from '../../app/title-parts.ts';
import { Contents } from '../../rulebook/contents.tsx';
import { matching } from '../../rulebook/search.ts';
import { Line, RulebookText } from '../../rulebook/rulebook-text.tsx';
import { showRule, useReadChapter } from '../../rulebook/use-read-chapter.ts';
import { useRulebook, type ReadRulebook } from '../../rulebook/use-rulebook.ts';
import { useWords } from '../../words/index.ts';
import style from './rules.module.css';

export interface RulesPageProps {
  /** Without it: the first game's. */
  readonly title?: string;
  readonly rule?: string;
}

export function RulesPage({ title: id, rule }: RulesPageProps): ReactNode {
  const title = id === undefined ? TITLES[0] : titleOf(id);
  if (!title) return <Lost />;
  return <Rules key={title.id} title={title} {...(rule === undefined ? {} : { rule })} />;
}

interface RulesProps {
  readonly title: Title;
  readonly rule?: string;
}

function Rules({ title, rule }: RulesProps): ReactNode {
  const { rules } = useWords();
  const box = useBox(title);
  const read = useRulebook(title);
  return (
    <Page title={rules.titleOf(box.name)}>
      <nav className={style['games']} aria-label={rules.games}>
        {TITLES.map((other) => (
          <Game key={other.id} title={other} isHere={other === title} />
        ))}
      </nav>
      {read ? <Book title={title} read={read} {...(rule === undefined ? {} : { rule })} /> : null}
    </Page>
  );
}

function Game({ title, isHere }: { readonly title: Title; readonly isHere: boolean }): ReactNode {
  return (
    <Link href={paths.rules(title.id)} aria-current={isHere ? 'page' : undefined}>
      {useBox(title).short}
    </Link>
  );
}

function Book({ title, read, rule }: RulesProps & { readonly read: ReadRulebook }): ReactNode {
  const { rules, learn } = useWords();
  const { book, language } = read;
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const chapters = matching(book, wanted);
  const found = chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  const field = useId();
  const text = useRef<HTMLDivElement>(null);
  const reading = useReadChapter(text, rule);
  return (
    <div className={style['book']}>
      <div className={style['side']}>
        <search>
          <label className="unseen" htmlFor={field}>
            {rules.search}
          </label>
          <input
            id={field}
            type="search"
            value={query}
            placeholder={rules.search}
            onChange={(event) => setQuery(event.target.value)}
          />
          <output htmlFor={field}>{wanted.trim() === '' ? '' : rules.found(found)}</output>
        </search>
        {title.lesson && (
          <ButtonLink quiet href={paths.learn(title.id)} className={style['learn']}>
            {learn.name}
          </ButtonLink>
        )}
        <Contents
          chapters={book.chapters}
          language={language}
          read={reading}
          href={(number) => paths.rules(title.id, number)}
          go={showRule}
        />
      </div>
      <article className={style['text']}>
        <h1 lang={language}>{book.title}</h1>
        <div lang={language} className={style['introduction']}>
          {book.introduction.map((paragraph, at) => (
            <p key={at}>
              <Line title={title} parts={paragraph} />
            </p>
          ))}
        </div>
        <div ref={text} lang={language} className={style['chapters']}>
          <RulebookText
            title={title}
            chapters={chapters}
            drawnIn={language}
            query={wanted}
            {...(rule === undefined ? {} : { rule })}
          />
        </div>
      </article>
      <Sources title={title} />
    </div>
  );
}

function Sources({ title }: { readonly title: Title }): ReactNode {
  const { rules } = useWords();
  const { sources } = useBox(title);
  return (
    <aside className={`card ${style['sources']}`} aria-label={rules.sources}>
      <FramedCover id={title.id} className={style['picture']} />
      <h2 className="caption">{rules.sources}</h2>
      {sources.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </aside>
  );
}
