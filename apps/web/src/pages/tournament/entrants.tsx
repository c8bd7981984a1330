/** Who takes part, before it begins. */
import type { ReactNode } from 'react';
import { Captioned } from '../../app/captioned.tsx';
import { useLadderWords } from '../../ladder/words.ts';
import { DropButton } from './drop-button.tsx';
import type { SeenProps } from './one.tsx';
import style from './tournament.module.css';

export function Entrants({ seen, again }: SeenProps): ReactNode {
  const words = useLadderWords();
  const { tournaments } = words;
  return (
    <Captioned title={tournaments.entrants(seen.entrants.length)}>
      <ul className={style['entrants']} data-entrants>
        {seen.entrants.map(({ name }, entrant) => (
          // Two people may have the same name.
          <li key={`${entrant} ${name}`}>
            <span translate="no">{name}</span>
            {entrant === seen.mine && <b>{words.you}</b>}
            <DropButton seen={seen} again={again} entrant={entrant} />
          </li>
        ))}
      </ul>
    </Captioned>
  );
}
