/** A table whose box comes from the workshop. */
import { boxFaults, type BoxRules } from '@roundhouse/engine';
import type { Title } from '@roundhouse/titles';
import { openKept } from '../workshop/kept-designs.ts';
import type { Draft } from './draft.ts';

/** One that is gone, or has faults, is not played with: then it is the table as it was. */
export function withDesign(draft: Draft, { id }: Title, design: string, box: BoxRules): Draft {
  const data = openKept(design, id, box.form);
  if (!data || boxFaults(box, data).length > 0) return draft;
  const { name = '' } = data as { readonly name?: string };
  return { ...draft, box: { file: name, field: box.field, data } };
}
