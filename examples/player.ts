/** Sits down at a table online and plays whatever is allowed: node player.ts TABLE SECRET (docs/bot-api.md). */
import { randomBytes, randomInt } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

const [table, secret] = process.argv.slice(2);
const { ROUNDHOUSE, ROUNDHOUSE_TOKEN } = process.env;
const headers = { authorization: `Bearer ${ROUNDHOUSE_TOKEN}`, 'content-type': 'application/json' };

/** Asks until there is an answer: the same key again is the same move. */
async function ask(path: string, body?: object): Promise<Response> {
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  for (;;) {
    const reply = await fetch(`${ROUNDHOUSE}/api/tables/${table}${path}`, init).catch(() => null);
    if (reply?.ok) return reply;
    if (reply && reply.status < 500 && reply.status !== 429) throw new Error(await reply.text());
    await setTimeout(1_000);
  }
}

const { seat } = (await (await ask('/seats', { secret })).json()) as { seat: number };
for (let seen = -1, answered = -1; ; await setTimeout(1_000)) {
  const { body } = await ask(`/stream?eyes=${seat}&after=${seen}`);
  try {
    for await (const line of createInterface({ input: Readable.from(body ?? []) })) {
      const step = line.startsWith('data: ') ? JSON.parse(line.slice(6)).steps?.at(-1) : undefined;
      if (step?.turn.kind === 'over') process.exit();
      seen = step?.seq ?? seen;
      if (step?.owedSince > answered) {
        answered = step.owedSince;
        const key = randomBytes(16).toString('base64url');
        const text = step.legal[randomInt(step.legal.length)];
        await ask('/moves', { seat, key, owedSince: answered, text });
      }
    }
  } catch (cause) {
    console.error('It goes on from where it was:', cause);
  }
}
