/** A page of another place, as whoever means harm would make it. What runs in it is written here. */
import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import { listening } from '../../serve/static-server.ts';

export interface AnotherOrigin {
  readonly port: number;
  /** What was asked of it. */
  readonly asked: readonly string[];
  close(): void;
}

export async function openAnotherOrigin(): Promise<AnotherOrigin> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('access-control-allow-origin', '*');
    if (request.url?.endsWith('.js')) {
      response.setHeader('content-type', 'text/javascript');
      response.end('window.wasHere = true;');
      return;
    }
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Elsewhere</title><body>');
  });
  const port = await listening(server, 0, '127.0.0.1');
  return {
    port,
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Everything that a page can try on another one's server, and what came of it. */
export async function attempts(page: Page, target: string, table: string) {
  return page.evaluate(
    async ({ at, id }) => {
      const attempt = (work: () => Promise<unknown>): Promise<string> =>
        work().then(
          (got) => `got ${String(got)}`,
          (error: unknown) => `refused: ${error instanceof Error ? error.name : 'event'}`,
        );
      const loaded = (element: HTMLElement & { src: string }, src: string): Promise<string> =>
        new Promise((done, failed) => {
          element.addEventListener('load', () => done('loaded'));
          element.addEventListener('error', () => failed(new Error('not loaded')));
          element.src = src;
          document.body.append(element);
        });
      const said = JSON.stringify({ key: 'k'.repeat(22), said: 'I was here.' });
      const talk = `${at}/api/tables/${id}/talk`;
      const post = (init: RequestInit) => () =>
        fetch(talk, { method: 'POST', credentials: 'include', body: said, ...init }).then(
          ({ type }) => type,
        );
      const json = { 'content-type': 'application/json' };
      const streamed = (): Promise<string> =>
        new Promise((done) => {
          const stream = new EventSource(`${at}/api/tables/${id}/stream?eyes=0&after=-1`, {
            withCredentials: true,
          });
          stream.addEventListener('open', () => done('got open'));
          stream.addEventListener('error', () => {
            stream.close();
            done('refused');
          });
        });
      return {
        read: await attempt(() => fetch(`${at}/api/me`, { credentials: 'include' })),
        steps: await attempt(() =>
          fetch(`${at}/api/tables/${id}/steps?eyes=0`, { credentials: 'include' }),
        ),
        json: await attempt(post({ headers: json })),
        blind: await attempt(post({ mode: 'no-cors' })),
        beacon: String(navigator.sendBeacon(talk, said)),
        stream: await streamed(),
        script: await attempt(() =>
          loaded(document.createElement('script'), `${at}/api/openapi.json`),
        ),
        scriptOfApi: await attempt(() => loaded(document.createElement('script'), `${at}/api/me`)),
        image: await attempt(() => loaded(document.createElement('img'), `${at}/api/me`)),
        icon: await attempt(() => loaded(document.createElement('img'), `${at}/icons/icon.svg`)),
      };
    },
    { at: target, id: table },
  );
}

/** A form that needs no script: its body looks like JSON. */
export async function sendForm(page: Page, action: string): Promise<void> {
  await page.evaluate((address) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.enctype = 'text/plain';
    form.action = address;
    const field = document.createElement('input');
    field.name = '{"key":"kkkkkkkkkkkkkkkkkkkkkk","said":"I was here.","x":"';
    field.value = '"}';
    form.append(field);
    document.body.append(form);
    form.submit();
  }, action);
}

/** The same by the means of somebody who has brought his text into our own page. */
export async function plantScripts(page: Page, elsewhere: string): Promise<readonly string[]> {
  return page.evaluate(async (other) => {
    const seen: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.push(event.effectiveDirective),
    );
    const script = document.createElement('script');
    script.textContent = 'window.wasHere = true;';
    const far = document.createElement('script');
    far.src = `${other}/x.js`;
    const frame = document.createElement('iframe');
    frame.src = other;
    const box = document.createElement('div');
    box.innerHTML = `<img src="${other}/x.png"><b onclick="window.wasHere = true">x</b>`;
    document.body.append(script, far, frame, box);
    box.querySelector('b')?.click();
    await fetch(`${other}/secret`).catch(() => undefined);
    const form = document.createElement('form');
    form.action = `${other}/form`;
    document.body.append(form);
    form.submit();
    await new Promise((done) => setTimeout(done, 200));
    return seen.toSorted();
  }, elsewhere);
}
