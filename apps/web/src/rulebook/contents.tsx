/** The chapters: like the stops of a line, the one that is being read marked. */
import type { Language } from '@roundhouse/ui/words';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/index.ts';
import style from './contents.module.css';
import type { Chapter } from './parse.ts';

export interface ContentsProps {
  readonly chapters: readonly Chapter[];
  readonly language: Language;
  /** The chapter that is being read. */
  readonly read: string | undefined;
  /** Where a chapter is found, if not on this page alone. */
  href?(number: string): string;
  go(number: string): void;
}

export function Contents({ chapters, language, read, href, go }: ContentsProps): ReactNode {
  const { rules } = useWords();
  const list = useRef<HTMLOListElement>(null);
  const at = chapters.findIndex(({ number }) => number === read);
  useEffect(() => {
    const marked = list.current?.children[at];
    if (!list.current || !(marked instanceof HTMLElement)) return;
    // Only where the chapters stand in a row; the page itself must not move.
    const { clientWidth } = list.current;
    list.current.scrollLeft = marked.offsetLeft - (clientWidth - marked.clientWidth) / 2;
  }, [at]);
  return (
    <nav className={style['contents']} aria-label={rules.chapters}>
      <ol ref={list}>
        {chapters.map(({ number, name }) => {
          const props = {
            'aria-current': number === read ? 'location' : undefined,
            onClick: () => go(number),
          } as const;
          const said = (
            <>
              <span className="number">{number}</span> {name}
            </>
          );
          return (
            <li key={number} lang={language}>
              {href ? (
                <Link href={href(number)} {...props}>
                  {said}
                </Link>
              ) : (
                <button type="button" {...props}>
                  {said}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
