/** Asks a server that goes away and comes back: the same request again, until there is a yes or a no. */
import { setTimeout } from 'node:timers/promises';
import type { Answered, Line, Request } from '../online/asking.ts';

const AGAIN_MS = 100;
/** Longer than any start takes. */
const PATIENCE_MS = 60_000;

export class PatientLine {
  readonly #line: Line;
  /** How often something had to be sent again. */
  resent = 0;

  constructor(line: Line) {
    this.#line = line;
  }

  async ask(asked: Request): Promise<Answered> {
    for (const until = Date.now() + PATIENCE_MS; ;) {
      const answer = await this.#line.ask(asked).catch((error: unknown) => String(error));
      if (typeof answer !== 'string' && answer.status !== 503) return answer;
      if (Date.now() > until) throw new Error(`no answer: ${JSON.stringify(answer)}`);
      this.resent += 1;
      await setTimeout(AGAIN_MS);
    }
  }

  stream: Line['stream'] = (...args) => this.#line.stream(...args);
}
