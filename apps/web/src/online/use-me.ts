/** Who one is for the server, and where others reach it. */
import type { Answer } from '@roundhouse/contract';
import { useAsked } from './use-asked.ts';

export type Me = Answer<'readMe'>;

export interface MeAsked {
  /** Undefined until it is known. */
  readonly me?: Me;
  readonly hasNoServer?: boolean;
}

export function useMe(): MeAsked {
  const [me] = useAsked('readMe', {});
  if (me === 'no-server') return { hasNoServer: true };
  return typeof me === 'object' ? { me } : {};
}
