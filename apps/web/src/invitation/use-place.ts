/** Where others reach this place; undefined until it is known. */
import type { Answer } from '@roundhouse/contract';
import { useAsked } from '../online/use-asked.ts';

export function usePlace(): Answer<'readPlace'> | undefined {
  const [place] = useAsked('readPlace', {});
  return typeof place === 'object' ? place : undefined;
}
