/** A screen that does not know its table yet. */
import type { ReactNode } from 'react';
import { useTitle } from '../../app/page.tsx';
import { useWords } from '../../words/index.ts';
import { useFriendsWords } from '../../invitation/words.ts';
import style from './screen.module.css';
import { ShortCode } from './short-code.tsx';
import { Top } from './top.tsx';
import { useLargeText } from './use-large-text.ts';

export function AskingScreen(): ReactNode {
  const { screen } = useFriendsWords();
  const { product } = useWords();
  useLargeText();
  useTitle(screen.title);
  return (
    <div className={style['frame']}>
      <div className={style['gathering']}>
        <Top name={product} />
        <main id="content" tabIndex={-1} className={style['middle']}>
          <section aria-labelledby="screen">
            <h2 id="screen">{screen.title}</h2>
            <p>{screen.lead}</p>
            <ShortCode />
          </section>
        </main>
      </div>
    </div>
  );
}
