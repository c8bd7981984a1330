/** What an action does and what it means for later, where the game has a line for it. */
import { usePlay } from '../play/play-context.tsx';
import type { Action } from '../play/use-choice.ts';
import { useTable } from '../table-context.tsx';

export function useMeaning(action: Action | undefined): string | undefined {
  const { words, tell } = useTable();
  const { live } = usePlay();
  return action && live ? words.meaning?.(action, live.view, tell.who) : undefined;
}
