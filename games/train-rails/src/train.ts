/**
 * An assembled train: two tiles joined by their short or their long sides (TR-1.2). Seats come first in
 * the list of cells, so that a set of seats is one 32-bit word.
 */
import * as contents from './contents.ts';
import type { Contents } from './contents.ts';
import { AISLE_ROW, CAB, DOOR_COLUMN, isBench, TILE_HEIGHT, TILE_WIDTH } from './tiles.ts';
import * as types from './types.ts';
import {
  PAIRS,
  TILES,
  type Car,
  type Cell,
  type CellId,
  type Config,
  type DoorId,
  type Join,
  type Pair,
  type Tile,
} from './types.ts';

// Constants of this file: engines look imported names up each time.
const contentsIn = contents.contentsIn;
const JOINS = types.JOINS;

export type EdgeKind = 'open' | 'rail' | 'back';
export type CellKind = 'seat' | 'aisle' | 'passenger';

export interface TrainCell {
  readonly id: CellId;
  readonly x: number;
  readonly y: number;
  readonly kind: CellKind;
  readonly bench: boolean;
}

export interface Door {
  readonly id: DoorId;
  readonly side: 'N' | 'S';
  readonly doorway: Cell;
  /** Where the start space and the missed-train space lie, outside the train. */
  readonly start: { readonly x: number; readonly y: number };
  readonly missed: { readonly x: number; readonly y: number };
}

export interface Edge {
  readonly a: CellId;
  readonly b: CellId;
  readonly kind: EdgeKind;
}

export const SEATS = 32;
/** No cell has more open edges. */
export const MOST_EDGES = 4;

export interface Train {
  readonly pair: Pair;
  readonly join: Join;
  readonly width: number;
  readonly height: number;
  readonly places: readonly TrainCell[];
  readonly indexOf: ReadonlyMap<CellId, Cell>;
  /** Cells SEATS to aisleEnd - 1 are aisle, those from there on printed passengers. */
  readonly aisleEnd: number;
  readonly edges: readonly Edge[];
  /** Open neighbours, MOST_EDGES for each cell, filled up with -1. */
  readonly next: Int8Array;
  /** The aisle cell in front of each seat. */
  readonly exits: readonly Cell[];
  readonly doors: readonly Door[];
  /** What stands outside of places: cabs and walls, for drawing. */
  readonly solids: readonly { readonly x: number; readonly y: number; readonly cab: boolean }[];
  /** What `perTrain` has worked out. */
  readonly tables: unknown[];
}

interface Drawn {
  readonly id: CellId;
  readonly x: number;
  readonly y: number;
  readonly sign: string;
}

export const KIND_OF_SIGN: Readonly<Record<string, CellKind>> = {
  '.': 'aisle',
  s: 'seat',
  b: 'seat',
  p: 'passenger',
  q: 'passenger',
};
const KIND_ORDER: readonly CellKind[] = ['seat', 'aisle', 'passenger'];

/** A tile as it lies in its slot; in a short join the second one is turned round. */
function drawn(slot: 1 | 2, tile: Tile, join: Join, cars: readonly Car[]): Drawn[] {
  const turned = slot === 2 && join === 'short';
  const rows = cars[TILES.indexOf(tile)]?.rows ?? [];
  const cells: Drawn[] = [];
  for (let y = 0; y < TILE_HEIGHT; y++) {
    for (let x = 0; x < TILE_WIDTH; x++) {
      const row = rows[turned ? TILE_HEIGHT - 1 - y : y] ?? '';
      const sign = row[turned ? TILE_WIDTH - 1 - x : x] ?? '-';
      cells.push({
        id: `${slot}${tile}${x}${y}`,
        x: slot === 2 && join === 'short' ? x + TILE_WIDTH : x,
        y: slot === 2 && join === 'long' ? y + TILE_HEIGHT : y,
        sign,
      });
    }
  }
  return cells;
}

export type Furnished = Pick<TrainCell, 'kind' | 'bench'>;

/** Floor to floor is open; floor to seat is open from the side of the aisle, else railed off. */
export function edgeKind(a: Furnished, b: Furnished, vertical: boolean): EdgeKind {
  const floors = Number(a.kind === 'aisle') + Number(b.kind === 'aisle');
  if (floors === 2) return 'open';
  if (floors === 1) return vertical ? 'open' : 'rail';
  return vertical || (a.bench && b.bench) ? 'open' : 'back';
}

function edgesOf(places: readonly TrainCell[], join: Join): Edge[] {
  const at = new Map(places.map((place) => [`${place.x},${place.y}`, place]));
  const edges: Edge[] = [];
  for (const a of places) {
    const east = at.get(`${a.x + 1},${a.y}`);
    const south = at.get(`${a.x},${a.y + 1}`);
    if (east && (sameSlot(a, east) || join === 'short')) {
      edges.push({ a: a.id, b: east.id, kind: edgeKind(a, east, false) });
    }
    if (south && (sameSlot(a, south) || join === 'long')) {
      edges.push({ a: a.id, b: south.id, kind: edgeKind(a, south, true) });
    }
  }
  // Between the tiles only the gangway is open; the ends of seat rows meet the end wall.
  return edges.filter(({ a, b, kind }) => a[0] === b[0] || kind === 'open');
}

function sameSlot(a: TrainCell, b: TrainCell): boolean {
  return a.id[0] === b.id[0];
}

