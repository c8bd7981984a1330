/** A table whose lines are written by the test. */
import type { Seat, Turn, Viewer } from '@roundhouse/engine';
import { ONLY_PLAY } from '@roundhouse/table';
import type { Move, OnSteps, TableHost, TableStep, Watch } from '../../src/host/table-host.ts';

const turnOf = (seats: readonly Seat[]): Turn => ({ kind: 'act', seats });

/** A line with something to tell, after which `owing` decide. */
export function line(seq: number, by: Seat | undefined, owing: readonly Seat[]): TableStep {
  return {
    seq,
    ...(by === undefined ? {} : { by }),
    forced: false,
    turn: turnOf(owing),
    view: { config: { seats: 4 } },
    legal: [],
    owedSince: seq,
    events: [{ type: 'happened' }],
    viewHash: String(seq),
  };
}

type Watcher = {
  readonly viewer: Viewer;
  readonly after: number;
  readonly onSteps: OnSteps;
};

export class ScriptedHost implements TableHost {
  readonly info = {
    match: 'm',
    title: 't',
    config: { seats: 4 },
    sitters: [],
    mine: [],
    may: ONLY_PLAY,
    begun: 0,
    touched: 0,
  };
  readonly moves: Move[] = [];
  /** The lines that were told to have been seen. */
  readonly seen: number[] = [];
  readonly #steps: TableStep[];
  readonly #watchers = new Set<Watcher>();

  constructor(steps: readonly TableStep[]) {
    this.#steps = [...steps];
  }

  /** Who is being told what happens. */
  get viewers(): readonly Viewer[] {
    return [...this.#watchers].map(({ viewer }) => viewer);
  }

  /** From which line on somebody asked to be told. */
  askedAfter(viewer: Viewer): number | undefined {
    return [...this.#watchers].find((watcher) => watcher.viewer === viewer)?.after;
  }

  arrive(...steps: readonly TableStep[]): void {
    this.#steps.push(...steps);
    for (const { viewer, onSteps } of this.#watchers) {
      onSteps(steps.map((step) => seenBy(step, viewer)));
    }
  }

  watch(viewer: Viewer, after: number, onSteps: OnSteps): Watch {
    const there = this.#steps.filter(({ seq }) => seq > after);
    onSteps(there.map((step) => seenBy(step, viewer)));
    const watcher = { viewer, after, onSteps };
    this.#watchers.add(watcher);
    return {
      started: Promise.resolve(),
      seen: (seq) => this.seen.push(seq),
      stop: () => this.#watchers.delete(watcher),
    };
  }
  act(move: Move): Promise<undefined> {
    this.moves.push(move);
    return Promise.resolve(undefined);
  }
  undo(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
  agree = (): never => unasked();
  decline = (): never => unasked();
  watchTrouble(): () => void {
    return () => undefined;
  }
  goOn = (): never => unasked();
  record = (): never => unasked();
  review = (): never => unasked();
  preview = (): never => unasked();
  why = (): never => unasked();
  hint = (): never => unasked();
  close(): void {
    this.#watchers.clear();
  }
}

/** The hash tells whose picture it is. */
function seenBy(step: TableStep, viewer: Viewer): TableStep {
  return { ...step, viewHash: `${step.seq} for ${viewer}` };
}

function unasked(): never {
  throw new Error('the test asks for no such thing');
}
