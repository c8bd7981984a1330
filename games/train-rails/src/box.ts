/** What a box must have so that it can be played with. */
import { BOX_HEAD, boxRules, schema, type BoxRules, type Tell } from '@roundhouse/engine';
import { VALUES } from './cards.ts';
import { OUR_BOX } from './our-box.ts';
import {
  AISLE_ROW,
  CAB,
  CAB_COLUMN,
  DOOR_COLUMN,
  FLOOR,
  isBench,
  SEATS_PER_TILE,
  SIGNS,
  TILE_HEIGHT,
  TILE_WIDTH,
} from './tiles.ts';
import {
  ACTION_CARDS,
  CARDS,
  FACES,
  NUMBER_CARDS,
  TILES,
  type Car,
  type Card,
  type TrainBox,
} from './types.ts';

const { choice, fields, list, text, whole } = schema;

const LONGEST_NAME = 40;
const DIE_FACES = 6;
const FEWEST_OPEN = 2;
const MOST_OPEN = DIE_FACES - 1;
const MOST_COPIES = 20;
/** Hands take twelve of a kind at most: there is always something to draw (TR-1.3). */
const FEWEST_CARDS = 24;
const MOST_CARDS = 160;
/** Without them seats behind passengers stay empty, and a full train is nobody's. */
const FEWEST_PASSES = 6;
/** Of each number there is so much of the deck, of exits at most so much. */
const TENTH = 10;
const FIFTH = 5;
/** Floor besides the aisle and the doors' column: with more there are too many ways to walk. */
const MOST_BAYS = 6;

const CAR = fields<Car>({
  name: text(LONGEST_NAME),
  rows: list(text(TILE_WIDTH), TILE_HEIGHT),
});

const COPIES = Object.fromEntries(CARDS.map((card) => [card, whole(0, MOST_COPIES)])) as {
  readonly [K in Card]: schema.Schema<number>;
};

const BOX = fields<TrainBox>({
  ...BOX_HEAD,
  cars: list(CAR, TILES.length),
  cards: fields<TrainBox['cards']>(COPIES),
  die: list(choice(FACES), DIE_FACES),
});

export const box: BoxRules<TrainBox> = boxRules({
  title: 'train-rails',
  field: 'box',
  ours: { ours: OUR_BOX },
  schema: BOX,
  rule: 'table',
  check({ cars, cards, die }, tell) {
    for (const [at, car] of cars.entries()) {
      checkCar(`cars.${at}`, car, (place, code, params) =>
        tell(place, code, { id: car.name, ...params }),
      );
    }
    checkDeck(cards, tell);
    const open = die.filter((face) => face === 'open').length;
    if (open < FEWEST_OPEN || open > MOST_OPEN) {
      tell('die', 'die-open-faces', { count: open, least: FEWEST_OPEN, most: MOST_OPEN });
    }
  },
});

/** The rows of seats on either side of the aisle. */
const SIDES = [
  { wall: 1, inner: 2 },
  { wall: TILE_HEIGHT - 2, inner: TILE_HEIGHT - 3 },
] as const;
const ENDS = `-.${'-'.repeat(TILE_WIDTH - 2)}`;
const AISLE = FLOOR.repeat(TILE_WIDTH);
/** The aisle and the doors' column. */
const FIXED_FLOOR = TILE_WIDTH + TILE_HEIGHT - 1;

function checkCar(at: string, { rows }: Car, tell: Tell): void {
  const faults = rows.map((row, y) => checkRow(`${at}.rows.${y}`, row, y, tell));
  if (faults.includes(true)) return;
  const sign = (x: number, y: number): string => rows[y]?.[x] ?? FLOOR;
  for (const { wall, inner } of SIDES) {
    for (let x = 0; x < TILE_WIDTH; x++) {
      checkPair(at, x, [wall, sign(x, wall)], [inner, sign(x, inner)], tell);
    }
  }
  const signs = rows.join('');
  const seats = countOf(signs, 's') + countOf(signs, 'b');
  if (seats !== SEATS_PER_TILE) {
    tell(`${at}.rows`, 'car-seats', { count: seats, wanted: SEATS_PER_TILE });
  }
  const bays = countOf(signs, FLOOR) - FIXED_FLOOR;
  if (bays > MOST_BAYS) tell(`${at}.rows`, 'car-bays', { count: bays, most: MOST_BAYS });
}