/** The floor cell straight towards the aisle, where a pawn pushed off this seat is put. */
function exitOf(seat: TrainCell, places: readonly TrainCell[], join: Join): Cell {
  const middle = seat.y >= TILE_HEIGHT && join === 'long' ? TILE_HEIGHT + AISLE_ROW : AISLE_ROW;
  const step = seat.y < middle ? 1 : -1;
  for (let y = seat.y + step; ; y += step) {
    const at = places.findIndex((place) => place.x === seat.x && place.y === y);
    if (places[at]?.kind === 'aisle') return at;
    if (y === middle) throw new Error(`seat ${seat.id} has no floor in front`);
  }
}

function doorsOf(indexOf: ReadonlyMap<CellId, Cell>, pair: Pair, join: Join): Door[] {
  const [first, second] = tilesOf(pair);
  const rows: readonly (readonly [1 | 2, Tile, 'N' | 'S'])[] =
    join === 'short'
      ? [
          [1, first, 'N'],
          [1, first, 'S'],
          [2, second, 'N'],
          [2, second, 'S'],
        ]
      : [
          [1, first, 'N'],
          [2, second, 'S'],
        ];
  return rows.map(([slot, tile, side]) => {
    const turned = slot === 2 && join === 'short';
    const column = turned ? TILE_WIDTH - 1 - DOOR_COLUMN : DOOR_COLUMN;
    const left = turned ? TILE_WIDTH : 0;
    const bottom = slot === 2 && join === 'long' ? 2 * TILE_HEIGHT : TILE_HEIGHT;
    const y = side === 'N' ? -1 : bottom;
    return {
      id: `${slot}${tile}${side}`,
      side,
      doorway: indexOf.get(`${slot}${tile}${column}${side === 'N' ? 0 : TILE_HEIGHT - 1}`) ?? -1,
      start: { x: left + column, y },
      missed: { x: left + column + (turned ? -1 : 1), y },
    };
  });
}

function tilesOf(pair: Pair): readonly [Tile, Tile] {
  return [pair[0] as Tile, pair[2] as Tile];
}

function assemble(pair: Pair, join: Join, cars: readonly Car[]): Train {
  const [first, second] = tilesOf(pair);
  const cells = [...drawn(1, first, join, cars), ...drawn(2, second, join, cars)].sort(
    (a, b) => a.y - b.y || a.x - b.x,
  );
  const places = cells
    .flatMap(({ id, x, y, sign }): TrainCell[] => {
      const kind = KIND_OF_SIGN[sign];
      return kind ? [{ id, x, y, kind, bench: isBench(sign) }] : [];
    })
    .sort((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind));
  const indexOf = new Map(places.map((place, index) => [place.id, index]));
  const edges = edgesOf(places, join);
  const seats = places.filter(({ kind }) => kind === 'seat');
  return {
    pair,
    join,
    width: join === 'short' ? 2 * TILE_WIDTH : TILE_WIDTH,
    height: join === 'short' ? TILE_HEIGHT : 2 * TILE_HEIGHT,
    places,
    indexOf,
    aisleEnd: places.filter(({ kind }) => kind !== 'passenger').length,
    edges,
    next: neighbours(edges, indexOf),
    exits: seats.map((seat) => exitOf(seat, places, join)),
    doors: doorsOf(indexOf, pair, join),
    solids: cells
      .filter(({ sign }) => !KIND_OF_SIGN[sign])
      .map(({ x, y, sign }) => ({ x, y, cab: sign === CAB })),
    tables: [],
  };
}

function neighbours(edges: readonly Edge[], indexOf: ReadonlyMap<CellId, Cell>): Int8Array {
  const lists = Array.from({ length: indexOf.size }, (): number[] => []);
  for (const { a, b, kind } of edges) {
    if (kind !== 'open') continue;
    const [from, to] = [indexOf.get(a) ?? 0, indexOf.get(b) ?? 0];
    lists[from]?.push(to);
    lists[to]?.push(from);
  }
  const next = new Int8Array(indexOf.size * MOST_EDGES).fill(-1);
  for (const [cell, list] of lists.entries()) {
    next.set(
      list.sort((a, b) => a - b),
      cell * MOST_EDGES,
    );
  }
  return next;
}

export interface Trained {
  readonly config: Pick<Config, 'box'>;
  /** The indices of pair and join. */
  readonly pair: number;
  readonly join: number;
}

/** Of the cars of the config's box; built once. */
export function trainOf({ config, pair, join }: Trained): Train {
  const contents = contentsIn(config);
  return contents.trains[pair * JOINS.length + join] ?? build(contents, pair, join);
}

function build({ box, trains }: Contents, pair: number, join: number): Train {
  const [pairName, joinName] = [PAIRS[pair], JOINS[join]];
  if (pairName === undefined || joinName === undefined) throw new Error('TR-1.2: no train yet');
  return (trains[pair * JOINS.length + join] = assemble(pairName, joinName, box.cars));
}

let tables = 0;

/** What is worked out once for each train, when it is first asked for. */
export function perTrain<T>(make: (train: Train) => T): (train: Train) => T {
  const table = tables++;
  return (train) => (train.tables[table] ??= make(train)) as T;
}

export function cellOf(train: Train, id: CellId): Cell {
  return train.indexOf.get(id) ?? -1;
}

export function idOf(train: Train, cell: Cell): CellId {
  const place = train.places[cell];
  if (place === undefined) throw new RangeError(`no cell ${cell} in ${train.pair} ${train.join}`);
  return place.id;
}

export function isSeat(cell: Cell): boolean {
  return cell >= 0 && cell < SEATS;
}

export function isAisle(train: Train, cell: Cell): boolean {
  return cell >= SEATS && cell < train.aisleEnd;
}
