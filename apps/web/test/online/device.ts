/** A device without a browser: its cookie, its storage, and a line that can be cut. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { answerJob } from '@roundhouse/bots';
import { parseRecord } from '@roundhouse/engine';
import { titleOf } from '@roundhouse/titles';
import { botsOf, reviewOf } from '@roundhouse/titles/bots';
import { afterEach } from 'vitest';
import { Guest } from '../../../server/test/visiting.ts';
import { LineKeeper } from '../../src/online/line-keeper.ts';
import { knowing, type Mind } from '../../src/online/mind.ts';
import { openRemote } from '../../src/online/open-remote.ts';
import type { RemoteHost } from '../../src/online/remote-host.ts';
import { Server } from '../../src/online/server.ts';
import { Unanswered } from '../../src/online/unanswered.ts';

const read = (file: URL) => readFile(file).catch(() => undefined);

/** Thinks at once. */
const mind: Mind = {
  ...knowing,
  async advise(question) {
    const title = titleOf(question.title);
    const bot = title && (await botsOf(title, question.view.config, read)).normal;
    if (!bot) throw new Error('nobody to ask');
    const job = { ...question, level: 'normal' as const, measure: {}, isExplained: true };
    const { explanation } = answerJob(bot, job, () => 0);
    if (!explanation) throw new Error('it gave no reasons');
    return { explanation };
  },
  async review({ title: id, record, question }) {
    const title = titleOf(id);
    return title && reviewOf(title, parseRecord(record), question, read);
  },
  close: () => undefined,
};

export class Device {
  readonly guest: Guest;
  readonly shelf = new Map<string, string>();
  isCut = false;
  /** Moves arrive, and their answers do not. */
  losesAnswers = false;
  lost = 0;
  /** Changes what comes. */
  tampers: ((text: string) => string) | undefined;
  readonly #opened: RemoteHost[] = [];

  constructor(origin: string) {
    this.guest = new Guest(origin);
  }

  async open(table: string, first = 200): Promise<RemoteHost> {
    const line = new LineKeeper({ now: () => Date.now(), chance: () => 0 });
    const send: typeof fetch = (address, init) => this.#send(address as string, init);
    const server = new Server({ origin: this.guest.origin, line, send });
    const shelf = {
      getItem: (key: string) => this.shelf.get(key) ?? null,
      setItem: (key: string, value: string) => void this.shelf.set(key, value),
      removeItem: (key: string) => void this.shelf.delete(key),
    };
    const host = await openRemote(
      {
        server,
        line,
        mind,
        unanswered: new Unanswered(shelf, table),
        shelf,
        match: `~${table}`,
        id: table,
        first,
        salt: () => randomBytes(16).toString('hex'),
        seed: () => randomBytes(16).toString('hex'),
        key: () => randomBytes(16).toString('hex'),
      },
      new AbortController().signal,
    );
    this.#opened.push(host);
    return host;
  }

  close(): void {
    for (const host of this.#opened) host.close();
  }

  async #send(address: string, init: RequestInit = {}): Promise<Response> {
    if (this.isCut) throw new TypeError('no network');
    const response = await this.guest.fetch(address, init);
    if (this.losesAnswers && init.method === 'POST') {
      this.lost += 1;
      throw new TypeError('the answer was lost');
    }
    const { tampers } = this;
    if (!tampers || !response.body) return response;
    const changing = new TransformStream<string, string>({
      transform: (text, into) => into.enqueue(tampers(text)),
    });
    const changed = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(changing);
    return new Response(changed.pipeThrough(new TextEncoderStream()), response);
  }
}

/** Gives devices at a house, and closes them after each test. */
export function devicesAt(house: () => { readonly origin: string }): () => Device {
  const open: Device[] = [];
  afterEach(() => {
    for (const device of open.splice(0)) device.close();
  });
  return () => {
    const made = new Device(house().origin);
    open.push(made);
    return made;
  };
}
