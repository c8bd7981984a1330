/** All matches of a store: listed, begun, read, gone on with, opened. */
import { isRefusal, type Refusal, type Rules, type Seat } from '@roundhouse/engine';
import type { AnyGame, Playable } from '@roundhouse/titles/playable';
import type { MatchEntry, NewMatch } from './match-entry.ts';
import { StoreError, type MatchStore } from './match-store.ts';
import { begin, goOnFrom, importRecord, type Fresh, type Terms } from './new-match.ts';
import { personsOf } from './policy.ts';
import { entryOf, problemOf } from './reading.ts';
import { Recollection } from './recollection.ts';
import { keptRecord, recordText } from './record-text.ts';
import { openKept } from './running.ts';
import type { Hash } from './sights.ts';
import type { Sitter } from './sitter.ts';
import { Sitting } from './sitting.ts';
import type { KeptMatch, StoredMatch } from './stored-match.ts';
import { Table, type Meanwhile } from './table.ts';
import type { Thinker } from './thinker.ts';

export interface TablesParts {
  readonly store: MatchStore;
  /** Undefined: nobody thinks here; what bots do is put on the table by who knows it. */
  readonly thinker?: Thinker;
  readonly titleOf: (id: string) => Playable | undefined;
  readonly now: () => number;
  /** A new name, and a seed that nobody knows. */
  readonly fresh: () => Fresh;
  /** Tells others who have a match open that it has gone on. */
  readonly announce: (id: string) => void;
  /** How many positions of open matches are kept at hand, of all of them together. */
  readonly mostPositions?: number;
  /** Hashes what a viewer sees; undefined: as the engine does. */
  readonly hash?: Hash;
  /** Undefined: what is told is made when it is told. */
  readonly meanwhile?: Meanwhile;
}

const MOST_POSITIONS = 5_000;

/** What a list says of a match without opening it. */
export type Glance<T> = (rules: Rules<AnyGame>, match: StoredMatch) => Promise<T>;

export class Tables {
  readonly #parts: TablesParts;
  readonly #open = new Map<string, Promise<Table>>();
  readonly #recollection: Recollection;

  constructor(parts: TablesParts) {
    this.#parts = parts;
    this.#recollection = new Recollection(parts.mostPositions ?? MOST_POSITIONS);
  }

  /** The latest first, each with what a glance at it gives besides. */
  async list<T extends object>(glance?: Glance<T>): Promise<readonly (MatchEntry & Partial<T>)[]> {
    const stored = await this.#parts.store.list();
    const entries = stored.map(async ({ match, kept }) => {
      const rules = await this.#knownRules(match.title);
      const problem = problemOf(match, kept, rules) ?? (match.isBroken ? 'unusable' : undefined);
      const seen: Partial<T> =
        (rules && problem === undefined ? await glance?.(rules, match) : undefined) ?? {};
      return { ...entryOf(match, problem), ...seen };
    });
    return (await Promise.all(entries)).toSorted((a, b) => b.touched - a.touched);
  }

