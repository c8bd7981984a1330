import { TITLES } from '@roundhouse/titles';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../app/button.tsx';
import { Page } from '../../app/page.tsx';
import { paths } from '../../app/paths.ts';
import { useMatches } from '../../matches/use-matches.ts';
import { useWords } from '../../words/index.ts';
import { Continue } from './continue.tsx';
import style from './home.module.css';
import { OpenRecord } from './open-record.tsx';
import { PlayNow } from './play-now.tsx';
import { TitleCard } from './title-card.tsx';

export function HomePage(): ReactNode {
  const { home, menu } = useWords();
  const { Sign } = useMatches();
  return (
    <Page>
      {Sign && <Sign />}
      <div className={style['hero']}>
        <div className={style['lead']}>
          <h1>{home.headline}</h1>
          <p>{home.lead}</p>
          <div className={style['acts']}>
            <PlayNow />
            <ButtonLink quiet href={paths.friends} className={style['friends']}>
              {home.friends}
            </ButtonLink>
            <OpenRecord />
            <ButtonLink quiet href={paths.puzzles()}>
              {home.puzzles}
            </ButtonLink>
            <ButtonLink quiet href={paths.workshop()}>
              {home.workshop}
            </ButtonLink>
          </div>
        </div>
        <Continue />
      </div>
      <section className={style['covers']} aria-label={menu.games}>
        {TITLES.map((title) => (
          <TitleCard key={title.id} title={title} />
        ))}
      </section>
      <footer className={style['foot']}>
        <p>{home.ownDrawing}</p>
        <Link href={paths.rules()}>{home.sources}</Link>
        <Link href={paths.settings}>{menu.settings}</Link>
      </footer>
    </Page>
  );
}
