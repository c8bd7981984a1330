/** Who a bot is, in a line; nothing where it is nobody in particular. */
import type { Level } from '@roundhouse/bots';
import type { Title } from '@roundhouse/titles';
import type { ReactNode } from 'react';
import { useGameWords } from '../../words/index.ts';
import { characterIn } from '../../matches/character.ts';
import style from './introduction.module.css';

export interface IntroductionProps {
  readonly title: Title;
  readonly name: string;
  readonly level: Level;
}

export function Introduction({ title, name, level }: IntroductionProps): ReactNode {
  const character = characterIn(useGameWords(title), { name, level });
  if (!character) return null;
  return (
    <p className={style['introduction']}>
      <b>{character.role}</b> {character.line}
    </p>
  );
}
