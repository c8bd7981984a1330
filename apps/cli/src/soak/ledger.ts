/** What a server has said yes to, and what it has not answered: to be looked for in its store. */
import type { Claims } from '../crash/round.ts';

export class Ledger implements Claims {
  readonly kept = new Map<string, string[]>();
  readonly open = new Map<string, Set<string>>();
  /** What was said at tables. */
  readonly said = new Map<string, string[]>();
  moves = 0;
  undone = 0;
  talked = 0;
  /** Somebody else, or the clock, was faster. */
  late = 0;
  readonly faults: string[] = [];

  sent(table: string, key: string): void {
    this.open.set(table, (this.open.get(table) ?? new Set()).add(key));
  }

  answered(table: string, key: string, isKept: boolean): void {
    this.open.get(table)?.delete(key);
    if (isKept) this.kept.set(table, [...(this.kept.get(table) ?? []), key]);
  }

  heard(table: string, key: string): void {
    this.said.set(table, [...(this.said.get(table) ?? []), key]);
    this.talked += 1;
  }
}
