import { once } from 'node:events';
import type { Command } from '../command.ts';
import { boundedLines } from '../engine/lines.ts';
import { Fault, MOST_BYTES, readRequest, type Answer, type Fields } from '../engine/protocol.ts';
import { Responder } from '../engine/responder.ts';

export const command: Command = {
  usage: 'engine',
  summary: 'answer JSON lines on stdin, for other programs and other languages',
  details: ['One request a line, one answer a line; docs/engine-protocol.md has them all.'],
  options: {},
  async run() {
    const session = new Responder();
    for await (const line of boundedLines(process.stdin, MOST_BYTES)) {
      if (line && isBlank(line)) continue;
      const answer = JSON.stringify(await answerTo(session, line));
      if (!process.stdout.write(`${answer}\n`)) await once(process.stdout, 'drain');
    }
  },
};

const isBlank = (line: Uint8Array): boolean => line.every((byte) => byte === 32 || byte === 13);

/** Whatever a line holds, it gets an answer, and the next line is read. */
async function answerTo(session: Responder, line: Uint8Array | undefined): Promise<Answer> {
  let fields: Fields = new Map();
  try {
    if (!line) throw new Fault('too-long', `a line has at most ${MOST_BYTES} bytes`);
    fields = readRequest(line);
    return { ...idOf(fields), ...(await session.answer(fields)) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const { code, rule } = error instanceof Fault ? error : { code: 'internal', rule: 'table' };
    return { ...idOf(fields), error: { code, rule, message } };
  }
}

const idOf = (fields: Fields): Answer => (fields.has('id') ? { id: fields.get('id') } : {});
