/** Bots that owe a decision make it, one after the other, while somebody looks on. */
import type { Reason, Thought } from '@roundhouse/bots';
import { botSeed, lastSeq, type Refusal, type Seat } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/titles/playable';
import type { Audience } from './audience.ts';
import { characterOf } from './names.ts';
import type { Running } from './running.ts';
import type { Bot } from './sitter.ts';
import type { Question, Thinker } from './thinker.ts';

export interface Driven {
  readonly thinker: Thinker | undefined;
  readonly audience: Audience;
  readonly running: Running;
  readonly isClosed: boolean;
  /** The move counts only if the seat still owes the decision. */
  play(move: BotMove): Promise<Refusal | undefined>;
}

export interface BotMove {
  readonly seat: Seat;
  readonly owedSince: number;
  readonly text: string;
  readonly reason: Reason | undefined;
}

export class BotDriver {
  readonly #table: Driven;
  #isDriving = false;
  /** Asked for while it drove: what it had found then may have changed. */
  #isAskedAgain = false;

  constructor(table: Driven) {
    this.#table = table;
  }

  async drive(): Promise<void> {
    this.#isAskedAgain = true;
    if (this.#isDriving) return;
    this.#isDriving = true;
    try {
      while (this.#isAskedAgain) {
        this.#isAskedAgain = false;
        while (await this.#moveOne());
      }
    } finally {
      this.#isDriving = false;
    }
  }

  /** Whether there may be another to move. */
  async #moveOne(): Promise<boolean> {
    const { audience, running, thinker } = this.#table;
    const next = nextBot(running);
    if (!thinker || !next || audience.isEmpty || this.#table.isClosed) return false;
    const { seat, sitter, owedSince } = next;
    const { action, explanation } = await this.#decision(thinker, seat, sitter);
    if (!(await this.#isSeen()) || this.#table.isClosed) return false;
    const text = running.stands.rules.action.format(action);
    const reason = explanation?.candidates[0]?.reason;
    const refused = await this.#table.play({ seat, owedSince, text, reason });
    if (!refused || refused.code === 'stale') return true;
    audience.tellTrouble(refused);
    return false;
  }

  /** A bot that can't think makes the least committal move: the others want to play on. */
  async #decision(thinker: Thinker, seat: Seat, sitter: Bot): Promise<Thought<AnyGame>> {
    const { running } = this.#table;
    const question = questionOf(running, seat);
    try {
      const asked = { ...question, character: characterOf(sitter.name) };
      return await thinker.decide(asked, sitter.level, running.match.id);
    } catch {
      return { action: running.stands.rules.idle(question.view, seat) };
    }
  }

  /** Among themselves bots play no further than everybody has seen who looks on; false: nobody does. */
  async #isSeen(): Promise<boolean> {
    const { audience, running } = this.#table;
    if (running.match.sitters.some(({ kind }) => kind === 'person')) return true;
    return audience.hasSeen(() => this.#table.running.match.lines);
  }
}

function nextBot({ match, stands }: Running) {
  for (const [seat, owedSince] of stands.owed) {
    const sitter = match.sitters[seat];
    if (sitter?.kind === 'bot') return { seat, owedSince, sitter };
  }
  return undefined;
}

/** What is asked for a seat, from what that seat may see. Chance in thinking starts where only the seed tells. */
export function questionOf({ match, seed, stands }: Running, seat: Seat): Question {
  const { rules, state, config } = stands;
  return {
    title: rules.title,
    seats: config.seats,
    view: rules.view(state, seat),
    legal: rules.legal(state, seat),
    seat,
    seed: botSeed({ title: rules.title, match: match.name, seed }, seat, lastSeq(stands)),
  };
}
