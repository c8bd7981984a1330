/** What a box must have so that it can be played with. */
import { BOX_HEAD, boxRules, schema, type BoxRules, type Tell } from '@roundhouse/engine';
import { BOXES, LETTERS, OFF } from './board.ts';
import { OUR_BOX } from './our-box.ts';
import type { BoxCity, RailsBox } from './types.ts';

const { fields, flag, list, maybe, text, whole } = schema;

const ROWS = OUR_BOX.terrain.length;
const COLUMNS = OUR_BOX.terrain[0]?.length ?? 0;
const LONGEST_NAME = 16;
/** One for each company to begin in, and no more than the sums allow. */
const FEWEST_CITIES = 6;
const MOST_CITIES = 60;
const MOST_VALUE = 20;
/** With these the dividends of a round stay below the $900 that `maxLines` is reckoned by. */
const MOST_FULL = 140;
const MOST_SHARED = 80;
const MOST_SPECIAL = 3;

const CITY = fields<BoxCity>({
  name: text(LONGEST_NAME),
  col: whole(0, COLUMNS - 1),
  row: whole(0, ROWS - 1),
  full: whole(0, MOST_VALUE),
  shared: whole(0, MOST_VALUE),
  closed: maybe(flag),
  special: maybe(flag),
});

const BOX = fields<RailsBox>({
  ...BOX_HEAD,
  terrain: list(text(COLUMNS), ROWS),
  cities: list(CITY, FEWEST_CITIES, MOST_CITIES),
});

export const box: BoxRules<RailsBox> = boxRules({
  title: 'american-rails',
  field: 'box',
  ours: BOXES,
  unlearned: ['rivers'],
  schema: BOX,
  rule: 'table',
  check(given, tell) {
    for (const [row, line] of given.terrain.entries()) checkRow(row, line, tell);
    checkCities(given, tell);
    checkValues(given, tell);
  },
});

function checkRow(row: number, line: string, tell: Tell): void {
  const printed = OUR_BOX.terrain[row] ?? '';
  const letters = Array.from(line);
  if (letters.length !== printed.length) {
    tell(`terrain.${row}`, 'rails-row-length', { count: letters.length, wanted: printed.length });
    return;
  }
  for (const [col, letter] of letters.entries()) {
    if (letter !== OFF && LETTERS[letter] === undefined) {
      tell(`terrain.${row}`, 'rails-bad-letter', { letter, col: col + 1 });
    } else if ((letter === OFF) !== (printed[col] === OFF)) {
      const code = letter === OFF ? 'rails-hex-missing' : 'rails-no-hex';
      tell(`terrain.${row}`, code, { letter, col: col + 1 });
    }
  }
}

function checkCities({ terrain, cities }: RailsBox, tell: Tell): void {
  const names = new Set<string>();
  const places = new Set<string>();
  for (const [at, { name, col, row }] of cities.entries()) {
    const place = `cities.${at}`;
    if (names.has(name)) tell(`${place}.name`, 'box-twice', { id: name });
    if (places.has(`${col},${row}`)) tell(place, 'rails-two-cities', { id: name });
    if (terrain[row]?.[col] !== 'C') tell(place, 'rails-not-a-city', { id: name, col, row });
    names.add(name);
    places.add(`${col},${row}`);
  }
  for (const [row, line] of terrain.entries()) {
    for (const [col, letter] of Array.from(line).entries()) {
      const isNameless = letter === 'C' && !places.has(`${col},${row}`);
      if (isNameless) tell(`terrain.${row}`, 'rails-nameless', { col: col + 1 });
    }
  }
}

function checkValues({ cities }: RailsBox, tell: Tell): void {
  for (const [at, { name, full, shared }] of cities.entries()) {
    if (shared > full) {
      const params = { id: name, least: 0, most: full, given: shared };
      tell(`cities.${at}.shared`, 'box-bad-number', params);
    }
  }
  const sumOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0);
  const full = sumOf(cities.map((city) => city.full));
  const shared = sumOf(cities.map((city) => city.shared));
  if (full > MOST_FULL) tell('cities', 'rails-too-rich', { sum: full, most: MOST_FULL });
  if (shared > MOST_SHARED) {
    tell('cities', 'rails-too-rich-shared', { sum: shared, most: MOST_SHARED });
  }
  const special = cities.filter((city) => city.special).length;
  if (special > MOST_SPECIAL) {
    tell('cities', 'rails-too-special', { count: special, most: MOST_SPECIAL });
  }
}