/** Whether it is no row of a car: then nothing more is said of that car. */
function checkRow(at: string, row: string, y: number, tell: Tell): boolean {
  const isEnd = y === 0 || y === TILE_HEIGHT - 1;
  const wanted = isEnd ? ENDS : y === AISLE_ROW ? AISLE : undefined;
  if (wanted !== undefined) {
    if (row !== wanted) tell(at, 'car-fixed-row', { wanted, given: schema.shown(row) });
    return row !== wanted;
  }
  if (row.length !== TILE_WIDTH) {
    tell(at, 'car-row-length', { wanted: TILE_WIDTH, count: row.length });
    return true;
  }
  const signs = Array.from(row);
  const wrong = signs.findIndex(
    (sign, x) => !SIGNS.includes(sign) || (x === DOOR_COLUMN && sign !== FLOOR),
  );
  const params = { column: wrong + 1, sign: signs[wrong] ?? '' };
  if (wrong === DOOR_COLUMN) tell(at, 'car-door-shut', params);
  else if (wrong >= 0) tell(at, 'car-bad-sign', { ...params, allowed: SIGNS.join(' ') });
  return wrong >= 0;
}

type Placed = readonly [row: number, sign: string];

/** Two squares between the wall and the aisle: whoever sits at the wall gets there past the other one. */
function checkPair(at: string, x: number, wall: Placed, inner: Placed, tell: Tell): void {
  const tellAt = ([y]: Placed, code: string): void =>
    tell(`${at}.rows.${y}`, code, { column: x + 1 });
  if (x === DOOR_COLUMN) return;
  const cabs = [wall, inner].filter(([, sign]) => sign === CAB);
  const [cab] = cabs;
  if (cab && (x !== CAB_COLUMN || cabs.length === 1)) {
    tellAt(cab, 'car-cab');
    return;
  }
  if (isBench(inner[1])) tellAt(inner, 'car-bench');
  else if (isBench(wall[1]) && inner[1] !== FLOOR) tellAt(wall, 'car-bench');
  if (wall[1] === FLOOR && inner[1] !== FLOOR) tellAt(wall, 'car-floor-shut');
}

function countOf(signs: string, sign: string): number {
  return signs.split(sign).length - 1;
}

function checkDeck(cards: TrainBox['cards'], tell: Tell): void {
  const sum = (some: readonly Card[]): number => some.reduce((all, card) => all + cards[card], 0);
  for (const [kind, all] of [
    ['number', NUMBER_CARDS],
    ['action', ACTION_CARDS],
  ] as const) {
    const count = sum(all);
    if (count < FEWEST_CARDS || count > MOST_CARDS) {
      tell('cards', `deck-${kind}s`, { count, least: FEWEST_CARDS, most: MOST_CARDS });
    }
  }
  const scarce = Math.ceil(sum(NUMBER_CARDS) / TENTH);
  for (const [at, red] of NUMBER_CARDS.slice(0, VALUES).entries()) {
    const count = sum([red, NUMBER_CARDS[VALUES + at] ?? red]);
    if (count < scarce) {
      tell(`cards.${red}`, 'deck-scarce-number', { value: at + 1, count, least: scarce });
    }
  }
  const passes = sum(['excuse', 'rebel']);
  if (passes < FEWEST_PASSES) tell('cards', 'deck-passes', { count: passes, least: FEWEST_PASSES });
  checkExits(cards, sum(ACTION_CARDS), tell);
}

/** Players who play at random still come to an end: who is thrown out must come in again. */
function checkExits(cards: TrainBox['cards'], actions: number, tell: Tell): void {
  const { exit1, exit2, enter1, enter2, excuse, rebel, takeseat } = cards;
  const most = Math.floor(actions / FIFTH);
  if (exit1 + exit2 > most) tell('cards', 'deck-exits', { count: exit1 + exit2, most });
  const pawns = exit1 + 2 * exit2;
  const seating = excuse + rebel + takeseat + enter1 + 2 * enter2;
  if (4 * pawns > 3 * seating) tell('cards', 'deck-exit-pawns', { count: pawns, seating });
}
