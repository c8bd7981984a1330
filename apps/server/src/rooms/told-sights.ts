/** What is told is told to several at once, and hashed: its texts are made once. */
import { hash } from 'node:crypto';
import type { TableStep } from '@roundhouse/table';
import { sightTexts } from './sight-text.ts';

type View = TableStep['view'];

interface Told {
  readonly view: View;
  readonly whole: string;
  readonly sent: string;
}

/** More than are kept and told at once as a rule; what is older is written anew. */
const LATEST = 64;
const latest: Told[] = [];
let count = 0;

function toldOf(view: View): Told {
  const known = latest.find((told) => told.view === view);
  if (known) return known;
  const made = { view, ...sightTexts(view) };
  latest[count % LATEST] = made;
  count += 1;
  return made;
}

export const sentSight = (view: View): string => toldOf(view).sent;

/** As `hashOf` of the engine. */
export const hashOfSight = (view: View): string => hash('sha256', toldOf(view).whole);
