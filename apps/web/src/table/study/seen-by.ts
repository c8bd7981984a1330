/** A finished match through the eyes of one seat, asked for once however often it is looked at. */
import type { TableHost, TableStep } from '../../host/index.ts';

export type Seen = ReadonlyMap<number, TableStep>;

const known = new WeakMap<TableHost, Map<number, Promise<Seen>>>();

export function seenBy(host: TableHost, seat: number): Promise<Seen> {
  const ofTable = known.get(host) ?? new Map<number, Promise<Seen>>();
  known.set(host, ofTable);
  const seen = ofTable.get(seat) ?? fetched(host, seat);
  ofTable.set(seat, seen);
  return seen;
}

async function fetched(host: TableHost, seat: number): Promise<Seen> {
  const steps = new Map<number, TableStep>();
  const watch = host.watch(seat, -1, (told) => {
    for (const step of told) steps.set(step.seq, step);
  });
  await watch.started;
  watch.stop();
  return steps;
}
