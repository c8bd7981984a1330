/** A set becomes a design of this device: the set itself where it is mine, else a copy. */
import type { Answer } from '@roundhouse/contract';
import { titleOf } from '@roundhouse/titles';
import { bring, type Brought } from '../bringing.ts';
import { bind } from './bound.ts';

type Read = Answer<'readSet'>;

export async function openSet({ set, title, box, isMine, version }: Read): Promise<Brought> {
  const brought = await bring({ data: box }, titleOf(title));
  // An older version is gone on with behind the latest: none is written over.
  if (brought.kind === 'kept' && isMine) bind(brought.design, { set, version });
  return brought;
}
