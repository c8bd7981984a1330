import { describe, expect, test } from 'vitest';
import { hiddenIn } from '../bot/seats.ts';
import { OUR_BOX } from '../src/our-box.ts';
import { TILE_HEIGHT, TILE_WIDTH } from '../src/tiles.ts';
import { idOf, SEATS, type EdgeKind, type Train } from '../src/train.ts';
import { JOINS, PAIRS, TILES, type Tile } from '../src/types.ts';
import { trainAt } from './table.ts';
import { TILE_FACTS } from './tile-facts.ts';

const KIND_OF_SIGN: Readonly<Record<string, EdgeKind>> = { '=': 'open', '|': 'rail', ':': 'back' };

/** A train that has the tile in its first slot, where it is not turned. */
function withTile(tile: Tile): Train {
  return trainAt(
    PAIRS.findIndex((pair) => pair.startsWith(tile)),
    0,
  );
}

/** All cells that can be walked to from a start without passing what `shut` says. */
function flood(train: Train, start: string, shut: (id: string) => boolean): Set<string> {
  const found = new Set([start]);
  for (const id of found) {
    for (const { a, b, kind } of train.edges) {
      const next = a === id ? b : b === id ? a : undefined;
      if (kind === 'open' && next !== undefined && !shut(next)) found.add(next);
    }
  }
  return found;
}

describe.each(TILES)('[TR-1.2] tile %s', (tile) => {
  const { rows = [] } = OUR_BOX.cars[TILES.indexOf(tile)] ?? {};
  const train = withTile(tile);
  const own = train.places.filter(({ id }) => id.startsWith('1'));
  const facts = TILE_FACTS[tile];

  test('is drawn on 8 by 7 fields with 16 seats', () => {
    expect(rows).toHaveLength(TILE_HEIGHT);
    expect(rows.every((row) => row.length === TILE_WIDTH)).toBe(true);
    expect(own.filter(({ kind }) => kind === 'seat')).toHaveLength(16);
    expect(own.filter(({ kind }) => kind === 'aisle')).toHaveLength(facts.floor);
    expect(own.filter(({ kind }) => kind === 'passenger')).toHaveLength(facts.passengers);
  });

  test('has the edges of the board data', () => {
    const expected = facts.edges.split(' ').map((text) => {
      const [sign] = /[=|:]/.exec(text) ?? [''];
      const [a, b] = text.split(sign);
      return [`1${tile}${a}`, `1${tile}${b}`].sort().join(' ') + KIND_OF_SIGN[sign];
    });
    const built = train.edges
      .filter(({ a, b }) => a.startsWith('1') && b.startsWith('1'))
      .map(({ a, b, kind }) => [a, b].sort().join(' ') + kind);
    expect(built.sort()).toEqual(expected.sort());
  });

  test('has an aisle cell in front of each seat', () => {
    const built = own.flatMap(({ id, kind }) => {
      const exit = train.exits[train.indexOf.get(id) ?? -1];
      return kind === 'seat' ? [`${id.slice(2)}>${idOf(train, exit ?? -1).slice(2)}`] : [];
    });
    expect(built.sort()).toEqual(facts.exits.split(' ').sort());
  });

  test('has its doors in column 1, open to the aisle', () => {
    const [north, south] = train.doors;
    expect(north && idOf(train, north.doorway)).toBe(`1${tile}10`);
    expect(south && idOf(train, south.doorway)).toBe(`1${tile}16`);
  });

  test('hides exactly the seats that a printed passenger shuts off', () => {
    const passengers = new Set(
      train.places.filter(({ kind }) => kind === 'passenger').map(({ id }) => id),
    );
    const open = flood(train, `1${tile}13`, (id) => passengers.has(id));
    const all = flood(train, `1${tile}13`, () => false);
    const seats = own.filter(({ kind }) => kind === 'seat').map(({ id }) => id);
    const hidden = seats.filter((id) => !open.has(id));
    expect(hidden.map((id) => id.slice(1)).join(' ')).toBe(facts.hidden);
    const mask = hiddenIn(train);
    expect(seats.filter((id) => ((mask >>> (train.indexOf.get(id) ?? 0)) & 1) === 1)).toEqual(
      hidden,
    );
    expect(seats.every((id) => all.has(id))).toBe(true);
  });
});

test.each(PAIRS.flatMap((_, pair) => JOINS.map((__, join) => [pair, join] as const)))(
  '[TR-1.2] pair %i, join %i: 32 seats, one gangway, doors on the outside',
  (pair, join) => {
    const train = trainAt(pair, join);
    expect(train.exits).toHaveLength(SEATS);
    expect(train.places.length).toBeLessThanOrEqual(96);
    const between = train.edges.filter(({ a, b }) => a[0] !== b[0]);
    expect(between.map(({ kind }) => kind)).toEqual(['open']);
    expect(train.doors).toHaveLength(join === 0 ? 4 : 2);
    for (const { doorway, start } of train.doors) {
      expect(train.places[doorway]?.kind).toBe('aisle');
      expect(start.y === -1 || start.y === train.height).toBe(true);
      expect(start.x).toBe(train.places[doorway]?.x);
    }
  },
);
