/** Tells the service worker of a build which files it consists of: the shell, and those of each game. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

const WORKER = 'service-worker.js';
const GAME = /(?:^|\/)games\/([^/]+)\//;
/** What the list of games shows of each. */
const SHOWN_AT_HOME = /\/games\/[^/]+\/ui\/(?:cover|words\/(?:[^/]+\/)?box)\./;

export function precache(): Plugin {
  let publicDir = '';
  return {
    name: 'precache',
    enforce: 'post',
    configResolved(config) {
      ({ publicDir } = config);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error(`the build has no ${WORKER}`);
        const copied = globSync('**/*.*', { cwd: publicDir });
        const { shell, games } = shared(bundle);
        const hash = createHash('sha256');
        for (const file of Object.values(bundle)) {
          hash.update(file.type === 'chunk' ? file.code : file.source);
        }
        for (const file of copied) hash.update(readFileSync(join(publicDir, file)));
        const build = hash.digest('hex').slice(0, 16);
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build has no page');
        // So that a page can be told from one of another build.
        page.source = String(page.source).replace(
          '</head>',
          `  <meta name="build" content="${build}" />\n  </head>`,
        );
        worker.code = [
          `const SHELL = ${JSON.stringify(['./', ...[...shell, ...copied].toSorted()])};`,
          `const GAMES = ${JSON.stringify(Object.fromEntries(games))};`,
          `const BUILD = '${build}';`,
          worker.code,
        ].join('\n');
      },
    },
  };
}

interface Shares {
  readonly shell: readonly string[];
  readonly games: ReadonlyMap<string, readonly string[]>;
}

/** A file of one game goes with that game, unless the list of games needs it. */
function shared(bundle: Bundle): Shares {
  const atHome = shownAtHome(bundle);
  const owners = ownersOf(bundle);
  const shell: string[] = [];
  const games = new Map<string, string[]>();
  for (const file of Object.keys(bundle).toSorted()) {
    if (file === WORKER || file === 'index.html' || file.startsWith('.vite/')) continue;
    const game = atHome.has(file) ? undefined : owners.get(file);
    if (game === undefined) shell.push(file);
    else games.set(game, [...(games.get(game) ?? []), file]);
  }
  return { shell, games };
}

const chunksOf = (bundle: Bundle): readonly Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

const stylesOf = (chunk: Rolldown.OutputChunk): readonly string[] => [
  ...(chunk.viteMetadata?.importedCss ?? []),
];

/** The game of each file that has one: by its sources, a style by the script that brings it. */
function ownersOf(bundle: Bundle): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const [name, file] of Object.entries(bundle)) {
    const sources = file.type === 'chunk' ? file.moduleIds : file.originalFileNames;
    const [game, another] = new Set(sources.flatMap((source) => GAME.exec(source)?.[1] ?? []));
    // The registry names files of every game.
    if (game === undefined || another !== undefined) continue;
    owners.set(name, game);
    if (file.type === 'chunk') for (const style of stylesOf(file)) owners.set(style, game);
  }
  return owners;
}

function shownAtHome(bundle: Bundle): ReadonlySet<string> {
  const needed = new Set<string>();
  const need = (name: string): void => {
    const chunk = bundle[name];
    if (needed.has(name) || chunk?.type !== 'chunk') return;
    for (const file of [name, ...stylesOf(chunk)]) needed.add(file);
    for (const imported of chunk.imports) need(imported);
  };
  for (const chunk of chunksOf(bundle)) {
    if (chunk.moduleIds.some((id) => SHOWN_AT_HOME.test(id))) need(chunk.fileName);
  }
  return needed;
}
