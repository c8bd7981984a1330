/** Runs before the client is there: fetches what the page behind the address will ask for one after the other. */

interface Files {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Filled in by the build: what each place needs, and each game at a table. Beside this file, as all are. */
declare const PLACES: Readonly<Record<string, Files>>;
declare const GAMES: Readonly<Record<string, Files>>;
/** Where the table that was here last is remembered, with its game. */
declare const LAST_TABLE: string;

function fetchAhead({ scripts, styles }: Files): void {
  for (const file of scripts) link('modulepreload', file);
  for (const file of styles) link('preload', file).as = 'style';
}

function link(rel: string, file: string): HTMLLinkElement {
  const added = document.createElement('link');
  added.rel = rel;
  added.crossOrigin = '';
  added.href = new URL(file, import.meta.url).href;
  return document.head.appendChild(added);
}

/** Of a lesson the address says it, of a table the one who was there last. */
function gameAt(place: string, name: string): string {
  if (place === 'learn') return name;
  if (place !== 'table') return '';
  try {
    const [match, game = ''] = (localStorage.getItem(LAST_TABLE) ?? '').split(' ');
    return match === name ? game : '';
  } catch {
    // Storage may be forbidden; then the table is a moment later.
    return '';
  }
}

const [, place = '', name = ''] = location.hash.split('/');
for (const files of [PLACES[place], GAMES[gameAt(place, name)]]) if (files) fetchAhead(files);
