/** All matches on this device. */
import { isRefusal, type Refusal, type Rules } from '@roundhouse/engine';
import { titleOf, type AnyGame, type Title } from '@roundhouse/titles';
import { glanceAt } from './at-a-glance.ts';
import { LocalTable, type LocalTableParts } from './local-table.ts';
import { StoreError, type MatchStore } from './match-store.ts';
import { begun, goneOnFrom, readFrom, type Fresh } from './new-match.ts';
import { assertReadable, entryOf, keptRecord, problemOf } from './reading.ts';
import type { MatchEntry, NewMatch, Sitter } from './table-host.ts';
import type { StoredMatch } from './stored-match.ts';
import type { Thinker } from './thinker.ts';

export interface LocalTablesParts {
  readonly store: MatchStore;
  readonly thinker: Thinker;
  readonly now: () => number;
  /** A new name, and a seed that nobody knows. */
  readonly fresh: () => Fresh;
  /** Tells other pages on this device that a match has gone on. */
  readonly announce: (id: string) => void;
}

export class LocalTables {
  readonly #parts: LocalTablesParts;
  readonly #open = new Map<string, Promise<LocalTable>>();

  constructor(parts: LocalTablesParts) {
    this.#parts = parts;
  }

  async list(): Promise<readonly MatchEntry[]> {
    const stored = await this.#parts.store.list();
    const entries = stored.map(async ({ match, kept }) => {
      const problem = await problemOf(match, kept);
      if (problem ?? match.isBroken) return entryOf(match, problem ?? 'unusable');
      const title = titleNamed(match.title);
      const [rules, face] = await Promise.all([title.rules(), title.face()]);
      return { ...entryOf(match), ...glanceAt(rules, face, match) };
    });
    return (await Promise.all(entries)).toSorted((a, b) => b.touched - a.touched);
  }

  async begin(wanted: NewMatch): Promise<string | Refusal> {
    const rules = await rulesOf(wanted.title);
    const made = begun(rules, wanted, this.#parts.fresh());
    if (isRefusal(made)) return made;
    await this.#parts.store.create(made.match, made.lines);
    return made.match.id;
  }

  async read(text: string): Promise<string> {
    const made = await readFrom(text, this.#parts.fresh());
    await this.#parts.store.create(made.match, made.lines);
    return made.match.id;
  }

  async goOnFrom(id: string, seq: number, sitters: readonly Sitter[]): Promise<string> {
    const table = await this.table(id);
    const rules = await rulesOf(table.info.title);
    const made = goneOnFrom(rules, table.record(), seq, sitters, this.#parts.fresh());
    await this.#parts.store.create(made.match, made.lines);
    return made.match.id;
  }

  async remove(id: string): Promise<void> {
    await this.leave(id);
    await this.#parts.store.remove(id);
  }

  /** The match as a record, even where it can't be opened. */
  async kept(id: string): Promise<string> {
    const found = await this.#parts.store.load(id);
    if (!found) throw new StoreError('missing', `there is no match ${id}`);
    return keptRecord(found.match, found.lines);
  }

  table(id: string): Promise<LocalTable> {
    const open = this.#open.get(id) ?? this.#opened(id);
    this.#open.set(id, open);
    open.catch(() => this.#open.delete(id));
    return open;
  }

  async leave(id: string): Promise<void> {
    const open = this.#open.get(id);
    this.#open.delete(id);
    (await open?.catch(() => undefined))?.close();
  }

  /** Another page has added lines to a match. */
  async refresh(id: string): Promise<void> {
    await (await this.#open.get(id))?.refresh();
  }

  async #opened(id: string): Promise<LocalTable> {
    const { store, thinker, now } = this.#parts;
    const found = await store.load(id);
    if (!found) throw new StoreError('missing', `there is no match ${id}`);
    await assertReadable(found.match, found.lines.length);
    const title = titleNamed(found.match.title);
    const [rules, face] = await Promise.all([title.rules(), title.face()]);
    const parts: LocalTableParts = {
      store,
      rules,
      thinker,
      hasSecrets: face.hasSecrets,
      now,
      announce: () => this.#parts.announce(id),
    };
    try {
      const table = new LocalTable(parts, found.match, found.lines);
      await this.#remember(found.match, false);
      return table;
    } catch (error) {
      if (error instanceof StoreError && error.problem === 'unusable') {
        await this.#remember(found.match, true);
      }
      throw error;
    }
  }

  /** What showed only when a match was opened; it is opened all the same when somebody asks again. */
  async #remember({ isBroken, ...match }: StoredMatch, is: boolean): Promise<void> {
    if (is === (isBroken === true)) return;
    try {
      await this.#parts.store.append(is ? { ...match, isBroken: true } : match, []);
    } catch (error) {
      // Without room for it, it will show again.
      if (!(error instanceof StoreError)) throw error;
    }
  }
}

function titleNamed(id: string): Title {
  const title = titleOf(id);
  if (!title) throw new StoreError('unusable', `there is no game '${id}' here`);
  return title;
}

function rulesOf(id: string): Promise<Rules<AnyGame>> {
  return titleNamed(id).rules();
}
