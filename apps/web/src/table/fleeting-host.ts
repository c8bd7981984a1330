/** A table that is kept nowhere: set up to a position, where one seat may answer and nothing is taken back. */
import {
  isRefusal,
  parseLine,
  refusal,
  type Line,
  type Refusal,
  type Seat,
} from '@roundhouse/engine';
import {
  fleetingStore,
  ONLY_PLAY,
  Sitting,
  Tables,
  type Consent,
  type Declining,
  type Move,
  type NewMatch,
  type OnSteps,
  type Table,
  type TableHost,
  type TableInfo,
  type TableStep,
  type Undo,
  type Watch,
} from '@roundhouse/table';
import type { Title } from '@roundhouse/titles';
import { linesOf } from '@roundhouse/ui/lesson';

/** `name`: what it is for, where its options or its lines are refused. */
export async function setTable(
  name: string,
  title: Pick<Title, 'id' | 'rules'>,
  { config, sitters }: Pick<NewMatch, 'config' | 'sitters'>,
  lines: readonly Line[],
): Promise<Table> {
  const tables = new Tables({
    store: fleetingStore(),
    titleOf: () => title,
    now: () => Date.now(),
    fresh: () => ({ id: name, seed: '', now: Date.now() }),
    announce: () => undefined,
  });
  const match = await tables.begin({ title: title.id, config, sitters, byHand: 'all' });
  if (isRefusal(match)) throw new Error(`the options of the ${name} are refused: ${match.code}`);
  const table = await tables.table(match);
  const refused = await table.put(lines);
  if (refused) throw new Error(`the lines of the ${name} are refused: ${refused.code}`);
  return table;
}

export function scripted(script: string | undefined): readonly Line[] {
  return linesOf(script).map((text) => {
    const line = parseLine(text);
    if (!line) throw new Error(`not a line: ${text}`);
    return line;
  });
}

export abstract class FleetingHost implements TableHost {
  protected readonly table: Table;
  protected readonly place: Sitting;
  readonly #seat: Seat;

  constructor(table: Table, seat: Seat) {
    this.table = table;
    this.place = new Sitting(table, [seat], ONLY_PLAY);
    this.#seat = seat;
  }

  /** What a step asks for here. */
  protected abstract asked(step: TableStep): TableStep;
  abstract act(move: Move): Promise<Refusal | undefined>;

  get info(): TableInfo {
    return this.place.info;
  }

  watch(viewer: Seat | null | 'all', after: number, onSteps: OnSteps): Watch {
    return this.place.watch(viewer, after, (steps) => onSteps(steps.map((s) => this.asked(s))));
  }

  watchTrouble(): () => void {
    return () => undefined;
  }

  goOn(): void {}

  async undo({ seat, from: to }: Undo): Promise<Refusal | undefined> {
    return refusal(seat === this.#seat ? 'no-undo-there' : 'not-your-seat', 'table', { seat, to });
  }

  agree({ seat, key, from }: Consent): Promise<Refusal | undefined> {
    return this.undo({ seat, key, from });
  }

  /** Nobody asks for anything either. */
  async decline({ seat }: Declining): Promise<Refusal | undefined> {
    return refusal(seat === this.#seat ? 'stale' : 'not-your-seat', 'table', { seat });
  }

  preview: TableHost['preview'] = (seat, text) => this.place.preview(seat, text);
  why: TableHost['why'] = (seat, text) => this.place.why(seat, text);
  hint: TableHost['hint'] = (seat) => this.place.hint(seat);
  record: TableHost['record'] = () => this.place.record();

  review(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  close(): void {
    this.place.close();
  }
}
