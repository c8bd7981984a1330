/** The contract for whoever reads: as a page, and as a document for programs. */
import { ERRORS, openApi, ROUTE_NAMES, ROUTES, type Route } from '@roundhouse/contract';
import { VERSION } from '../version.ts';

export const DOCUMENT = JSON.stringify(openApi(VERSION), undefined, 2);

const rows = ROUTE_NAMES.map((name) => {
  const { method, path, does, needs }: Route = ROUTES[name];
  return `<tr id="${name}"><th scope="row">${name}</th><td><code>${method} ${path}</code></td><td>${needs}</td><td>${does}</td></tr>`;
});
const errors = Object.entries(ERRORS).map(
  ([code, status]) => `<tr><td>${status}</td><td><code>${code}</code></td></tr>`,
);

export const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Roundhouse: the interface</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 1rem/1.5 Georgia, serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
  h1, h2, th { font-family: 'Barlow Condensed', 'Arial Narrow', sans-serif; }
  div { overflow-x: auto; }
  table { border-collapse: collapse; width: 100%; }
  th, td { border-top: 1px solid #8886; padding: 0.4rem 0.8rem 0.4rem 0; text-align: left; vertical-align: top; }
</style>
<h1>The interface of this server</h1>
<p>Every route takes and gives JSON; <a href="/api/openapi.json">openapi.json</a> has the shapes. A stream is server-sent events: one event is a line of the match and all that followed by itself, its id the last line, and who comes back with <code>Last-Event-ID</code> misses nothing. A session is a cookie, or a program’s token. Moves carry a key of the sender’s own making: sent again with the same key, they count once.</p>
<h2>Programs as players</h2>
<p>A program plays with a token, which its owner makes on his page (<code>#/me</code>) and which it sends with every request: <code>Authorization: Bearer TOKEN</code>. It sits down (<a href="#sitDown">sitDown</a>), reads the stream of the table (<a href="#watch">watch</a>), and sends one of the moves that its last step calls legal (<a href="#act">act</a>). Two whole players: <a href="/api/examples/player.py">player.py</a>, <a href="/api/examples/player.ts">player.ts</a>.</p>
<h2>Routes</h2>
<div><table><tr><th>name</th><th>address</th><th>needs</th><th>what it does</th></tr>${rows.join('')}</table></div>
<h2>Errors</h2>
<p>A refused request is answered with <code>{"error": {"code", "detail"?, "refusal"?}}</code>. Where the rules of a game refuse a move, <code>refusal</code> names the rule.</p>
<div><table><tr><th>status</th><th>code</th></tr>${errors.join('')}</table></div>
</html>
`;
