/** What nodes tell each other by NOTIFY after they have committed. Lost hints are nobody's loss: there is a poll behind. */
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export const CHANNEL = 'roundhouse';
const AGAIN_MS = 500;

type OnAnnounced = (name: string) => void;

export class Hints {
  readonly #url: string;
  readonly #send: (texts: readonly string[]) => Promise<void>;
  /** Says whose a hint is: one's own are not heard. */
  readonly #node = randomBytes(6).toString('base64url');
  readonly #waiting = new Set<string>();
  #isSending = false;
  #client: Client | undefined;
  #again: NodeJS.Timeout | undefined;
  #onAnnounced: OnAnnounced | undefined;
  #isClosed = false;

  constructor(url: string, send: (texts: readonly string[]) => Promise<void>) {
    this.#url = url;
    this.#send = send;
  }

  /** What is announced while others are being sent goes with the next, each name once. */
  announce(name: string): void {
    this.#waiting.add(name);
    if (!this.#isSending) void this.#sendAll();
  }

  listen(onAnnounced: OnAnnounced): void {
    this.#onAnnounced = onAnnounced;
    void this.#connect();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#again);
    await this.#client?.end().catch(() => undefined);
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    while (this.#waiting.size > 0 && !this.#isClosed) {
      const texts = [...this.#waiting].map((name) => `${this.#node} ${name}`);
      this.#waiting.clear();
      await this.#send(texts);
    }
    this.#isSending = false;
  }

  async #connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    const lost = (): void => {
      if (this.#client !== client || this.#isClosed) return;
      this.#client = undefined;
      this.#again = setTimeout(() => void this.#connect(), AGAIN_MS);
    };
    this.#client = client;
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload = '' }) => {
      const [node, name] = payload.split(' ', 2);
      if (node !== this.#node && name !== undefined) this.#onAnnounced?.(name);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch {
      lost();
    }
  }
}
