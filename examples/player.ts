/** Sits down at a table online and plays whatever is allowed: node player.ts TABLE SECRET (docs/bot-api.md). */
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

const [table = '', secret = ''] = process.argv.slice(2);
const at = `${process.env['ROUNDHOUSE']}/api/tables/${table}`;
const authorization = `Bearer ${process.env['ROUNDHOUSE_TOKEN']}`;

interface Step {
  readonly seq: number;
  readonly turn: { readonly kind: string };
  readonly legal: readonly string[];
  readonly owedSince?: number;
}

/** Asks until there is an answer: the same key again is the same move. */
async function ask(path: string, body: object): Promise<unknown> {
  for (;;) {
    const headers = { authorization, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(at + path, init).catch(() => undefined);
    if (answer && answer.status < 500 && answer.status !== 429) return answer.json();
    await setTimeout(1_000);
  }
}

/** What is told: one event is a line of the match and all that followed by itself. Others have names. */
async function* events(seat: number, after: number): AsyncGenerator<readonly Step[]> {
  const address = `${at}/stream?eyes=${seat}&after=${after}`;
  const { body } = await fetch(address, { headers: { authorization } });
  let text = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (text + chunk).split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const data = /^data: (.*)$/m.exec(part)?.[1];
      if (data !== undefined && !part.includes('event: ')) yield JSON.parse(data).steps;
    }
  }
}

const { seat } = (await ask('/seats', { secret })) as { seat: number };
for (let seen = -1, answered = -1; ; await setTimeout(1_000)) {
  try {
    for await (const steps of events(seat, seen)) {
      const last = steps.at(-1);
      if (last?.turn.kind === 'over') process.exit(0);
      seen = last?.seq ?? seen;
      if (!last || (last.owedSince ?? answered) <= answered) continue;
      answered = last.owedSince ?? answered;
      const text = last.legal[Math.floor(Math.random() * last.legal.length)];
      const key = randomBytes(16).toString('base64url');
      await ask('/moves', { seat, key, owedSince: answered, text });
    }
  } catch {
    // The line was cut: it is opened again from where it was.
  }
}
