/** A bot with a character: its name, what it is called, and pressed or pointed at, its own words. */
import type { Character } from '@roundhouse/ui/words';
import type { ReactNode } from 'react';
import { PlayerName } from '../player-name.tsx';
import style from './who-it-is.module.css';

export interface WhoItIsProps {
  readonly seat: number;
  readonly character: Character;
}

export function WhoItIs({ seat, character }: WhoItIsProps): ReactNode {
  return (
    <details className={style['who']}>
      <summary title={character.line}>
        <h2>
          <PlayerName seat={seat} />
        </h2>
        <span>{character.role}</span>
      </summary>
      <p>{character.line}</p>
    </details>
  );
}
