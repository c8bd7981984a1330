/** A game that was begun elsewhere, to go on here: looked at before anybody sits down to it. */
import { randomBytes } from 'node:crypto';
import { formatRecord, readRecord, type MatchRecord } from '@roundhouse/engine';
import { fleetingStore, Tables } from '@roundhouse/table';
import { titleOf } from '@roundhouse/titles';
import { Problem } from '../problem.ts';

export interface Begun {
  readonly title: string;
  readonly config: Readonly<Record<string, unknown>> & { readonly seats: number };
  /** Without its seed: whoever brought it would know what is drawn next. */
  readonly record: string;
}

export async function readBegun(text: string): Promise<Begun> {
  const tables = new Tables({
    store: fleetingStore(),
    titleOf,
    now: () => 0,
    fresh: () => ({ id: 'begun', seed: randomBytes(32).toString('hex'), now: 0 }),
    announce: () => undefined,
  });
  try {
    const record = withoutChance(readRecord(text).record);
    const { match, stands } = (await tables.table(await tables.importRecord(record))).running;
    if (match.isOver) throw new Problem('is-over');
    return { title: match.title, config: { ...stands.config }, record };
  } catch (error) {
    if (error instanceof Problem || !(error instanceof Error)) throw error;
    throw new Problem('bad-record', error.message);
  } finally {
    await tables.close();
  }
}

function withoutChance({ title, rules, match, config, lines }: MatchRecord): string {
  return formatRecord({ title, rules, match, config, lines });
}
