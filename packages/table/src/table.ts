/** One match as a table: a move is proposed, kept by the store, and only then becomes the match and is told. */
import {
  fairDraw,
  formatHolder,
  isRefusal,
  lastSeq,
  propose,
  rebase,
  refusal,
  undoTarget,
  type Line,
  type Refusal,
  type Rules,
  type Viewer,
} from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles/playable';
import { Audience, type TableWatch } from './audience.ts';
import { BotDriver, type BotMove } from './bot-driver.ts';
import { positionOf, stepsFor, type Position } from './history.ts';
import { StoreError, type MatchStore } from './match-store.ts';
import {
  linesToKeep,
  openKept,
  positionsAfter,
  progressOf,
  type Origin,
  type Running,
} from './running.ts';
import type { KeptMatch } from './stored-match.ts';
import type { Sitter } from './sitter.ts';
import type { Move, OnSteps, OnTrouble, Reseating, Undo } from './table-host.ts';
import type { Thinker } from './thinker.ts';

export interface TableParts {
  readonly store: MatchStore;
  readonly rules: Rules<AnyGame>;
  readonly thinker: Thinker;
  readonly now: () => number;
  /** Tells others who have the match open that it has gone on. */
  readonly announce: () => void;
}

export class Table {
  readonly #parts: TableParts;
  readonly #audience = new Audience();
  readonly #bots: BotDriver;
  #running: Running;
  #keys: Set<string>;
  /** The end of the queue: changes are made one after the other. */
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  /** Fails with a `StoreError` where the lines can't stand. */
  constructor(parts: TableParts, kept: KeptMatch) {
    this.#parts = parts;
    this.#running = openKept(parts.rules, kept);
    this.#keys = keysIn(kept);
    this.#bots = new BotDriver(this);
  }

  /** What is kept, and nothing else: a move that is being kept is not in it. */
  get running(): Running {
    return this.#running;
  }

  get thinker(): Thinker {
    return this.#parts.thinker;
  }

  get audience(): Audience {
    return this.#audience;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Calls back with what is there after `after`, and then with all that comes. */
  watch(viewer: Viewer, after: number, onSteps: OnSteps): TableWatch {
    const tell = (positions: readonly Position[]): void =>
      onSteps(stepsFor(this.#running.stands, positions, viewer));
    tell(positionsAfter(this.#parts.rules, this.#running, after));
    const watch = this.#audience.join(tell);
    void this.#bots.drive();
    return watch;
  }

  watchTrouble(onTrouble: OnTrouble): () => void {
    return this.#audience.joinTrouble(onTrouble);
  }

  goOn(): void {
    void this.#bots.drive();
  }

  act({ seat, key, owedSince, text }: Move): Promise<Refusal | undefined> {
    return this.#once(key, () => {
      if (this.#running.stands.owed.get(seat) !== owedSince) return refusal('stale', 'table');
      return this.#keep({ kind: 'act', seat, text, forced: false }, { by: seat, key });
    });
  }

  undo({ seat, key, from }: Undo): Promise<Refusal | undefined> {
    return this.#once(key, () => {
      const { stands } = this.#running;
      if (lastSeq(stands) !== from) return refusal('stale', 'table');
      const to = undoTarget(stands, seat);
      if (to === undefined) return refusal('no-undo-there', 'table', { to: from });
      return this.#keep({ kind: 'undo', to }, { by: seat, key });
    });
  }

  /** Somebody else sits there from now on. What the seat owes, it still owes. */
  reseat({ seat, sitter, key }: Reseating): Promise<Refusal | undefined> {
    return this.#once(key, () => {
      const { sitters, isOver } = this.#running.match;
      if (isOver) return refusal('match-over', 'table');
      const line: Line = { kind: 'seat', seat, holder: formatHolder(sitter) };
      const seated = sitters.map((each, at) => (at === seat ? sitter : each));
      return this.#keep(line, { key }, { sitters: seated });
    });
  }

  play({ seat, owedSince, text, reason }: BotMove): Promise<Refusal | undefined> {
    return this.#queued(async () => {
      const { match, stands } = this.#running;
      // While it thought, a person may have sat down in its place.
      const isThere = match.sitters[seat]?.kind === 'bot' && stands.owed.get(seat) === owedSince;
      if (this.#isClosed || !isThere) return refusal('stale', 'table');
      const line: Line = { kind: 'act', seat, text, forced: false };
      return this.#keep(line, { by: seat }, reason ? { reason } : {});
    });
  }

  /** Somebody else has added lines. */
  refresh(): Promise<void> {
    return this.#queued(() => this.#reload());
  }

  close(): void {
    this.#isClosed = true;
    this.#audience.leave();
  }

  #queued<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work, work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** The same key again is the same request: it is done already. */
  #once(
    key: string,
    work: () => Promise<Refusal | undefined> | Refusal,
  ): Promise<Refusal | undefined> {
    return this.#queued(async () => (this.#keys.has(key) ? undefined : work()));
  }

  /** A line and all that follows by itself. */
  async #keep(
    line: Line,
    origin: Origin,
    { reason, sitters }: Aside = {},
  ): Promise<Refusal | undefined> {
    const { store, rules, now } = this.#parts;
    const at = now();
    const { match, seed, lines, stands } = this.#running;
    const positions: Position[] = [];
    const proposal = propose(stands, line, drawOf(this.#running), (step, next) => {
      const why = reason && positions.length === 0 && !rules.meta.hasSecrets ? { reason } : {};
      positions.push({ ...positionOf(next, step, at), ...why });
    });
    if (isRefusal(proposal)) return proposal;
    const next = rebase(proposal.next);
    const stored = { ...match, ...(sitters ? { sitters } : {}), ...progressOf(next, at) };
    const added = linesToKeep(positions, at, origin);
    try {
      await store.append(stored, added);
    } catch (error) {
      return this.#notKept(error);
    }
    if (origin.key !== undefined) this.#keys.add(origin.key);
    this.#running = { match: stored, seed, lines: [...lines, ...added], stands: next };
    this.#audience.tellTrouble(undefined);
    this.#audience.tell(positions);
    this.#parts.announce();
    void this.#bots.drive();
    return undefined;
  }

  /** What could not be kept did not happen. */
  async #notKept(error: unknown): Promise<Refusal> {
    if (!(error instanceof StoreError)) throw error;
    if (error.problem !== 'taken') return refusal(`storage-${error.problem}`, 'table');
    await this.#reload();
    return refusal('stale', 'table');
  }

  async #reload(): Promise<void> {
    const { store, rules } = this.#parts;
    const known = this.#running.match.lines;
    const found = await store.load(this.#running.match.id);
    if (!found || found.match.lines <= known) return;
    this.#running = openKept(rules, found);
    this.#keys = keysIn(found);
    this.#audience.tell(positionsAfter(rules, found, known));
    void this.#bots.drive();
  }
}

/** What comes with a line and is not in it. */
interface Aside {
  readonly reason?: NonNullable<BotMove['reason']>;
  readonly sitters?: readonly Sitter[];
}

function keysIn({ lines }: KeptMatch): Set<string> {
  return new Set(lines.flatMap(({ key }) => key ?? []));
}

function drawOf({ match, seed, stands }: Running) {
  return fairDraw({ title: stands.rules.title, match: match.name, seed, salts: [] });
}
