/** A player's record, from rated games: for anybody to see. */
import type { ReactNode } from 'react';
import { ButtonLink } from '../../app/button.tsx';
import { Page } from '../../app/page.tsx';
import { Waiting } from '../../app/waiting.tsx';
import { NoServerPage } from '../../invitation/no-server.tsx';
import { usePlayerName } from '../../ladder/player-name.tsx';
import { useAsked } from '../../online/use-asked.ts';
import { useLadderWords } from '../../ladder/words.ts';
import { onlinePaths } from '../../online/paths.ts';
import style from './profile.module.css';
import { TitleSection } from './title-profile.tsx';

export function ProfilePage({ player }: { readonly player: string }): ReactNode {
  const { profile: words } = useLadderWords();
  const [known] = useAsked('readProfile', { player });
  const nameOf = usePlayerName();
  if (!known) return <Waiting />;
  if (known === 'no-server') return <NoServerPage title={words.title} />;
  const name = known === 'refused' ? words.title : nameOf(known);
  return (
    <Page title={name}>
      <div className={style['profile']}>
        <header>
          <p className="caption">{words.title}</p>
          <h1 {...(known === 'refused' ? {} : { translate: 'no' })}>{name}</h1>
          <p>{known === 'refused' ? words.unknown : words.lead}</p>
        </header>
        {known !== 'refused' && known.titles.length === 0 && <p>{words.none}</p>}
        {known !== 'refused' &&
          known.titles.map((told) => <TitleSection key={told.title} told={told} />)}
        <ButtonLink quiet href={onlinePaths.ladder()}>
          {words.ladder}
        </ButtonLink>
      </div>
    </Page>
  );
}
