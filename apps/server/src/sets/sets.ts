/** Sets: boxes that somebody keeps here, private by a link or found by anybody, version by version. */
import type { AccountStore, BoxSet, BoxVersion, Person, SetStore } from '@roundhouse/store';
import { isDone } from '@roundhouse/table';
import { InTurn } from '../operate/in-turn.ts';
import type { Quotas } from '../operate/quotas.ts';
import { newId } from '../people/secrets.ts';
import type { Visitor } from '../people/visitor.ts';
import { Problem } from '../problem.ts';
import { demandAccount } from '../ratings/rateable.ts';
import { readBox, type ReadBox } from './read-box.ts';

export interface SetsParts {
  readonly store: SetStore;
  readonly accounts: Pick<AccountStore, 'of' | 'passkeys'>;
  readonly quotas: Pick<Quotas, 'sets' | 'setBytes'>;
  readonly now: () => number;
}

export interface Keeping {
  readonly key: string;
  readonly title: string;
  readonly box: object;
  readonly isPublic: boolean;
}

export interface Kept {
  readonly set: string;
  readonly version: number;
  readonly fingerprint: string;
}

export class Sets {
  readonly #parts: SetsParts;
  readonly #turns = new InTurn();

  constructor(parts: SetsParts) {
    this.#parts = parts;
  }

  async keep(owner: Person, { key, title, box, isPublic }: Keeping): Promise<Kept> {
    const { store } = this.#parts;
    const known = await store.byKey(owner.id, key);
    if (known) return this.#told(known.id, known.version);
    const read = await readBox(title, 1, box);
    if (isPublic) await this.#demandListable(owner, read.head.licence);
    const { name, licence = null } = read.head;
    const plan = { id: newId(), owner: owner.id, key, title, name, licence, isPublic };
    const kept = await this.#turns.of(owner.id, async () => {
      await this.#demandRoom(owner, read, 1);
      return store.create(plan, this.#versionOf(read, 1));
    });
    return this.#told(kept.id, kept.version);
  }

  /** Whoever has its address may look, unless it was taken down. */
  async find(id: string, { person, proof }: Pick<Visitor, 'person' | 'proof'>): Promise<BoxSet> {
    const found = await this.#parts.store.find(id);
    if (!found) throw new Problem('no-such-set');
    const isKeeper = person?.isAdmin === true && proof?.via !== 'program';
    if (found.taken !== null && found.owner !== person?.id && !isKeeper) {
      throw new Problem('no-such-set');
    }
    return found;
  }

  async version(id: string, version: number): Promise<BoxVersion> {
    const found = await this.#parts.store.version(id, version);
    if (!found) throw new Problem('no-such-set');
    return found;
  }

  /** The version after the one that was changed. The same once more, or nothing new, is no further version. */
  async save(id: string, owner: Person, version: number, box: object): Promise<Kept> {
    const set = await this.#own(id, owner);
    if (set.taken !== null) throw new Problem('taken-down');
    const latest = await this.version(id, set.version);
    const isSame = (read: ReadBox): boolean => read.fingerprint === latest.fingerprint;
    const read = await readBox(set.title, version + 1, box);
    if (isSame(read) || isSame(await readBox(set.title, version, box))) {
      return this.#told(id, set.version);
    }
    if (set.isPublic) await this.#demandListable(owner, read.head.licence);
    const { name, licence = null } = read.head;
    const next = this.#versionOf(read, version + 1);
    const isSaved = await this.#turns.of(owner.id, async () => {
      await this.#demandRoom(owner, read, 0);
      return isDone(this.#parts.store.save(id, next, { name, licence }), 'taken');
    });
    if (!isSaved) throw new Problem('written-since');
    return this.#told(id, version + 1);
  }

  async change(id: string, owner: Person, isPublic: boolean): Promise<void> {
    const { licence } = await this.#own(id, owner);
    if (isPublic) await this.#demandListable(owner, licence ?? undefined);
    await this.#parts.store.setPublic(id, isPublic);
  }

  async delete(id: string, owner: Person): Promise<void> {
    await this.#own(id, owner);
    await this.#parts.store.delete(id);
  }

  async takeDown(id: string, isTakenDown: boolean): Promise<void> {
    if (!(await this.#parts.store.find(id))) throw new Problem('no-such-set');
    await this.#parts.store.setTaken(id, isTakenDown ? this.#parts.now() : null);
  }

  async #own(id: string, person: Person): Promise<BoxSet> {
    const found = await this.find(id, { person, proof: undefined });
    if (found.owner !== person.id) throw new Problem('not-your-set');
    return found;
  }

  /** What anybody finds has somebody who answers for it, and says what may be done with it. */
  async #demandListable(owner: Person, licence: string | undefined): Promise<void> {
    await demandAccount(this.#parts.accounts, owner.id);
    if (licence === undefined) throw new Problem('no-licence');
  }

  async #demandRoom(owner: Person, { body }: ReadBox, more: number): Promise<void> {
    const { store, quotas } = this.#parts;
    const { sets, bytes } = await store.measure(owner.id);
    if (sets + more > quotas.sets) throw new Problem('too-many', 'sets');
    if (bytes + Buffer.byteLength(body) > quotas.setBytes) throw new Problem('too-many', 'bytes');
  }

  #versionOf({ body, fingerprint }: ReadBox, version: number): BoxVersion {
    return { version, at: this.#parts.now(), fingerprint, body };
  }

  async #told(set: string, version: number): Promise<Kept> {
    const { fingerprint } = await this.version(set, version);
    return { set, version, fingerprint };
  }
}
