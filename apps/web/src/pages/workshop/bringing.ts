/** A box from elsewhere becomes a design of this device. */
import { boxFaults, type BoxFault } from '@roundhouse/engine';
import { titleOf, type Title } from '@roundhouse/titles';
import type { BadBox, Carried } from './carrying.ts';
import { designOf } from './design.ts';
import { keepNew } from './kept-designs.ts';

export type Brought =
  | { readonly kind: 'kept'; readonly title: Title; readonly design: string }
  /** Some of it could not be read: it is for the reader to say whether he goes on. */
  | {
      readonly kind: 'mended';
      readonly title: Title;
      readonly mended: readonly BoxFault[];
      readonly design: object;
    }
  | { readonly kind: 'bad'; readonly bad: BadBox }
  | { readonly kind: 'no-title' }
  | { readonly kind: 'unknown-title'; readonly given: string };

/** The title that stands in a box decides; where none does, it is for the one whose workshop it was brought to. */
export async function bring(carried: Carried, here: Title | undefined): Promise<Brought> {
  if ('bad' in carried) return { kind: 'bad', bad: carried.bad };
  const { title: given } = carried.data as { readonly title?: unknown };
  const title = typeof given === 'string' ? titleOf(given) : here;
  if (!title) {
    return typeof given === 'string' ? { kind: 'unknown-title', given } : { kind: 'no-title' };
  }
  const { box } = await title.rules();
  if (!box) return { kind: 'unknown-title', given: title.id };
  const data = { ...carried.data, title: title.id };
  const design = designOf(box.form, data) as object;
  const left = new Set(boxFaults(box, design).map(nameOf));
  const mended = boxFaults(box, data).filter((fault) => !left.has(nameOf(fault)));
  if (mended.length > 0) return { kind: 'mended', title, mended, design };
  return { kind: 'kept', title, design: keepNew(title.id, design) };
}

const nameOf = ({ code, params }: BoxFault): string => `${code} ${params.at}`;
