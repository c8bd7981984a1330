/** Whoever knows one game finds his way in the others: docs/adding-a-game.md, 'The floor plan'. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { plant } from './plant.ts';

/** What stands in which file of every game, and in no other of its `src/`. */
const SRC = {
  'index.ts': ['rules'],
  'config.ts': ['meta', 'configure'],
  'setup.ts': ['setup'],
  'clone.ts': ['clone'],
  'turn.ts': ['turn', 'outcome'],
  'legal.ts': ['legal'],
  'apply.ts': ['apply'],
  'chance.ts': ['chances', 'sampleChance', 'applyChance'],
  'notation.ts': ['actionNotation', 'chanceNotation'],
  'why.ts': ['why'],
  'idle.ts': ['idle'],
  'shape.ts': ['stateShape'],
  'soundness.ts': ['assertSound'],
};
/** Where a game has them at all. */
const SECRETS = {
  'apply.ts': ['reveals'],
  'view.ts': ['view', 'redact'],
  'determinize.ts': ['determinize'],
};

/** The files of a game with a drawn board; one without has an index in each folder that it has. */
const UI = {
  words: [
    'index.ts',
    ...['box.ts', 'face.ts', 'board.ts', 'ending.ts', 'terminal.ts', 'sentences.ts'].flatMap(
      (file) => [file, `en/${file}`, `nl/${file}`],
    ),
  ],
  face: ['index.ts', 'about.ts', 'changes.ts', 'moments.ts', 'panel.ts', 'places.ts'],
  terminal: ['index.ts', 'map.ts', 'marks.ts', 'tables.ts'],
  board: [
    'index.tsx',
    'board.tsx',
    'arrivals.ts',
    'choosing.ts',
    'following.ts',
    'steps.ts',
    'told.ts',
    'touching.ts',
    'ending/ending.tsx',
  ],
  lesson: ['index.ts'],
};

/** What a game lacks of `ui/`. */
function lacking(folder: string): string[] {
  return Object.entries(UI).flatMap(([part, files]) =>
    files.map((file) => join('ui', part, file)).filter((file) => !existsSync(join(folder, file))),
  );
}

function exported(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
}

/** Each fault of a game's `src/` in a line. */
function faults(folder: string): string[] {
  const src = join(folder, 'src');
  const files = readdirSync(src).filter((name) => name.endsWith('.ts'));
  const at = new Map(files.map((name) => [name, exported(join(src, name))]));
  const missing = Object.entries(SRC).flatMap(([file, names]) =>
    names
      .filter((name) => at.get(file)?.includes(name) !== true)
      .map((name) => `${file} lacks ${name}`),
  );
  const homes = [...Object.entries(SRC), ...Object.entries(SECRETS)];
  const astray = [...at].flatMap(([file, names]) =>
    names.flatMap((name) => {
      const home = homes.find(([, own]) => own.includes(name))?.[0];
      return home === undefined || home === file ? [] : [`${name} is in ${file}, not in ${home}`];
    }),
  );
  return [...missing, ...astray];
}

const games = readdirSync(join(root, 'games')).map((name) => join('games', name));

test.each([...games, 'templates/game'])('%s has the floor plan of every game', (folder) => {
  expect(faults(join(root, folder))).toEqual([]);
});

test.each(games)('%s has the floor plan of every drawn game', (folder) => {
  expect(lacking(join(root, folder))).toEqual([]);
});

test('what a drawn game lacks is named', () => {
  const planned = Object.entries(UI).flatMap(([part, files]) =>
    files.map((file): [string, string] => [`ui/${part}/${file}`, '']),
  );
  expect(lacking(plant(Object.fromEntries(planned)))).toEqual([]);
  expect(lacking(plant(Object.fromEntries(planned.slice(0, -1))))).toEqual(['ui/lesson/index.ts']);
});

test('a file that is missing, and a function that stands elsewhere, are named', () => {
  const whole = Object.entries(SRC).map(([file, names]): [string, string] => [
    `src/${file}`,
    names.map((name) => `export const ${name} = 0;\n`).join(''),
  ]);
  expect(faults(plant(Object.fromEntries(whole)))).toEqual([]);
  const moved = {
    ...Object.fromEntries(whole),
    'src/legal.ts': '',
    'src/view.ts': 'export function clone() {}\n',
  };
  expect(faults(plant({ ...moved, 'src/turns.ts': 'export function legal() {}\n' }))).toEqual([
    'legal.ts lacks legal',
    'legal is in turns.ts, not in legal.ts',
    'clone is in view.ts, not in clone.ts',
  ]);
});
