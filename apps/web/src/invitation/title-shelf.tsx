/** The games in their boxes: whoever takes one down sets a table for it. */
import { TITLES, type Title } from '@roundhouse/titles';
import { Suspense, type ReactNode } from 'react';
import { Link } from 'wouter';
import { FramedCover } from '../app/framed-cover.tsx';
import { useBox } from '../app/title-parts.ts';
import { onlinePaths } from '../online/paths.ts';
import { useSettings } from '../settings/index.ts';
import { useWords } from '../words/index.ts';
import style from './title-shelf.module.css';

export function TitleShelf(): ReactNode {
  const { language } = useSettings();
  return (
    <div className={style['titles']}>
      {TITLES.map((title) => (
        <Link key={title.id} href={onlinePaths.friends(title.id)}>
          <FramedCover id={title.id} className={style['picture']} />
          <Suspense fallback={<strong>{title.names[language]}</strong>}>
            <Name title={title} />
          </Suspense>
        </Link>
      ))}
    </div>
  );
}

function Name({ title }: { readonly title: Title }): ReactNode {
  const { playersFrom } = useWords();
  const { short, minutes } = useBox(title);
  return (
    <>
      <strong>{short}</strong>
      <span className={style['size']}>
        {playersFrom(Math.min(...title.seats), Math.max(...title.seats))}, {minutes}
      </span>
    </>
  );
}
