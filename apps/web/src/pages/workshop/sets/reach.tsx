/** What is said where there is no server, or none that answers. */
import type { ReactNode } from 'react';
import { line } from '../../../online/here.ts';
import { useWire } from '../../../online/use-wire.ts';
import { useSetWords } from '../../../sets/words.ts';

/** Nothing while an answer may come any moment. */
export function OutOfReach({ hasNoServer }: { readonly hasNoServer: boolean }): ReactNode {
  const words = useSetWords();
  const { lostSince } = useWire(line);
  if (hasNoServer) return <p>{words.noServer}</p>;
  return lostSince === undefined ? null : <p>{words.cut}</p>;
}
