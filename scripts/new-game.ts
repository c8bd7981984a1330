// npm run new-game -- NAME    makes games/NAME, a tiny complete game to start from, and registers it
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

const TEMPLATE = { id: 'wagon-stack', name: 'Wagon Stack', type: 'WagonStack', prefix: 'WS' };
const REGISTRY = 'packages/titles/src/index.ts';

/** The forms of a game's name. */
type Names = typeof TEMPLATE;

/** A reason to stop that the reader can act on: shown as one line. */
class Stop extends Error {}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** The prefixes of rule numbers that the games have, by their RULES.md. */
function takenPrefixes(): ReadonlySet<string> {
  const taken = new Set<string>();
  for (const game of readdirSync(join(root, 'games'))) {
    const file = join(root, 'games', game, 'RULES.md');
    if (!existsSync(file)) continue;
    for (const [, prefix = ''] of readFileSync(file, 'utf8').matchAll(/\b([A-Z]{2,3})-\d+\.\d+/g)) {
      taken.add(prefix);
    }
  }
  return taken;
}

/** Two capitals that no other game has: the initials, else the first letter and a later one. */
function freePrefix(id: string): string {
  const taken = takenPrefixes();
  const letters = id.replaceAll(/[^a-z]/g, '').toUpperCase();
  const initials = id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')
    .slice(0, 3);
  const others = `${letters.slice(1)}ABCDEFGHIJKLMNOPQRSTUVWXYZ`.split('');
  const wishes = [initials, ...others.map((letter) => `${letters.slice(0, 1)}${letter}`)];
  const prefix = wishes.find((wish) => /^[A-Z]{2,3}$/.test(wish) && !taken.has(wish));
  if (prefix === undefined) throw new Stop(`no prefix is left for the rule numbers of ${id}`);
  return prefix;
}

function namesOf(id: string | undefined): Names {
  if (id === undefined) throw new Stop('usage: npm run new-game -- NAME');
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id)) {
    throw new Stop(`a name is small letters, digits and hyphens, like 'switch-yard'; not '${id}'`);
  }
  if (existsSync(join(root, 'games', id)) || existsSync(join(root, 'packages', id))) {
    throw new Stop(`there is a ${id} already`);
  }
  const words = id.split('-').map(capitalised);
  return { id, name: words.join(' '), type: words.join(''), prefix: freePrefix(id) };
}

/** The template with the new names in place of its own. */
function copyTemplate(names: Names): void {
  const folder = join(root, 'games', names.id);
  cpSync(join(root, 'templates/game'), folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8')
      .replaceAll(TEMPLATE.id, names.id)
      .replaceAll(TEMPLATE.name, names.name)
      .replaceAll(TEMPLATE.type, names.type)
      .replaceAll(`${TEMPLATE.prefix}-`, `${names.prefix}-`);
    writeFileSync(file, text);
  }
}

/** The one entry outside the game's folder. */
function register({ id, name }: Names): void {
  const file = join(root, REGISTRY);
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf('export const TITLES');
  const end = text.indexOf('\n];', start);
  if (start < 0 || end < 0) throw new Stop(`${REGISTRY} has no list of titles any more`);
  const entry = `
  {
    id: '${id}',
    names: forEveryLanguage(() => '${name}'),
    seats: [2, 3, 4],
    rules: async () => (await import('@roundhouse/${id}/rules')).rules,
    brain: async () => (await import('@roundhouse/${id}/bot')).brain,
    weights: (seats) => new URL(\`../../../games/${id}/bot/weights/\${seats}.bin\`, import.meta.url),
    box: async () => (await import('@roundhouse/${id}/box')).box,
    words: async () => (await import('@roundhouse/${id}/words')).words,
    terminal: () => import('@roundhouse/${id}/terminal'),
    face: async () => (await import('@roundhouse/${id}/face')).face,
    rulebook: (language) =>
      new URL(\`../../../games/${id}/RULES\${IN[language]}.md\`, import.meta.url),
  },`;
  writeFileSync(file, text.slice(0, end) + entry + text.slice(end));
}

type Fields = Record<string, unknown>;

function edit(path: string, change: (content: Fields) => void): void {
  const file = join(root, path);
  const content = JSON.parse(readFileSync(file, 'utf8')) as Fields;
  change(content);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

function sorted(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** As npm would install it, without asking any registry: the manifests, both lock files, the link. */
function install({ id }: Names): void {
  const name = `@roundhouse/${id}`;
  const manifest = JSON.parse(
    readFileSync(join(root, 'games', id, 'package.json'), 'utf8'),
  ) as Fields;
  const { version, license, dependencies } = manifest;
  const depend = (owner: Fields): void => {
    owner['dependencies'] = sorted({ ...(owner['dependencies'] as Fields), [name]: version });
  };
  edit('packages/titles/package.json', depend);
  for (const lock of ['package-lock.json', 'node_modules/.package-lock.json']) {
    edit(lock, (content) => {
      const packages = content['packages'] as Record<string, Fields>;
      packages[`games/${id}`] = { name, version, license, dependencies };
      packages[`node_modules/${name}`] = { resolved: `games/${id}`, link: true };
      const titles = packages['packages/titles'];
      if (titles) depend(titles);
      content['packages'] = sorted(packages);
    });
  }
  const scope = join(root, 'node_modules/@roundhouse');
  mkdirSync(scope, { recursive: true });
  symlinkSync(`../../games/${id}`, join(scope, id), 'junction');
}

function format({ id }: Names): void {
  const program = join(root, 'node_modules/oxfmt/bin/oxfmt');
  const { status } = spawnSync(process.execPath, [program, `games/${id}`, REGISTRY], { cwd: root });
  if (status !== 0) throw new Stop('the new files could not be formatted');
}

try {
  const names = namesOf(process.argv[2]);
  copyTemplate(names);
  register(names);
  install(names);
  format(names);
  console.log(`games/${names.id} is there: a tiny game that passes everything.`);
  console.log(`Its rules are numbered ${names.prefix}-1.1 and on. Next: docs/adding-a-game.md`);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(`new-game: ${error.message}`);
  process.exitCode = 2;
}
