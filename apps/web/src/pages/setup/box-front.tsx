/** The game that is about to be played: cover, name, what its box says. */
import type { Title } from '@roundhouse/titles';
import { Suspense, type ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import { Cover, useBox } from '../../app/title-parts.ts';
import { useWords } from '../../words/index.ts';
import style from './box-front.module.css';

export function BoxFront({ title }: { readonly title: Title }): ReactNode {
  const words = useWords();
  const { name, short, blurb, minutes } = useBox(title);
  return (
    <section className={style['box']} aria-label={name}>
      <div className={style['picture']}>
        <Suspense>
          <Cover title={title} />
        </Suspense>
      </div>
      <p className={`sign ${style['plate']}`}>{short}</p>
      <div className={style['facts']}>
        <p>{blurb}</p>
        <p className={style['size']}>
          <span>{words.playersFrom(Math.min(...title.seats), Math.max(...title.seats))}</span>
          <span>{minutes}</span>
        </p>
        <div className={style['ways']}>
          {title.lesson && <Link href={paths.learn(title.id)}>{words.learn.name}</Link>}
          <Link href={paths.rules(title.id)}>{words.home.rules}</Link>
        </div>
      </div>
    </section>
  );
}
