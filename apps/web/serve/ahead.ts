/** Tells the script that runs first which files a place and a game consist of, and puts it on the page. */
import type { Plugin, Rolldown } from 'vite';
import { LAST_TABLE } from '../src/table/last-table.ts';

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

const SCRIPT = 'ahead.js';
const PAGE = 'index.html';
/** By the first word of an address: where its page is written. */
const PLACES: Readonly<Record<string, RegExp>> = {
  '': /\/games\/[^/]+\/ui\/(?:cover\.tsx|words\/box\.ts)$/,
  table: /\/web\/src\/(?:table\/index\.tsx|host\/host-worker\.ts)$/,
  open: /\/web\/src\/(?:(?:table|pages\/open)\/index\.tsx|host\/host-worker\.ts)$/,
  learn: /\/web\/src\/(?:table|learn)\/index\.tsx$/,
  setup: /\/web\/src\/pages\/setup\/index\.tsx$/,
  rules: /\/web\/src\/pages\/rules\/index\.tsx$/,
};
const AT_A_TABLE =
  /\/games\/([^/]+)\/(?:src\/index|ui\/face\/index|ui\/words\/index|ui\/board\/index)\.tsx?$/;

export function ahead(): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const script = bundle[SCRIPT];
        const page = bundle[PAGE];
        if (script?.type !== 'chunk' || page?.type !== 'asset') {
          throw new Error(`the build has no ${SCRIPT} or no ${PAGE}`);
        }
        const source = [
          `const PLACES = ${JSON.stringify(placesOf(bundle))};`,
          `const GAMES = ${JSON.stringify(gamesOf(bundle))};`,
          `const LAST_TABLE = ${JSON.stringify(LAST_TABLE)};`,
          script.code,
        ].join('\n');
        delete bundle[SCRIPT];
        const file = this.getFileName(this.emitFile({ type: 'asset', name: SCRIPT, source }));
        const tag = `<script type="module" async crossorigin src="./${file}"></script>\n    `;
        page.source = String(page.source).replace('<script type="module"', `${tag}$&`);
      },
    },
  };
}

interface Files {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const placesOf = (bundle: Bundle): Readonly<Record<string, Files>> =>
  Object.fromEntries(
    Object.entries(PLACES).map(([place, source]) => [
      place,
      filesOf(bundle, (id) => source.test(id)),
    ]),
  );

function gamesOf(bundle: Bundle): Readonly<Record<string, Files>> {
  const ids = chunksOf(bundle).flatMap(({ moduleIds }) => moduleIds);
  const games = new Set(ids.flatMap((id) => AT_A_TABLE.exec(id)?.[1] ?? []));
  return Object.fromEntries(
    [...games].map((game) => [game, filesOf(bundle, (id) => AT_A_TABLE.exec(id)?.[1] === game)]),
  );
}

const chunksOf = (bundle: Bundle): readonly Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** All that these sources need and the page does not name itself, by their names beside this script. */
function filesOf(bundle: Bundle, isWanted: (id: string) => boolean): Files {
  const named = String((bundle[PAGE] as Rolldown.OutputAsset).source);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const need = (name: string): void => {
    const chunk = bundle[name];
    if (scripts.has(name) || chunk?.type !== 'chunk' || named.includes(name)) return;
    scripts.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const imported of chunk.imports) need(imported);
  };
  for (const chunk of chunksOf(bundle)) if (chunk.moduleIds.some(isWanted)) need(chunk.fileName);
  return { scripts: [...scripts].map(beside), styles: [...styles].map(beside) };
}

const beside = (file: string): string => file.replace(/^assets\//, './');
