/** A player of the ladder by name: a person, a bot by its level, or somebody who has left. */
import type { Answer } from '@roundhouse/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { onlinePaths } from '../online/paths.ts';
import { useWords } from '../words/index.ts';
import { useLadderWords } from './words.ts';

export type Player = Pick<Answer<'readProfile'>, 'player' | 'name' | 'level'>;

/** 'Easy' of 'Easy: a beginner, with slips'. */
export function usePlayerName(): (player: Player) => string {
  const { setup } = useWords();
  const words = useLadderWords();
  return ({ name, level }) => {
    if (level) return words.bot((setup.levels[level].split(':')[0] ?? level).toLowerCase());
    return name ?? words.gone;
  };
}

export function PlayerLink({ player }: { readonly player: Player }): ReactNode {
  const nameOf = usePlayerName();
  const name = nameOf(player);
  if (player.name === undefined && !player.level) return <span>{name}</span>;
  return (
    <Link href={onlinePaths.player(player.player)} {...(player.level ? {} : { translate: 'no' })}>
      {name}
    </Link>
  );
}
