/** The worker that holds the matches of a page: calls in, answers and steps out. */
import type { Refusal } from '@roundhouse/engine';
import { Tables, type TableStep } from '@roundhouse/table';
import { titleOf } from '@roundhouse/titles';
import { openBotThinker } from './bot-thinker.ts';
import { callsOn } from './calls.ts';
import { openIndexedDbStore } from './indexed-db-store.ts';
import { TableClock } from './table-clock.ts';
import { failureOf, type Calls, type Message, type Request } from './protocol.ts';

const SEED_BYTES = 32;

function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `randomUUID` is not there on plain http. */
function freshId(): string {
  return freshSeed().slice(0, 16);
}

const others = new BroadcastChannel('roundhouse-matches');

async function opened(): Promise<Calls> {
  const tables = new Tables({
    store: await openIndexedDbStore(),
    thinker: openBotThinker(),
    titleOf,
    now: () => Date.now(),
    fresh: () => ({ id: freshId(), seed: freshSeed(), now: Date.now() }),
    announce: (id) => others.postMessage(id),
  });
  others.addEventListener('message', (event: MessageEvent<string>) => {
    void tables.refresh(event.data).catch(() => undefined);
  });
  const clock = new TableClock(tables, () => Date.now());
  const told = {
    steps: (watch: number, steps: readonly TableStep[]) => tell({ kind: 'steps', watch, steps }),
    trouble: (watch: number, trouble: Refusal | undefined) =>
      tell({ kind: 'trouble', watch, trouble }),
  };
  return callsOn(tables, told, clock);
}

function tell(message: Message): void {
  postMessage(message);
}

let calls: Promise<Calls> | undefined;

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  const { id, call, args } = data;
  try {
    calls ??= opened().catch((error: unknown) => {
      // Who asks again may find the store usable by then.
      calls = undefined;
      throw error;
    });
    const answer = (await calls)[call] as (...given: readonly unknown[]) => Promise<unknown>;
    tell({ kind: 'answer', id, value: await answer(...args) });
  } catch (error) {
    tell({ kind: 'failure', id, failure: failureOf(error) });
  }
});
