/** One match as a table: a move is proposed, kept by the store, and only then becomes the match and is told. */
import {
  canonicalJson,
  formatHolder,
  isRefusal,
  lastSeq,
  propose,
  rebase,
  refusal,
  rulesLine,
  undoTarget,
  type Line,
  type Order,
  type Refusal,
  type Rules,
  type Seat,
} from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles/playable';
import { Audience, type TableWatch } from './audience.ts';
import { BotDriver, type BotMove } from './bot-driver.ts';
import { remembered } from './forgetting.ts';
import { positionOf, stepsFor, type Observer, type Position } from './history.ts';
import { StoreError, type MatchStore } from './match-store.ts';
import type { Recollection } from './recollection.ts';
import {
  atHand,
  drawOf,
  keptOf,
  linesToKeep,
  openKept,
  positionsAfter,
  positionsOf,
  reaching,
  progressOf,
  type Origin,
  type Running,
} from './running.ts';
import { answerOf, obeyed, ordersAfter, unclearIn, type StandingOrder } from './orders.ts';
import type { Period, SeatClock } from './pace.ts';
import { Sights, type Hash } from './sights.ts';
import { asItPlays, type Bot, type Sitter } from './sitter.ts';
import type { Gathering, KeptMatch, StoredLine, StoredMatch } from './stored-match.ts';
import type {
  Consent,
  Declining,
  Move,
  OnSteps,
  OnTrouble,
  Page,
  Reseating,
  Returning,
  TableStep,
  Undo,
} from './table-host.ts';
import { placesAtStake } from './stakes.ts';
import { askingIn, isAskedSince, linesOfConsent } from './taking-back.ts';
import type { Thinker } from './thinker.ts';
import { clockAfter, clockAfterRest, clocksFor, deadlineOf, tickOf, withDue } from './time.ts';

/** As many hex digits as a hash has, at most. */
const SALT = /^[0-9a-f]{1,64}$/;

/** Somebody else has written first. */
const TAKEN = refusal('stale', 'table');
/** How often a request may come too late before it is refused. */
const MOST_TRIES = 5;

export interface TableParts {
  readonly store: MatchStore;
  readonly rules: Rules<AnyGame>;
  readonly thinker?: Thinker;
  readonly now: () => number;
  /** Tells others who have the match open that it has gone on. */
  readonly announce: () => void;
  readonly recollection: Recollection;
  readonly hash?: Hash | undefined;
  readonly meanwhile?: Meanwhile | undefined;
}

