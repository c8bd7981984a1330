import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listening, staticServer } from '../serve/static-server.ts';

const above = mkdtempSync(join(tmpdir(), 'roundhouse-serve-'));
const folder = join(above, 'dist');
const server = staticServer(folder);
let port = 0;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(`${folder}-beside`);
  writeFileSync(join(folder, 'index.html'), '<p>home</p>');
  writeFileSync(join(folder, '.stamp'), 'hidden');
  writeFileSync(join(folder, 'assets', 'page-1a2b.js'), 'let a;');
  writeFileSync(join(folder, 'assets', 'page-1a2b.js.br'), 'as br');
  writeFileSync(join(folder, 'assets', 'page-1a2b.js.gz'), 'as gz');
  writeFileSync(join(above, 'secret.txt'), 'secret');
  writeFileSync(join(`${folder}-beside`, 'secret.txt'), 'secret');
  port = await listening(server, 0, '127.0.0.1');
});
afterAll(() => {
  server.close();
  rmSync(above, { recursive: true });
});

/** As it is: `fetch` would tidy the path up before it asks. */
function asked(path: string, method = 'GET', headers: readonly string[] = []): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        [`${method} ${path} HTTP/1.1`, 'host: x', 'connection: close', ...headers, '', ''].join(
          '\r\n',
        ),
      ),
    );
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('the files of the client', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html?x=1', 'text/html; charset=utf-8', 'no-cache'],
    ['/assets/page-1a2b.js', 'text/javascript; charset=utf-8', 'immutable'],
  ])('%s', async (path, type, cached) => {
    const answer = await asked(path);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain(`content-type: ${type}`);
    expect(answer).toMatch(new RegExp(`cache-control: .*${cached}`));
    expect(answer).toContain("default-src 'self'");
  });

  test('HEAD gives no body', async () => {
    const answer = await asked('/', 'HEAD');
    expect(answer).toContain('content-length: 11');
    expect(answer).not.toContain('home');
  });

  test.each([
    ['br, gzip', 'br', 'as br'],
    ['gzip, deflate, br;q=0.9', 'br', 'as br'],
    ['gzip', 'gzip', 'as gz'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'as gz'],
    ['identity', undefined, 'let a;'],
    ['', undefined, 'let a;'],
  ])('whoever accepts %j gets what is smallest', async (accepted, encoding, body) => {
    const answer = await asked('/assets/page-1a2b.js', 'GET', [`accept-encoding: ${accepted}`]);
    expect(/^content-encoding: (.*)\r$/m.exec(answer)?.[1]).toBe(encoding);
    expect(answer).toContain('content-type: text/javascript');
    expect(answer).toContain('vary: accept-encoding');
    expect(answer).toContain(`content-length: ${body.length}`);
    expect(answer.endsWith(body)).toBe(true);
  });

  test('what has no compressed copy comes as it is', async () => {
    const answer = await asked('/', 'GET', ['accept-encoding: br, gzip']);
    expect(answer).not.toContain('content-encoding');
    expect(answer.endsWith('<p>home</p>')).toBe(true);
  });

  test('what the reader has already is not sent again, until it changes', async () => {
    const tagOf = (answer: string): string => /^etag: (.*)\r$/m.exec(answer)?.[1] ?? 'none';
    const tag = tagOf(await asked('/'));
    const same = await asked('/', 'GET', [`if-none-match: "other", ${tag}`]);
    expect(same).toMatch(/^HTTP\/1\.1 304 /);
    expect(same).not.toContain('home');
    const path = '/assets/page-1a2b.js';
    const [plain, br] = [await asked(path), await asked(path, 'GET', ['accept-encoding: br'])];
    expect(tagOf(plain)).not.toBe(tagOf(br));
    writeFileSync(join(folder, 'index.html'), '<p>new home</p>');
    const changed = await asked('/', 'GET', [`if-none-match: ${tag}`]);
    expect(changed).toMatch(/^HTTP\/1\.1 200 /);
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/../dist-beside/secret.txt',
    '/.stamp',
    '/assets/',
    '/assets',
    '/%00',
    '/%zz',
    '/nowhere.js',
  ])('%s is not found', async (path) => {
    const answer = await asked(path);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('secret\n');
  });

  test('nothing can be written', async () => {
    expect(await asked('/', 'POST')).toMatch(/^HTTP\/1\.1 405 /);
  });
});
