/** Pages of other places, in a browser in which somebody is signed in here: they read nothing, and nothing changes. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKey } from '../../../server/test/visiting.ts';
import { appears, OPENING_MS } from '../client.ts';
import { attempts, openAnotherOrigin, plantScripts, sendForm } from './another-origin.ts';
import type { AnotherOrigin } from './another-origin.ts';
import { caller, openPlace, type Caller, type Place } from './place.ts';

let place: Place;
let other: AnotherOrigin;
beforeAll(async () => {
  [place, other] = [await openPlace(), await openAnotherOrigin()];
}, OPENING_MS);
afterAll(async () => {
  other.close();
  await place.close();
});

const ROGUE = '<b onclick=wasHere=1>';

/** Somebody with a name that is none, at a table of her own, in her browser. */
async function signedIn(): Promise<{ who: Caller; table: string }> {
  const who = await caller(place.client, { settings: { language: 'en' } });
  const { page } = who;
  await page.goto(`${place.house.origin}/icons/icon.svg`);
  // By her browser itself, so that the cookie is as the server has set it.
  const post = (path: string, data: object): Promise<Readonly<Record<string, string>>> =>
    page.evaluate(
      async ([address, body]) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(address, { method: 'POST', body, headers })).json();
      },
      [`/api/${path}`, JSON.stringify(data)] as const,
    );
  await post('guests', { name: ROGUE });
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
  const { table = '' } = await post('tables', {
    title: 'amsterdam',
    config: { seats: 2 },
    seats,
  });
  const said = '<script>window.wasHere = true</script><img src=x onerror="window.wasHere = true">';
  await post(`tables/${table}/talk`, { key: newKey(), said });
  return { who, table };
}

interface Answered {
  readonly method: string | undefined;
  readonly origin: string | undefined;
  readonly hasCookie: boolean;
  readonly status: number;
}

/** What the server has heard and answered, which the page that asked is not told. */
const noting = (answered: Answered[]) => (message: unknown) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  const { origin, cookie } = request.headers;
  const { method } = request;
  answered.push({ method, origin, hasCookie: cookie !== undefined, status: response.statusCode });
};

/** But for that she was seen here. */
async function kept(): Promise<string> {
  const all = await place.house.kept();
  const session = all.session.map((row) => ({ ...row, used: 0 }));
  return JSON.stringify({ ...all, session, match: [], line: [], snapshot: [] });
}

test.each([
  ['of another port', '127.0.0.1', true],
  ['of another name', 'localhost', false],
])('a page %s gets nothing and changes nothing', async (_, host, isSameSite) => {
  const { who, table } = await signedIn();
  const { context, page } = who;
  const { origin } = place.house;
  const before = await kept();
  const answered: Answered[] = [];
  const note = noting(answered);
  subscribe('http.server.response.finish', note);
  const elsewhere = `http://${host}:${other.port}/`;
  await page.goto(elsewhere);
  expect(await attempts(page, origin, table)).toEqual({
    read: 'refused: TypeError',
    steps: 'refused: TypeError',
    json: 'refused: TypeError',
    // It is sent, and the answer is nothing that could be read.
    blind: expect.stringMatching(/^got opaque$|^refused: TypeError$/),
    beacon: 'true',
    stream: 'refused',
    script: 'refused: Error',
    scriptOfApi: 'refused: Error',
    image: 'refused: Error',
    icon: 'refused: Error',
  });
  // A frame shows nothing of ours.
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
  }, `${origin}/`);
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');

  // A window of ours does not know who has opened it, and whoever did has no hold on it.
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((address) => {
      (window as { held?: Window | null }).held = window.open(address);
    }, `${origin}/#/tables`),
  ]);
  await opened.getByRole('heading').first().waitFor();
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
  await expect
    .poll(() => page.evaluate(() => (window as { held?: Window | null }).held?.closed))
    .toBe(true);

  await sendForm(page, `${origin}/api/tables/${table}/talk`);
  await expect.poll(() => page.url()).toContain('/talk');
  expect(await page.locator('body').textContent()).toContain('wrong-origin');

  expect(await kept()).toBe(before);
  unsubscribe('http.server.response.finish', note);
  const from = answered.filter((each) => each.origin === new URL(elsewhere).origin);
  const posts = from.filter(({ method }) => method === 'POST');
  // The one without a word of its type, the beacon and the form. What asks first is told no, and comes not.
  expect(posts.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(from.filter(({ method }) => method === 'OPTIONS').map(({ status }) => status)).toEqual([
    405,
  ]);
  // From a page of another name not even her cookie comes along.
  expect(from.map(({ hasCookie }) => hasCookie)).toContain(isSameSite);
  expect(posts.map(({ hasCookie }) => hasCookie)).toEqual(posts.map(() => isSameSite));
  await context.close();
});

test('what somebody writes is text, and a script that came into the page does not run', async () => {
  const { who, table } = await signedIn();
  const { page } = who;
  await page.goto(`${place.client.address}#/table/~${table}`);
  await appears(page, '#ask');
  await page.getByText(ROGUE).first().waitFor();
  await page.getByRole('tab', { name: /^Talk/ }).click();
  await page.getByText('<script>window.wasHere').first().waitFor();
  const seen = await plantScripts(page, `http://localhost:${other.port}`);
  expect(new Set(seen)).toEqual(
    new Set([
      'connect-src',
      'form-action',
      'frame-src',
      'img-src',
      'script-src-attr',
      'script-src-elem',
    ]),
  );
  expect(await page.evaluate(() => 'wasHere' in window)).toBe(false);
  await who.context.close();
});