/** Does something when the writes of the moment have been sent, while they are being kept. */
export type Meanwhile = (work: () => void) => void;

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

  get thinker(): Thinker | undefined {
    return this.#parts.thinker;
  }

  get audience(): Audience {
    return this.#audience;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /**
   * Calls back with what is there after `after`, and then with all that comes. `ahead` sees the same steps while they are
   * being kept: what is not told after all never was, so that nobody may hear of it.
   */
  watch(observer: Observer, after: number, onSteps: OnSteps, ahead?: OnSteps): TableWatch {
    let told = after;
    const made = (running: Running, positions: readonly Position[], sights: Sights) =>
      sights.steps(observer, () => {
        // Who comes from another node may have seen more there than is known here.
        const fresh = positions.filter(({ seq }) => seq > told);
        return stepsFor(running, fresh, observer, sights);
      });
    const prepare = (running: Running, positions: readonly Position[], sights: Sights): void => {
      const steps = made(running, positions, sights);
      ahead?.(steps);
    };
    const tell = (positions: readonly Position[], sights: Sights): void => {
      const steps = made(this.#running, positions, sights);
      told = steps.at(-1)?.seq ?? told;
      if (steps.length > 0) onSteps(steps);
    };
    tell(this.#pastBetween(after, Infinity), this.#sights());
    const watch = this.#audience.join({ tell, prepare });
    void this.#bots.drive();
    return watch;
  }

  /** The newest of the lines between two, as they may still be told; and whether there are older ones. */
  page(
    observer: Observer,
    { after, before, count }: Page,
  ): readonly [readonly TableStep[], boolean] {
    const positions = this.#pastBetween(after, before);
    const newest = positions.slice(-count);
    const steps = stepsFor(this.#running, newest, observer, this.#sights());
    return [steps, newest.length < positions.length];
  }

  #sights(): Sights {
    return new Sights(this.#parts.hash);
  }

  /** Fails with a `StoreError` where a line can't be told any more. */
  recollect(): readonly Position[] {
    const { recollection, rules } = this.#parts;
    const { id, lines } = this.#running.match;
    const held = recollection.of(id, lines);
    if (held) return held;
    const positions = positionsAfter(rules, keptOf(this.#running), -1);
    recollection.hold(id, positions);
    return positions;
  }

  /** The lines between two, as they may still be told. What is told a second time comes from here and nowhere else. */
  #pastBetween(after: number, before: number): readonly Position[] {
    // Who has seen all needs nothing that was.
    if (after >= this.#running.match.lines) return [];
    return remembered(this.#running.stands, this.recollect()).filter(
      ({ seq }) => seq > after && seq < before,
    );
  }

  watchTrouble(onTrouble: OnTrouble): () => void {
    return this.#audience.joinTrouble(onTrouble);
  }

  /** Whoever could not go on by itself tries again. */
  goOn(): void {
    void this.#bots.drive();
  }

  /** `script`: what follows at once; or why the move is put off. */
  act(
    { seat, key, owedSince, text }: Move,
    script?: () => readonly Line[] | Refusal,
  ): Promise<Refusal | undefined> {
    return this.#once(key, () => {
      if (this.#running.stands.owed.get(seat) !== owedSince) return refusal('stale', 'table');
      if (this.#running.match.clock?.standsInFor[seat]) return refusal('bot-plays', 'table');
      const follows = script?.() ?? [];
      if (isRefusal(follows)) return follows;
      return this.#keep(this.#running, [moveOf(seat, text), ...follows], { by: seat, key });
    });
  }

  /** Lines as they are, from who speaks for the whole table. */
  put(lines: readonly Line[]): Promise<Refusal | undefined> {
    return this.#queued(() => this.#keep(this.#running, lines, {}));
  }

  undo({ seat, key, from }: Undo): Promise<Refusal | undefined> {
    return this.#once(key, () => {
      const { stands, match } = this.#running;
      // What it counted for is known.
      if (match.places) return refusal('match-over', 'table');
      if (lastSeq(stands) !== from) return refusal('stale', 'table');
      const to = undoTarget(stands, seat);
      if (to === undefined) return refusal('no-undo-there', 'table', { to: from });
      return this.#keep(this.#running, [{ kind: 'undo', to }], { by: seat, key });
    });
  }

  /** A seat agrees that all behind a line be taken back; when all persons have, it is. Any line ends the asking but who sits where. */
  agree({ seat, key, from, to }: Consent): Promise<Refusal | undefined> {
    return this.#once(key, () => {
      const { stakes, places } = this.#running.match;
      // Who takes back what was drawn has seen what comes.
      if (stakes?.isRated) return refusal('rated-match', 'table');
      if (places) return refusal('match-over', 'table');
      if (!isAskedSince(this.#running.lines, from)) return refusal('stale', 'table');
      const undo: Line = { kind: 'undo', to };
      const tried = propose(reaching(this.#running, [undo]).stands, [undo]);
      if (isRefusal(tried)) return tried;
      const lines = linesOfConsent(this.#running, { seat, to });
      return this.#keep(this.#running, lines, { by: seat, key });
    });
  }

  /** What is asked is asked no longer. Where nothing is, something else has come first. */
  decline({ seat, key }: Declining): Promise<Refusal | undefined> {
    return this.#once(key, () => {
      if (!askingIn(this.#running)) return refusal('stale', 'table');
      return this.#keep(this.#running, [{ kind: 'decline', seat }], { by: seat, key });
    });
  }

  /** A seat's time is up, by the host's clock: what follows was agreed on when the table was set. */
  timeOut(seat: Seat, bot: Bot): Promise<Refusal | undefined> {
    return this.#untilFirst(async () => {
      const { pace, sitters } = this.#running.match;
      const deadline = deadlineOf(this.#running, seat);
      if (!pace || deadline === undefined || this.#parts.now() < deadline) {
        return refusal('time-left', 'table', { seat });
      }
      const { atTimeOut } = pace;
      if (atTimeOut === 'idle') return this.#keep(this.#running, [{ kind: 'timeout', seat }], {});
      const lines: readonly Line[] = [
        { kind: 'timeout', seat, standIn: atTimeOut },
        { kind: 'seat', seat, holder: formatHolder(bot) },
      ];
      return this.#keep(this.#running, lines, {}, { sitters: sitters.with(seat, bot) });
    });
  }

  /** Whoever a bot plays for plays himself again, unless the seat is forfeited. What it owes it still owes. */
  takeSeatBack({ seat, key }: Returning): Promise<Refusal | undefined> {
    return this.#once(key, () => {
      const { sitters, clock, isOver } = this.#running.match;
      if (isOver) return refusal('match-over', 'table');
      if (clock?.forfeited.includes(seat)) return refusal('forfeited', 'table', { seat });
      const sitter = clock?.standsInFor[seat];
      if (!sitter) return refusal('stale', 'table');
      const line: Line = { kind: 'seat', seat, holder: formatHolder(sitter) };
      return this.#keep(this.#running, [line], { key }, { sitters: sitters.with(seat, sitter) });
    });
  }

  /** When a seat's time stands still, in order. */
  setAway(seat: Seat, periods: readonly Period[]): Promise<Refusal | undefined> {
    return this.#untilFirst(async () => {
      const { match, ...rest } = this.#running;
      const { clock } = match;
      if (!clock || canonicalJson(clock.away[seat] ?? []) === canonicalJson(periods)) {
        return undefined;
      }
      const still = { ...clock, away: clock.away.with(seat, periods) };
      const changed = { ...match, clock: still, revision: match.revision + 1 };
      const stored = withDue({ ...rest, match: changed });
      return this.#stored(stored, [], () => {
        this.#running = { ...rest, match: stored };
      });
    });
  }

  /** From then until now nobody's time ran: the table was closed, or out of sight. */
  standStill(from: number): Promise<Refusal | undefined> {
    return this.#untilFirst(async () => {
      const { match, ...rest } = this.#running;
      const clock = clockAfterRest(this.#running, from, this.#parts.now());
      if (!clock || match.isOver) return undefined;
      const stored = withDue({ ...rest, match: { ...match, clock, revision: match.revision + 1 } });
      return this.#stored(stored, [], () => {
        this.#running = { ...rest, match: stored };
      });
    });
  }

  /** A seat's orders, with those that no longer stand. Nobody else's business. */
  ordersOf(seat: Seat): readonly StandingOrder[] {
    return this.#running.match.orders?.[seat] ?? [];
  }

  /** All orders of a seat from now on; those that make no sense here are refused, and then all stay as they were. */
  giveOrders(seat: Seat, given: readonly Order[]): Promise<Refusal | undefined> {
    return this.#untilFirst(async () => {
      const { match, ...rest } = this.#running;
      const { rules } = rest.stands;
      if (match.isOver) return refusal('match-over', 'table');
      if (match.sitters[seat]?.kind !== 'person') return refusal('bot-plays', 'table');
      for (const order of given) {
        const wrong = unclearIn(rules, order) ?? obeyed(rest.stands, seat, order);
        if (isRefusal(wrong)) return wrong;
      }
      const before = match.orders ?? match.sitters.map(() => []);
      const orders = before.with(
        seat,
        given.map((order) => ({ order })),
      );
      const changed = { ...match, orders, revision: match.revision + 1 };
      const stored = withDue({ ...rest, match: changed });
      return this.#stored(stored, [], () => {
        this.#running = { ...rest, match: stored };
      });
    });
  }

  /** Orders whose tick has come answer what their seats are asked. */
  obeyIfDue(): Promise<Refusal | undefined> {
    return this.#untilFirst(async () => {
      for (const seat of this.#running.stands.owed.keys()) {
        const tick = tickOf(this.#running, seat);
        const text = answerOf(this.#running, seat);
        if (tick === undefined || text === undefined || this.#parts.now() < tick) continue;
        return this.#keep(this.#running, [moveOf(seat, text)], { by: seat });
      }
      return undefined;
    });
  }

  /** When the time of each seat that must decide is up; empty where nobody is in a hurry. */
  get deadlines(): ReadonlyMap<Seat, number> {
    const owing = [...this.#running.stands.owed.keys()];
    return new Map(
      owing.flatMap((seat): [Seat, number][] => {
        const deadline = deadlineOf(this.#running, seat);
        return deadline === undefined ? [] : [[seat, deadline]];
      }),
    );
  }

  /** All clocks, as somebody may know them who knows of these seats whether they have answered. */
  clocks(mine: readonly Seat[]): readonly SeatClock[] | undefined {
    return clocksFor(this.#running, (seat) => mine.includes(seat), this.#parts.now());
  }

  /** Somebody else sits there from now on. What the seat owes, it still owes. */
  reseat({ seat, sitter: wanted, key }: Reseating): Promise<Refusal | undefined> {
    return this.#once(key, () => {
      const { sitters, isOver } = this.#running.match;
      const sitter = asItPlays(wanted, this.#parts.rules.box, this.#running.stands.config);
      if (isOver) return refusal('match-over', 'table');
      const line: Line = { kind: 'seat', seat, holder: formatHolder(sitter) };
      const seated = sitters.map((each, at) => (at === seat ? sitter : each));
      return this.#keep(this.#running, [line], { key }, { sitters: seated });
    });
  }

  play({ seat, owedSince, text, reason }: BotMove): Promise<Refusal | undefined> {
    return this.#queued(async () => {
      const { match, stands } = this.#running;
      // While it thought, a person may have sat down in its place.
      const isThere = match.sitters[seat]?.kind === 'bot' && stands.owed.get(seat) === owedSince;
      if (this.#isClosed || !isThere) return refusal('stale', 'table');
      const aside = reason ? { reason } : {};
      return this.#keep(this.#running, [moveOf(seat, text)], { by: seat }, aside);
    });
  }

  /** Somebody else has added lines. */
  async refresh(): Promise<void> {
    await this.#queued(() => this.#reload());
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
    return this.#queued(async () => {
      for (let tries = 0; !this.#keys.has(key); tries += 1) {
        const refused = await work();
        // The store may have kept it though it did not say so, and who was slower may still come behind.
        if (refused && this.#keys.has(key)) return undefined;
        // Who answers what is not asked here may have heard elsewhere what this node has not.
        const isBehind = refused?.code === 'stale' && tries === 0 && (await this.#lookAgain());
        // Where it could not be looked at nobody knows whether it is.
        if (isBehind === undefined) return refusal('storage-unavailable', 'table');
        if ((refused !== TAKEN && !isBehind) || tries === MOST_TRIES) return refused;
      }
      return undefined;
    });
  }

  /** Where somebody else was faster it is looked at anew: what is wanted may still be wanted. */
  #untilFirst(work: () => Promise<Refusal | undefined>): Promise<Refusal | undefined> {
    return this.#queued(async () => {
      for (let tries = 0; ; tries += 1) {
        const refused = await work();
        if (refused !== TAKEN || tries === MOST_TRIES) return refused;
      }
    });
  }

  /** What a seat's device adds to the seed. With the last of them, or when time is up, the deal is drawn. */
  addSalt(seat: Seat, salt: string): Promise<Refusal | undefined> {
    return this.#untilFirst(async () => {
      const { gathering } = this.#running.match;
      if (!gathering) return refusal('not-gathering', 'table');
      const given = gathering.salts[seat];
      if (given === undefined || !SALT.test(salt)) return refusal('bad-salt', 'table', { seat });
      // Once given it stays: who could change it could choose among deals.
      if (given !== null && given !== salt) return refusal('salt-given', 'table', { seat });
      return this.#gather({ ...gathering, salts: gathering.salts.with(seat, salt) });
    });
  }

  /** It was thought to be broken, and is not. */
  noteSound(): Promise<Refusal | undefined> {
    return this.#untilFirst(async () => {
      const { match, ...rest } = this.#running;
      const stored = { ...match, revision: match.revision + 1 };
      return this.#stored(stored, [], () => {
        this.#running = { ...rest, match: stored };
      });
    });
  }

  /** A match of older rules goes on by the present ones: that is a line. While it gathers none is written: a line would draw. */
  noteRules(): Promise<Refusal | undefined> {
    return this.#queued(async () => {
      const lines = this.#running.match.gathering ? [] : this.#lineOfRules();
      return lines.length === 0 ? undefined : this.#keep(this.#running, lines, {});
    });
  }

  #lineOfRules(): readonly Line[] {
    const { match, stands } = this.#running;
    if (match.snapshot.rules === stands.rules.version) return [];
    // From this line on more of what was can be told.
    this.#parts.recollection.forget(match.id);
    return [rulesLine(stands)];
  }

  /** Begins without the salts that are missing, once their time is up. */
  startIfDue(): Promise<Refusal | undefined> {
    return this.#untilFirst(async () => {
      const { gathering } = this.#running.match;
      const isDue = gathering && gathering.until <= this.#parts.now();
      return isDue ? this.#gather(gathering) : undefined;
    });
  }

  async #gather(gathering: Gathering): Promise<Refusal | undefined> {
    const { match, ...rest } = this.#running;
    const isDue = gathering.until <= this.#parts.now();
    if (!isDue && gathering.salts.includes(null)) {
      const stored = withDue({
        ...rest,
        match: { ...match, gathering, revision: match.revision + 1 },
      });
      return this.#stored(stored, [], () => {
        this.#running = { ...rest, match: stored };
      });
    }
    const { gathering: _, clock, ...begun } = match;
    const salts = gathering.salts.map((salt) => salt ?? '');
    // Nobody's time has run before.
    const since = gathering.salts.map(() => this.#parts.now());
    const started = { ...begun, salts, ...(clock ? { clock: { ...clock, since } } : {}) };
    return this.#keep({ ...this.#running, match: started }, this.#lineOfRules(), {});
  }

  /** Lines and all that follows by itself. */
  async #keep(
    given: Running,
    wanted: readonly Line[],
    origin: Origin,
    { reason, sitters }: Aside = {},
  ): Promise<Refusal | undefined> {
    const { rules, now } = this.#parts;
    const at = now();
    const from = reaching(given, wanted);
    const { match, seed, lines, stands } = from;
    const positions: Position[] = [];
    let { orders } = match;
    const proposal = propose(stands, wanted, drawOf(from), (step, next) => {
      if (orders) orders = ordersAfter(orders, step.line, next);
      const why = reason && positions.length === 0 && !rules.meta.hasSecrets ? { reason } : {};
      positions.push({ ...positionOf(next, step, at), ...why });
    });
    if (isRefusal(proposal)) return proposal;
    const next = rebase(proposal.next);
    const clock = clockAfter(from, wanted, at);
    const advanced = {
      ...match,
      ...(sitters ? { sitters } : {}),
      ...(clock ? { clock } : {}),
      ...(orders ? { orders } : {}),
      ...progressOf(next, at),
      revision: match.revision + 1,
    };
    const added = linesToKeep(positions, at, origin);
    const all = lines.fork();
    for (const line of added) all.push(atHand(line));
    const due = withDue({ match: advanced, lines: all, stands: next });
    const places = due.isOver ? placesAtStake({ match: due, stands: next }) : undefined;
    const stored = places ? { ...due, places } : due;
    const sights = this.#sights();
    const running = { match: stored, seed, lines: all, stands: next };
    const kept = this.#stored(stored, added, () => {
      if (origin.key !== undefined) this.#keys.add(origin.key);
      this.#parts.recollection.extend(match.id, match.lines, positions.map(toldAgain));
      this.#running = running;
      this.#audience.tell(positions, sights);
    });
    this.#parts.meanwhile?.(() => this.#audience.prepare(running, positions, sights));
    return kept;
  }

  /** Kept first; only then it becomes the match. */
  async #stored(
    match: StoredMatch,
    lines: readonly StoredLine[],
    become: () => void,
  ): Promise<Refusal | undefined> {
    try {
      await this.#parts.store.append(match, lines);
    } catch (error) {
      return this.#notKept(error);
    }
    this.#audience.tellTrouble(undefined);
    become();
    this.#parts.announce();
    void this.#bots.drive();
    return undefined;
  }

  /** What could not be kept did not happen. Where somebody was faster, or nobody knows, the store is asked again. */
  async #notKept(error: unknown): Promise<Refusal> {
    if (!(error instanceof StoreError)) throw error;
    const { problem } = error;
    const isRead = problem === 'unknown' || problem === 'taken';
    const isSeen = isRead && (await this.#lookAgain()) !== undefined;
    return problem === 'taken' && isSeen ? TAKEN : notKept(problem);
  }

  /** Whether there was something new; undefined: the store can't be read either, whoever sends the same key again asks it anew. */
  async #lookAgain(): Promise<boolean | undefined> {
    try {
      return await this.#reload();
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      return undefined;
    }
  }

  /** What others have written; whether there was something. */
  async #reload(): Promise<boolean> {
    const { store, rules, recollection } = this.#parts;
    const before = this.#running;
    const { id, lines, revision } = before.match;
    const found = await store.load(id, lines);
    if (!found || found.match.revision <= revision) return false;
    const added = positionsOf(before, found.lines);
    const whole = { ...found, lines: [...before.lines, ...found.lines.map(atHand)] };
    this.#running = openKept(rules, whole);
    for (const { key } of found.lines) if (key !== undefined) this.#keys.add(key);
    recollection.extend(id, lines, added);
    if (added.length > 0) this.#audience.tell(added, this.#sights());
    void this.#bots.drive();
    return true;
  }
}

/** Who was faster is not known where the store can't be read: it is asked again as of a store that is away. */
const notKept = (problem: StoreError['problem']): Refusal =>
  refusal(`storage-${problem === 'taken' ? 'unavailable' : problem}`, 'table');

const moveOf = (seat: Seat, text: string): Line => ({ kind: 'act', seat, text, forced: false });

/** What comes with a line and is not in it. */
interface Aside {
  readonly reason?: NonNullable<BotMove['reason']>;
  readonly sitters?: readonly Sitter[];
}

/** What spoke for a line is told when it is made, and is kept nowhere. */
function toldAgain(position: Position): Position {
  if (!position.reason) return position;
  const { reason: _, ...again } = position;
  return again;
}

function keysIn({ lines }: KeptMatch): Set<string> {
  return new Set(lines.flatMap(({ key }) => key ?? []));
}
