/** One match on this device: kept before it is shown, one change at a time. */
import type { Explanation, Level, Reason, Review, Thought } from '@roundhouse/bots';
import {
  extend,
  fairDraw,
  formatLine,
  formatRecord,
  isRefusal,
  lastSeq,
  openMatch,
  parseLine,
  refusal,
  settle,
  snapshotOf,
  startMatch,
  undoTarget,
  upgrade,
  type Draw,
  type Line,
  type Match,
  type Refusal,
  type Rules,
  type Seat,
  type Step,
  type Viewer,
} from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles';
import { positionOf, stepFor, type Position } from './history.ts';
import { StoreError, type MatchStore } from './match-store.ts';
import { previewOf, whyOf } from './what-if.ts';
import { isPerson, mayLook } from './seating.ts';
import type { StoredLine, StoredMatch } from './stored-match.ts';
import type { Move, OnSteps, Preview, TableInfo, TableStep, Watch } from './table-host.ts';
import type { Question, Thinker } from './thinker.ts';

const TURNING_POINTS = 4;

interface Watcher {
  tell(positions: readonly Position[]): void;
  /** The last line that has been seen there. */
  seen: number;
}

/** All is told by the time it is there. */
export type LocalWatch = Omit<Watch, 'started'>;

type TroubleWatcher = (trouble: Refusal | undefined) => void;

export interface LocalTableParts {
  readonly store: MatchStore;
  readonly rules: Rules<AnyGame>;
  readonly thinker: Thinker;
  /** Whether seats hide something: then nobody is told what spoke for a bot's move. */
  readonly hasSecrets: boolean;
  readonly now: () => number;
  /** Tells other pages on this device that the match has gone on. */
  readonly announce: () => void;
}

export class LocalTable {
  readonly #parts: LocalTableParts;
  readonly #id: string;
  readonly #watchers = new Set<Watcher>();
  readonly #troubleWatchers = new Set<TroubleWatcher>();
  /** What keeps bots from playing on. */
  #trouble: Refusal | undefined;
  #stored: StoredMatch;
  #match: Match<AnyGame>;
  #draw: Draw;
  #positions: Position[];
  #keys = new Set<string>();
  /** The end of the queue: changes are made one after the other. */
  #last: Promise<unknown> = Promise.resolve();
  #isDriving = false;
  /** Called when somebody has seen more, or has gone. */
  #onSeen: (() => void) | undefined;
  #isClosed = false;

  /** Fails with a `StoreError` where the lines can't stand. */
  constructor(parts: LocalTableParts, stored: StoredMatch, lines: readonly StoredLine[]) {
    this.#parts = parts;
    this.#id = stored.id;
    // It is being opened: what was remembered of it no longer holds.
    const { isBroken: _, ...sound } = stored;
    this.#stored = sound;
    const read = reopened(parts.rules, stored, lines);
    this.#match = read.match;
    this.#positions = read.positions;
    this.#draw = drawOf(stored);
    for (const { key } of lines) if (key !== undefined) this.#keys.add(key);
  }

  get info(): TableInfo {
    const { id, title, sitters, commit, begun, touched } = this.#stored;
    const { config } = this.#match;
    return {
      match: id,
      title,
      config,
      sitters,
      begun,
      touched,
      ...(commit === undefined ? {} : { commit }),
    };
  }

