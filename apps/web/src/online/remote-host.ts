/** A table that a server holds, as a player sees it. */
import type { Answer, Asks } from '@roundhouse/contract';
import { Refused } from '@roundhouse/contract/client';
import type { Review, ReviewAnswer, ReviewQuestion } from '@roundhouse/bots';
import { refusal, type Refusal, type Rules, type Seat, type Viewer } from '@roundhouse/engine';
import {
  capabilitiesOf,
  isAllowed,
  type Consent,
  type Declining,
  type KeptReviewing,
  type Known,
  type Move,
  type OnSteps,
  type Sitter,
  type TableHost,
  type TableInfo,
  type Undo,
  type Watch,
  type When,
} from '@roundhouse/table';
import type { AnyGame } from '@roundhouse/titles';
import { Feed } from './feed.ts';
import { keptReview } from './kept-review.ts';
import type { LineKeeper } from './line-keeper.ts';
import type { Mind } from './mind.ts';
import { OnlineOrders } from './online-orders.ts';
import type { Server } from './server.ts';
import { TableLooking } from './table-looking.ts';
import { TableSeating } from './table-seating.ts';
import { TableNotebook } from './table-notebook.ts';
import { TableTalk } from './table-talk.ts';
import { OnlineTime } from './table-time.ts';
import type { Sending, Shelf, Unanswered } from './unanswered.ts';

export interface RemoteParts {
  readonly server: Server;
  readonly line: LineKeeper;
  readonly mind: Mind;
  readonly unanswered: Unanswered;
  /** What this device keeps; none where that is forbidden. */
  readonly shelf: Shelf | undefined;
  readonly rules: Rules<AnyGame>;
  /** What the page calls it. */
  readonly match: string;
  readonly table: Answer<'readTable'>['table'];
  /** It plays no seat, whoever's device it is. */
  readonly isPublic?: boolean;
  /** It lies in the middle of a room. */
  readonly isScreen?: boolean;
  /** How many of the newest lines come first; the older ones follow. */
  readonly first: number;
  /** Where thinking starts: nobody else's business. */
  readonly seed: () => string;
  /** 128 bits, for what is said once. */
  readonly key: () => string;
}

/** So long a move that was answered may take to be told by the stream. */
const TELLING_MS = 400;

export class RemoteHost implements TableHost {
  readonly wire: LineKeeper;
  readonly talk: TableTalk;
  readonly seating: TableSeating;
  readonly notebook: TableNotebook;
  readonly time?: OnlineTime;
  readonly looking?: TableLooking;
  readonly orders: OnlineOrders;
  readonly #parts: RemoteParts;
  readonly #feeds = new Map<Viewer, Feed>();
  readonly #closing = new AbortController();
  #info: TableInfo;
  #record: Promise<string> | undefined;

  constructor(parts: RemoteParts) {
    this.#parts = parts;
    this.wire = parts.line;
    this.talk = new TableTalk({ server: parts.server, table: parts.table, key: parts.key });
    this.#info = infoOf(parts);
    this.seating = new TableSeating({
      server: parts.server,
      table: parts.table,
      isPublic: parts.isPublic === true,
      changed: (table) => this.#renew(table),
    });
    const { server, shelf, table } = parts;
    this.notebook = new TableNotebook({ server, shelf, table: table.table });
    const { pace } = this.info;
    if (pace) this.time = new OnlineTime({ server, table, pace, key: parts.key });
    if (table.mine.length > 0) this.looking = new TableLooking(server, table);
    this.orders = new OnlineOrders(server, table.table);
    // Sent before this page was loaded, and perhaps never answered.
    for (const sending of parts.unanswered.all()) {
      void this.#send(sending).catch(() => undefined);
    }
  }

  get info(): TableInfo {
    return this.#info;
  }

