/** A game on the shelf: its cover with the name on a plate, and what its box says. */
import type { Title } from '@roundhouse/titles';
import { Suspense, type ReactNode } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../app/button.tsx';
import { paths } from '../../app/paths.ts';
import { Cover, useBox } from '../../app/title-parts.ts';
import { useSettings } from '../../settings/index.ts';
import { useWords } from '../../words/index.ts';
import style from './title-card.module.css';

export function TitleCard({ title }: { readonly title: Title }): ReactNode {
  const { home, learn } = useWords();
  const { language } = useSettings();
  return (
    <article className={style['card']}>
      <Link href={paths.setup(title.id)} className={style['cover']}>
        <div className={style['picture']}>
          <Suspense fallback={<span data-awaited />}>
            <Cover title={title} />
          </Suspense>
        </div>
        <h2 className={`sign ${style['plate']}`}>
          <Suspense>
            <ShortName title={title} />
          </Suspense>
        </h2>
      </Link>
      <div className={style['facts']}>
        <Suspense fallback={<p className={style['blurb']} />}>
          <Facts title={title} />
        </Suspense>
        <div className={style['ways']}>
          <ButtonLink
            quiet
            href={paths.setup(title.id)}
            aria-label={home.setUpTitle(title.names[language])}
          >
            {home.setUp}
          </ButtonLink>
          {title.lesson && (
            <Link
              href={paths.learn(title.id)}
              className={`${style['rules']} ${style['learn']}`}
              aria-label={learn.titleOf(title.names[language])}
            >
              {learn.name}
            </Link>
          )}
          <Link
            href={paths.rules(title.id)}
            className={style['rules']}
            aria-label={home.rulesOf(title.names[language])}
          >
            {home.rules}
          </Link>
        </div>
      </div>
    </article>
  );
}

function ShortName({ title }: { readonly title: Title }): ReactNode {
  return <span>{useBox(title).short}</span>;
}

function Facts({ title }: { readonly title: Title }): ReactNode {
  const words = useWords();
  const { blurb, minutes } = useBox(title);
  return (
    <>
      <p className={style['blurb']}>{blurb}</p>
      <p className={style['size']}>
        <span>{words.playersFrom(Math.min(...title.seats), Math.max(...title.seats))}</span>
        <span>{minutes}</span>
      </p>
    </>
  );
}