  /** Calls back with what is there after `after`, and then with all that comes. */
  watch(viewer: Viewer, after: number, onSteps: OnSteps): LocalWatch {
    const watcher: Watcher = {
      tell: (positions) => onSteps(positions.map((position) => this.#stepFor(position, viewer))),
      seen: -1,
    };
    watcher.tell(this.#positions.filter(({ seq }) => seq > after));
    this.#watchers.add(watcher);
    void this.#driveBots();
    return {
      seen: (seq) => {
        watcher.seen = seq;
        this.#onSeen?.();
      },
      stop: () => {
        this.#watchers.delete(watcher);
        this.#onSeen?.();
      },
    };
  }

  watchTrouble(watcher: TroubleWatcher): () => void {
    if (this.#trouble) watcher(this.#trouble);
    this.#troubleWatchers.add(watcher);
    return () => this.#troubleWatchers.delete(watcher);
  }

  goOn(): void {
    void this.#driveBots();
  }

  at(seq: number, viewer: Viewer): TableStep {
    const position = this.#positions.find((each) => each.seq === seq);
    if (!position) throw new RangeError(`there is no line ${seq} to look at`);
    return this.#stepFor(position, viewer);
  }

  act(move: Move): Promise<Refusal | undefined> {
    return this.#queued(async () => {
      if (this.#keys.has(move.key)) return undefined;
      if (!isPerson(this.#stored.sitters, move.seat)) {
        return refusal('not-your-seat', 'table', { seat: move.seat });
      }
      if (this.#match.owed.get(move.seat) !== move.owedSince) return refusal('stale', 'table');
      return this.#play({ kind: 'act', seat: move.seat, text: move.text, forced: false }, move.key);
    });
  }

  undo(seat: Seat): Promise<Refusal | undefined> {
    return this.#queued(async () => {
      const to = undoTarget(this.#match, seat);
      if (to === undefined || !isPerson(this.#stored.sitters, seat)) {
        return refusal('no-undo-there', 'table', { to: lastSeq(this.#match) });
      }
      return this.#play({ kind: 'undo', to });
    });
  }

  preview(seat: Seat, text: string): Preview | Refusal {
    return this.#viewable(seat) && previewOf(this.#match, seat, text);
  }

  why(seat: Seat, text: string): Refusal | undefined {
    return this.#viewable(seat) && whyOf(this.#match, seat, text);
  }

  async hint(seat: Seat): Promise<Explanation<string>> {
    this.#viewable(seat);
    const { rules, state } = this.#match;
    const legal = rules.legal(state, seat);
    if (legal.length === 0) throw new RangeError(`seat ${seat} has nothing to decide`);
    const { explanation } = await this.#parts.thinker.advise(this.#question(seat));
    return {
      playouts: explanation.playouts,
      candidates: explanation.candidates.map((one) => ({
        ...one,
        action: rules.action.format(one.action),
      })),
    };
  }

  /** Only what is over is shown with open hands. */
  async review(): Promise<Review | undefined> {
    const { title, isOver, sitters } = this.#stored;
    if (!isOver) throw new RangeError('the match is not over yet');
    const { seats } = this.#match.config;
    const own = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const job = { title, seats, record: this.record(), points: TURNING_POINTS, own };
    return this.#parts.thinker.review(job);
  }

  record(): string {
    const { title, name, config, commit, seed, isOver, rules } = this.#stored;
    const result = this.#match.rules.outcome(this.#match.state);
    return formatRecord({
      title,
      rules,
      match: name,
      config,
      lines: this.#match.lines,
      ...(commit === undefined ? {} : { commit }),
      ...(commit !== undefined && isOver ? { seed } : {}),
      ...(result === undefined ? {} : { result }),
    });
  }

  /** Another page has added lines. */
  refresh(): Promise<void> {
    return this.#queued(() => this.#reload());
  }

  close(): void {
    this.#isClosed = true;
    this.#watchers.clear();
    this.#onSeen?.();
    this.#troubleWatchers.clear();
  }

  #queued<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work, work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  #viewable(viewer: Viewer): true {
    if (mayLook(this.#stored.sitters, viewer, this.#stored.isOver)) return true;
    throw new RangeError(`seat ${viewer} is not looked at from here`);
  }

  #stepFor(position: Position, viewer: Viewer): TableStep {
    this.#viewable(viewer);
    return stepFor(this.#match, position, viewer, position === this.#positions.at(-1));
  }

  /** A line and all that follows by itself: kept first, then shown. */
  async #play(line: Line, key?: string, reason?: Reason): Promise<Refusal | undefined> {
    const positions: Position[] = [];
    const count = (step: Step<AnyGame>): void => {
      const why = this.#parts.hasSecrets || positions.length > 0 ? undefined : reason;
      positions.push(positionOf(this.#match, step.seq, step, why));
    };
    const first = extend(this.#match, line);
    if (isRefusal(first)) return first;
    count(first);
    settle(this.#match, this.#draw, count);
    const lines = positions.map(({ seq, step }, index) => ({
      seq,
      text: step ? formatLine(step.line) : '',
      ...(index === 0 && key !== undefined ? { key } : {}),
    }));
    const stored = { ...this.#stored, ...progressOf(this.#match, this.#parts.now()) };
    try {
      await this.#parts.store.append(stored, lines);
    } catch (error) {
      return this.#notKept(error);
    }
    if (key !== undefined) this.#keys.add(key);
    this.#stored = stored;
    this.#tellTrouble(undefined);
    this.#show(positions);
    this.#parts.announce();
    void this.#driveBots();
    return undefined;
  }

  async #notKept(error: unknown): Promise<Refusal> {
    if (!(error instanceof StoreError)) throw error;
    // What could not be kept did not happen. The positions shown so far stay what they were.
    this.#match = reopened(this.#parts.rules, this.#stored, linesOf(this.#positions)).match;
    if (error.problem !== 'taken') return refusal(`storage-${error.problem}`, 'table');
    await this.#reload();
    return refusal('stale', 'table');
  }

  async #reload(): Promise<void> {
    const found = await this.#parts.store.load(this.#id);
    if (!found || found.match.lines <= this.#stored.lines) return;
    const { match, positions } = reopened(this.#parts.rules, found.match, found.lines);
    const known = this.#positions.at(-1)?.seq ?? 0;
    this.#stored = found.match;
    this.#match = match;
    this.#positions = positions.filter(({ seq }) => seq <= known);
    for (const { key } of found.lines) if (key !== undefined) this.#keys.add(key);
    this.#show(positions.filter(({ seq }) => seq > known));
    void this.#driveBots();
  }

  #tellTrouble(trouble: Refusal | undefined): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    for (const watcher of this.#troubleWatchers) watcher(trouble);
  }

  #show(positions: readonly Position[]): void {
    this.#positions.push(...positions);
    for (const watcher of this.#watchers) watcher.tell(positions);
  }

  #question(seat: Seat): Question {
    const { rules, state, config } = this.#match;
    return {
      title: rules.title,
      seats: config.seats,
      view: rules.view(state, seat),
      legal: rules.legal(state, seat),
      seat,
      // A deal with a name is played by the bots as it was before.
      seed: `${this.#stored.commit ?? this.#id} ${lastSeq(this.#match)} ${seat}`,
    };
  }

  /** A bot that can't think makes the least committal move: the others want to play on. */
  async #decision(seat: Seat, level: Level): Promise<Thought<AnyGame>> {
    const question = this.#question(seat);
    try {
      return await this.#parts.thinker.decide(question, level);
    } catch {
      return { action: this.#match.rules.idle(question.view, seat) };
    }
  }

  /** Among themselves bots play no further than everybody has seen who looks on; false: nobody does. */
  async #isSeen(): Promise<boolean> {
    const { sitters } = this.#stored;
    if (sitters.some(({ kind }) => kind === 'person')) return true;
    const isBehind = ({ seen }: Watcher): boolean => seen < (this.#positions.at(-1)?.seq ?? 0);
    while ([...this.#watchers].some(isBehind)) {
      await new Promise<void>((resolve) => {
        this.#onSeen = resolve;
      });
    }
    this.#onSeen = undefined;
    return this.#watchers.size > 0;
  }

  /** Bots that owe a decision make it, one after the other, while somebody looks on. */
  async #driveBots(): Promise<void> {
    if (this.#isDriving) return;
    this.#isDriving = true;
    try {
      for (;;) {
        const seat = [...this.#match.owed.keys()].find(
          (each) => !isPerson(this.#stored.sitters, each),
        );
        const sitter = seat === undefined ? undefined : this.#stored.sitters[seat];
        if (seat === undefined || sitter?.kind !== 'bot' || this.#watchers.size === 0) return;
        const since = this.#match.owed.get(seat);
        const { action, explanation } = await this.#decision(seat, sitter.level);
        if (!(await this.#isSeen()) || this.#isClosed) return;
        const text = this.#match.rules.action.format(action);
        const reason = explanation?.candidates[0]?.reason;
        const refused = await this.#queued(async () =>
          this.#match.owed.get(seat) === since
            ? this.#play({ kind: 'act', seat, text, forced: false }, undefined, reason)
            : undefined,
        );
        if (refused && refused.code !== 'stale') {
          this.#tellTrouble(refused);
          return;
        }
      }
    } finally {
      this.#isDriving = false;
    }
  }
}

function drawOf({ title, name, seed }: StoredMatch): Draw {
  return fairDraw({ title, match: name, seed, salts: [] });
}

/** What of a stored match changes with its lines. */
export function progressOf(
  match: Match<AnyGame>,
  touched: number,
): Pick<StoredMatch, 'touched' | 'lines' | 'owing' | 'isOver' | 'snapshot'> {
  const after = lastSeq(match);
  return {
    touched,
    lines: after,
    owing: [...match.owed.keys()],
    isOver: match.rules.turn(match.state).kind === 'over',
    snapshot: snapshotOf(match.rules, { after, state: match.state, draws: match.draws }),
  };
}

function linesOf(positions: readonly Position[]): readonly StoredLine[] {
  return positions.flatMap(({ seq, step }) => (step ? [{ seq, text: formatLine(step.line) }] : []));
}

/** Line by line where these rules wrote it; else from the position that was kept. */
function reopened(
  rules: Rules<AnyGame>,
  stored: StoredMatch,
  lines: readonly StoredLine[],
): { match: Match<AnyGame>; positions: Position[] } {
  if (stored.rules !== rules.version) return migrated(rules, stored);
  if (lines.length !== stored.lines) {
    throw new StoreError('unusable', `${lines.length} of ${stored.lines} lines are there`);
  }
  const config = rules.configure(stored.config);
  if (isRefusal(config)) throw new StoreError('unusable', `its options: ${config.code}`);
  const match = startMatch(rules, config, stored.name);
  const positions = [positionOf(match, 0)];
  for (const { seq, text } of lines) {
    const line = parseLine(text);
    const step = line && extend(match, line);
    if (!step || isRefusal(step)) {
      throw new StoreError('unusable', `line ${seq} can't stand: ${text}`);
    }
    positions.push(positionOf(match, seq, step));
  }
  return { match, positions };
}

function migrated(
  rules: Rules<AnyGame>,
  stored: StoredMatch,
): { match: Match<AnyGame>; positions: Position[] } {
  try {
    const { config, base } = upgrade(rules, stored);
    const match = openMatch(rules, config, stored.name, base);
    return { match, positions: [positionOf(match, base.after)] };
  } catch (error) {
    throw new StoreError('unusable', error instanceof Error ? error.message : String(error));
  }
}
