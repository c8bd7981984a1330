/** The steps of a table online for one viewer: what was there in one answer, and then a stream that goes on after cuts. */
import type { Answer } from '@roundhouse/contract';
import { hashOf } from '@roundhouse/engine';
import type { OnSteps, TableStep } from '@roundhouse/table';
import type { LineKeeper } from './line-keeper.ts';
import type { Server } from './server.ts';
import { StreamReader } from './stream-reader.ts';

export interface FeedParts {
  readonly server: Server;
  readonly line: LineKeeper;
  readonly table: string;
  readonly eyes: number | 'public' | 'all';
  /** Sent once with the table, and part of every view. */
  readonly config: unknown;
  /** How many of the newest steps come first; the rest follows. */
  readonly first: number;
  /** It lies in the middle of a room, and is nobody's own. */
  readonly isScreen: boolean;
  /** Hears what the stream tells besides steps. */
  hear(name: string, data: string): void;
  /** One may no longer look with these eyes. */
  shut(): void;
}

type Sent = Answer<'readSteps'>['steps'][number];

/** So many come in an answer of older ones. */
const OLDER = 500;

export class Feed {
  readonly #parts: FeedParts;
  readonly #closing = new AbortController();
  readonly #listeners = new Set<OnSteps>();
  readonly #stream: StreamReader;
  #steps: TableStep[] = [];
  /** When all that was there has come in; fails where one may not look. */
  readonly started: Promise<void>;

  constructor(parts: FeedParts) {
    this.#parts = parts;
    this.#stream = new StreamReader({
      line: parts.line,
      closing: this.#closing.signal,
      open: (signal) => this.#open(signal),
      hear: (name, data) => this.#hear(name, data),
    });
    this.started = this.#start();
    this.started.catch(() => undefined);
  }

  get last(): TableStep | undefined {
    return this.#steps.at(-1);
  }

  /** Tells what is there after a line, and what comes. */
  join(after: number, onSteps: OnSteps): () => void {
    const isWanted = ({ seq }: TableStep): boolean => seq > after;
    const listener: OnSteps = (steps) => {
      const wanted = steps.filter(isWanted);
      if (wanted.length > 0) onSteps(wanted);
    };
    listener(this.#steps);
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** When a step has come that satisfies; asked for where the stream is slow. */
  async until(isThere: (last: TableStep) => boolean, patienceMs: number): Promise<void> {
    const isMet = (): boolean => this.last !== undefined && isThere(this.last);
    if (isMet()) return;
    await new Promise<void>((resolve) => {
      const look: OnSteps = () => isMet() && end();
      const timer = setTimeout(() => end(), patienceMs);
      const end = (): void => {
        clearTimeout(timer);
        this.#listeners.delete(look);
        resolve();
      };
      this.#listeners.add(look);
    });
    if (!isMet() && !this.#closing.signal.aborted) await this.#catchUp();
  }

  /** The line may be dead without having said so. */
  doubt(isCut: boolean): void {
    this.#stream.doubt(isCut);
  }

  close(): void {
    this.#closing.abort();
    this.#listeners.clear();
  }

  async #start(): Promise<void> {
    const { table, eyes, first } = this.#parts;
    const ask = this.#parts.server.askUntilAnswered(this.#closing.signal);
    const { steps, hasOlder } = await ask('readSteps', { table, eyes, count: first });
    this.#take(steps);
    // Whoever may no longer look is not told anything more.
    void this.#stream.follow().catch(() => this.#parts.shut());
    if (hasOlder) void this.#readOlder().catch(() => undefined);
  }

  async #readOlder(): Promise<void> {
    const { table, eyes } = this.#parts;
    const ask = this.#parts.server.askUntilAnswered(this.#closing.signal);
    for (let hasOlder = true; hasOlder;) {
      const before = this.#steps[0]?.seq ?? 0;
      const page = await ask('readSteps', { table, eyes, before, count: OLDER });
      const older = page.steps.map((step) => withoutPresent(this.#whole(step)));
      this.#steps.unshift(...older);
      this.#tell(older);
      ({ hasOlder } = page);
    }
  }

  async #catchUp(): Promise<void> {
    const { table, eyes } = this.#parts;
    const ask = this.#parts.server.askUntilAnswered(this.#closing.signal);
    const after = this.last?.seq ?? -1;
    const { steps } = await ask('readSteps', { table, eyes, after, count: 1000 });
    this.#take(steps);
  }

  /** From the line before the last: if nothing has come since, its hash says whether the view is still the table's. */
  #open(signal: AbortSignal): Promise<Response> {
    const { server, table, eyes, isScreen } = this.#parts;
    const last = this.last?.seq ?? -1;
    const asked = { table, eyes, after: last, ...(isScreen ? { as: 'screen' as const } : {}) };
    return server.stream('watch', asked, signal, last < 0 ? undefined : last - 1);
  }

  #hear(name: string, data: string): void {
    if (name === '') this.#take((JSON.parse(data) as Answer<'watch'>).steps);
    else this.#parts.hear(name, data);
  }

  /** Steps that may have come before are dropped; the last must be what the table has. */
  #take(sent: readonly Sent[]): void {
    const last = this.last?.seq ?? -1;
    const steps = sent.map((step) => this.#whole(step));
    const fresh = steps.filter(({ seq }) => seq > last);
    const first = fresh[0]?.seq ?? last + 1;
    if (this.#steps.length > 0 && first !== last + 1) this.#parts.line.askReload('differs');
    if (fresh.length > 0) {
      this.#steps = [...this.#steps.map(withoutPresent), ...fresh];
      this.#tell(fresh);
    }
    const known = steps.at(-1);
    const own = this.#steps.find(({ seq }) => seq === known?.seq);
    if (known?.viewHash !== undefined && own && known.viewHash !== hashOf(own.view)) {
      this.#parts.line.askReload('differs');
    }
  }

  #whole(sent: Sent): TableStep {
    const view = { ...(sent.view as object), config: this.#parts.config };
    return { ...(sent as unknown as TableStep), view: view as TableStep['view'] };
  }

  #tell(steps: readonly TableStep[]): void {
    for (const listener of this.#listeners) listener(steps);
  }
}

/** What is told of the last line alone. */
function withoutPresent(step: TableStep): TableStep {
  if (step.viewHash === undefined) return step;
  const {
    viewHash: _,
    undoTo: _to,
    undoByAllTo: _all,
    asking: _asking,
    deadline: _at,
    ...rest
  } = step;
  return rest;
}