  async begin(wanted: NewMatch): Promise<string | Refusal> {
    const { id, seed, now } = this.#parts.fresh();
    const fresh = { id: wanted.id ?? id, seed, now };
    const made = begin(await this.#rulesOf(wanted.title), wanted, fresh);
    if (isRefusal(made)) return made;
    await this.#create(made);
    // What was just written is not read to be opened. Who was faster has it open as it was kept, too.
    if (!this.#open.has(fresh.id)) void this.#hold(fresh.id, this.#opened(made));
    return fresh.id;
  }

  /** One a seat, where one device plays for all of them. A match that has begun takes no more. */
  async addSalts(id: string, salts: readonly string[]): Promise<void> {
    const table = await this.table(id);
    for (const [seat, salt] of salts.entries()) await table.addSalt(seat, salt);
  }

  /** Without terms: whoever the record names, and as slowly as they like. Fails with a `BadRecord` that says what is wrong. */
  async importRecord(text: string, terms: Terms = {}): Promise<string> {
    const { titleOf, fresh } = this.#parts;
    return this.#create(await importRecord(text, titleOf, fresh(), terms));
  }

  /** Where that is allowed to who sits in a place. */
  async goOnFrom(place: Sitting, seq: number, sitters: readonly Sitter[]): Promise<string> {
    const { rules, text } = place.toGoOnFrom();
    return this.#create(goOnFrom(rules, text, seq, sitters, this.#parts.fresh()));
  }

  async remove(id: string): Promise<void> {
    await this.leave(id);
    await this.#parts.store.remove(id);
  }

  /** The match as a record, where that is allowed; what can't be opened is given as it lies there. */
  async kept(id: string): Promise<string> {
    const place = await this.sit(id).catch((error: unknown) => {
      if (error instanceof StoreError && error.problem !== 'missing') return undefined;
      throw error;
    });
    return place ? place.record() : keptRecord(await this.#found(id));
  }

  /** The record of a match that is over; it is not kept open for it. */
  async finishedRecord(id: string): Promise<string | undefined> {
    const found = await this.#found(id);
    if (!found.match.isOver) return undefined;
    return recordText(openKept(await this.#rulesOf(found.match.title), found));
  }

  table(id: string): Promise<Table> {
    return (
      this.#open.get(id) ??
      this.#hold(
        id,
        this.#found(id).then((found) => this.#opened(found)),
      )
    );
  }

  #hold(id: string, open: Promise<Table>): Promise<Table> {
    this.#open.set(id, open);
    open.catch(() => {
      // Somebody may have begun anew meanwhile.
      if (this.#open.get(id) === open) this.#open.delete(id);
    });
    return open;
  }

  /** A place at a table. Without seats of one's own: those of all persons, who share one device. */
  async sit(id: string, mine?: readonly Seat[]): Promise<Sitting> {
    const table = await this.table(id);
    return new Sitting(table, mine ?? personsOf(table.running.match.sitters));
  }

  async leave(id: string): Promise<void> {
    const open = this.#open.get(id);
    this.#open.delete(id);
    this.#recollection.forget(id);
    (await open?.catch(() => undefined))?.close();
  }

  /** Somebody else has added lines to a match. */
  async refresh(id: string): Promise<void> {
    await (await this.#open.get(id)?.catch(() => undefined))?.refresh();
  }

  /** The tables that are open here. */
  async open(): Promise<readonly Table[]> {
    const tables = await Promise.allSettled(this.#open.values());
    return tables.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  }

  /** Nothing goes on by itself any more. */
  async close(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((id) => this.leave(id)));
  }

  async #create(kept: KeptMatch): Promise<string> {
    await this.#parts.store.create(kept);
    return kept.match.id;
  }

  async #found(id: string): Promise<KeptMatch> {
    const found = await this.#parts.store.load(id);
    if (!found) throw new StoreError('missing', `there is no match ${id}`);
    return found;
  }

  async #opened(found: KeptMatch): Promise<Table> {
    const { store, thinker, now, announce } = this.#parts;
    const { match, lines } = found;
    const rules = await this.#knownRules(match.title);
    const problem = problemOf(match, lines.length, rules);
    if (problem) throw new StoreError(problem, `${match.title} by version ${match.rules}`);
    try {
      const thinking = thinker ? { thinker } : {};
      const parts = { store, rules: await this.#rulesOf(match.title), ...thinking, now };
      const recollection = this.#recollection;
      const { hash, meanwhile } = this.#parts;
      const table = new Table(
        { ...parts, hash, meanwhile, recollection, announce: () => announce(match.id) },
        found,
      );
      // Where a line before the snapshot was damaged, the story could not be told.
      table.recollect();
      if (match.isBroken) await table.noteSound();
      await table.noteRules();
      await table.startIfDue();
      return table;
    } catch (error) {
      if (error instanceof StoreError && error.problem === 'unusable') {
        await this.#rememberBroken(match);
      }
      throw error;
    }
  }

  /** What showed only when a match was opened; it is opened all the same when somebody asks again. */
  async #rememberBroken(match: StoredMatch): Promise<void> {
    if (match.isBroken) return;
    try {
      const broken = { ...match, isBroken: true, revision: match.revision + 1 } as const;
      await this.#parts.store.append(broken, []);
    } catch (error) {
      // Without room for it, it will show again.
      if (!(error instanceof StoreError)) throw error;
    }
  }

  async #knownRules(id: string): Promise<Rules<AnyGame> | undefined> {
    return this.#parts.titleOf(id)?.rules();
  }

  async #rulesOf(id: string): Promise<Rules<AnyGame>> {
    const rules = await this.#knownRules(id);
    if (!rules) throw new StoreError('unusable', `there is no game '${id}' here`);
    return rules;
  }
}
