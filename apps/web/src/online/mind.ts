/** What follows from rules and one's own view: it needs no server. */
import type { Refusal, Seat } from '@roundhouse/engine';
import { previewFrom, type Known, type Preview, type Thinker } from '@roundhouse/table';
import { whyNot } from '@roundhouse/engine';
import { titleOf } from '@roundhouse/titles';

export interface Mind extends Pick<Thinker, 'advise' | 'review'> {
  why(title: string, known: Known, seat: Seat, text: string): Promise<Refusal | undefined>;
  preview(title: string, known: Known, seat: Seat, text: string): Promise<Preview | Refusal>;
  close(): void;
}

/** As a worker answers it. */
export const knowing: Pick<Mind, 'why' | 'preview'> = {
  why: async (title, { view }, seat, text) => whyNot(await rulesOf(title), view, seat, text),
  preview: async (title, known, seat, text) => previewFrom(await rulesOf(title), known, seat, text),
};

async function rulesOf(id: string) {
  const title = titleOf(id);
  if (!title) throw new Error(`there is no game '${id}' here`);
  return title.rules();
}