  watch(viewer: Viewer, after: number, onSteps: OnSteps): Watch {
    const feed = this.#feed(viewer);
    const stop = feed.join(after, (steps) => {
      this.time?.hearSteps(steps);
      onSteps(steps);
    });
    return { started: feed.started, seen: () => undefined, stop };
  }

  /** What keeps a table elsewhere from going on is its server's to mend. */
  watchTrouble(): () => void {
    return () => undefined;
  }

  goOn(): void {
    this.wire.tryNow();
  }

  /** The line may have been dead for a while. */
  doubt(isCut: boolean): void {
    for (const feed of this.#feeds.values()) feed.doubt(isCut);
    if (!isCut) this.wire.tryNow();
  }

  async act(move: Move): Promise<Refusal | undefined> {
    const { table } = this.#parts.table;
    const refused = await this.#send({ route: 'act', asked: { ...move, table } });
    if (refused) return refused;
    await this.#feeds
      .get(move.seat)
      ?.until(({ owedSince }) => owedSince !== move.owedSince, TELLING_MS);
    return undefined;
  }

  async undo(undo: Undo): Promise<Refusal | undefined> {
    const { table } = this.#parts.table;
    const refused = await this.#send({ route: 'takeBack', asked: { ...undo, table } });
    if (refused) return refused;
    await this.#feeds.get(undo.seat)?.until(({ seq }) => seq > undo.from, TELLING_MS);
    return undefined;
  }

  async agree(consent: Consent): Promise<Refusal | undefined> {
    const { table } = this.#parts.table;
    const refused = await this.#send({ route: 'agreeToUndo', asked: { ...consent, table } });
    if (refused) return refused;
    await this.#feeds.get(consent.seat)?.until(({ seq }) => seq > consent.from, TELLING_MS);
    return undefined;
  }

  async decline(declining: Declining): Promise<Refusal | undefined> {
    const { table } = this.#parts.table;
    return this.#send({ route: 'declineUndo', asked: { ...declining, table } });
  }

  async preview(seat: Seat, text: string): ReturnType<TableHost['preview']> {
    return this.#parts.mind.preview(this.info.title, this.#known(seat), seat, text);
  }

  async why(seat: Seat, text: string): Promise<Refusal | undefined> {
    return this.#parts.mind.why(this.info.title, this.#known(seat), seat, text);
  }

  async hint(seat: Seat): ReturnType<TableHost['hint']> {
    const { rules, mind, seed } = this.#parts;
    const { may, title, config } = this.info;
    if (!isAllowed(may.hint, this.#isOver())) throw new RangeError('no hints at this table');
    const { view, legal: texts } = this.#known(seat);
    const legal = texts.flatMap((text) => rules.action.parse(text) ?? []);
    if (legal.length === 0) throw new RangeError(`seat ${seat} has nothing to decide`);
    const question = { title, seats: config.seats, view, legal, seat, seed: seed() };
    const { explanation } = await mind.advise(question);
    const candidates = explanation.candidates.map((one) => ({
      ...one,
      action: rules.action.format(one.action),
    }));
    return { playouts: explanation.playouts, candidates };
  }

  async review<Q extends ReviewQuestion>(question: Q): Promise<ReviewAnswer<Q> | undefined> {
    const { title, config } = this.info;
    const record = await this.record();
    const job = { title, seats: config.seats, record, question };
    return (await this.#parts.mind.review(job)) as ReviewAnswer<Q> | undefined;
  }

  /** The server thinks it over once, for everybody. Fails where it will not, for who has no name here. */
  keptReview(seen: KeptReviewing): Promise<Review | undefined> {
    const { server, line, table } = this.#parts;
    const { signal } = this.#closing;
    return keptReview({ server, table: table.table, pause: () => line.pause(2, signal) }, seen);
  }

  /** Once it is over; it no longer changes then. */
  record(): Promise<string> {
    this.#record ??= this.#readRecord().catch((error: unknown) => {
      this.#record = undefined;
      throw error;
    });
    return this.#record;
  }

  close(): void {
    this.#closing.abort();
    this.talk.close();
    this.seating.close();
    this.notebook.close();
    for (const feed of this.#feeds.values()) feed.close();
    this.#feeds.clear();
    this.#parts.mind.close();
  }

  /** Somebody else sits there now; it is another value only where that changes something. */
  #renew(table: RemoteParts['table']): void {
    const now = infoOf({
      ...this.#parts,
      table: this.#parts.isPublic ? { ...table, mine: [] } : table,
    });
    if (JSON.stringify(now.sitters) !== JSON.stringify(this.#info.sitters)) this.#info = now;
  }

  async #readRecord(): Promise<string> {
    const ask = this.#parts.server.askUntilAnswered(this.#closing.signal);
    return (await ask('readRecord', { table: this.#parts.table.table })).record;
  }

  #feed(viewer: Viewer): Feed {
    const known = this.#feeds.get(viewer);
    if (known) return known;
    const { server, line, first, table: seen } = this.#parts;
    const { config } = this.info;
    const eyes = viewer ?? 'public';
    const isScreen = this.#parts.isScreen === true;
    const hear = (name: string, data: string): void => {
      this.talk.hear(name, data);
      this.seating.hear(name, data);
      this.time?.hear(name, data);
    };
    const shut = (): void => void this.seating.look().catch(() => undefined);
    const { table } = seen;
    const feed = new Feed({ server, line, table, eyes, config, first, isScreen, hear, shut });
    this.#feeds.set(viewer, feed);
    // Who may not look yet may do so later.
    feed.started.catch(() => this.#feeds.delete(viewer));
    return feed;
  }

  #known(seat: Seat): Known {
    const last = this.#feeds.get(seat)?.last;
    if (!last || !this.info.mine.includes(seat)) {
      throw new RangeError(`seat ${seat} is not looked at from here`);
    }
    return last;
  }

  #isOver(): boolean {
    return [...this.#feeds.values()].some(({ last }) => last?.turn.kind === 'over');
  }

  /** Until there is a yes or a no, over cuts and reloads. Left unfinished, it is sent when the table is opened again. */
  async #send(sending: Sending): Promise<Refusal | undefined> {
    const { server, line, unanswered } = this.#parts;
    const ask = server.askUntilAnswered(this.#closing.signal);
    unanswered.add(sending);
    line.count(1);
    try {
      await ask(sending.route, sending.asked as Asks<'act'>);
      unanswered.remove(sending);
      return undefined;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      unanswered.remove(sending);
      const { seat } = sending.asked;
      return error.fault.refusal ?? refusal(error.code, 'table', { seat: Number(seat) });
    } finally {
      line.count(-1);
    }
  }
}

function infoOf({ rules, match, table }: RemoteParts): TableInfo {
  const config = rules.configure(table.config) as AnyGame['config'];
  const sitters = table.seats.flatMap((holder): readonly Sitter[] =>
    holder.kind === 'open' ? [] : [holder],
  );
  const may = capabilitiesOf(rules, config, table.mine, sitters);
  // The lines of a match leave the server when it is over.
  const lines = (when: When): When => (when === 'always' ? 'over' : when);
  return {
    match,
    title: table.title,
    config,
    sitters,
    mine: table.mine,
    // Whoever is rated plays what he finds himself.
    may: {
      ...may,
      ...(table.isRated ? { hint: 'never' } : {}),
      link: lines(may.link),
      save: lines(may.save),
      playOn: lines(may.playOn),
    },
    begun: table.begun ?? 0,
    touched: table.begun ?? 0,
    ...(table.commit === undefined ? {} : { commit: table.commit }),
    ...(table.pace ? { pace: table.pace } : {}),
    ...(table.tournament === undefined ? {} : { tournament: table.tournament }),
    ...(table.isRated || table.tournament !== undefined ? { isAtStake: true } : {}),
  };
}
