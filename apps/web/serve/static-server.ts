/** Serves a folder of files and nothing else. */
import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { copyOf, type Copy } from './encodings.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.bin': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

const HEADERS = {
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  // Who has opened this page in a window has no hold on it, and nobody shows its files as his own.
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

export type Serving = (request: IncomingMessage, response: ServerResponse) => void;

export function servingFiles(folder: string): Serving {
  return (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      plain(response, 405, 'only reading');
      return;
    }
    const path = fileFor(folder, request.url ?? '/');
    if (path === undefined) plain(response, 404, 'not found');
    else void send(request, response, path);
  };
}

export function staticServer(folder: string): Server {
  return createServer(servingFiles(folder));
}

/** Undefined for whatever does not lie in the folder, and for files whose name begins with a dot. */
function fileFor(folder: string, url: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
  } catch {
    return undefined;
  }
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
  if (!file.startsWith(folder + sep) || file.includes('\0')) return undefined;
  return file.slice(folder.length).includes(`${sep}.`) ? undefined : file;
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const copy = await copyOf(path, request.headers['accept-encoding'] ?? '');
  if (!copy) {
    plain(response, 404, 'not found');
    return;
  }
  const tag = tagOf(copy);
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('etag', tag);
  // Names in assets/ carry a hash of what is in them.
  const isHashed = path.includes(`${sep}assets${sep}`);
  response.setHeader(
    'cache-control',
    isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
  response.setHeader('content-length', copy.found.size);
  if (copy.encoding) response.setHeader('content-encoding', copy.encoding);
  if (request.method === 'HEAD') response.end();
  // A reader who has left in the meantime takes nothing more.
  else if (!response.destroyed) pipeline(createReadStream(copy.path), response, () => undefined);
}

/** Another one for every copy and every time that it is written. */
function tagOf({ found, encoding }: Copy): string {
  return `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}-${encoding ?? 'plain'}"`;
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.end(`${text}\n`);
}

/** Answers the port that it listens on; 0 takes any. */
export function listening(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
