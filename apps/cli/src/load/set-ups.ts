/** What else is asked while moves are made: a match that is over is followed by another, whose table has to be set. */
import type { Answered, Line, Request } from '../online/asking.ts';

export interface SetUps {
  /** Matches that were begun anew. */
  readonly begun: number;
  /** Requests that set their tables; streams are not among them. */
  readonly requests: number;
}

export class CountedSetUps {
  #begun = 0;
  #requests = 0;

  /** The same line, whose requests are counted. */
  over(line: Pick<Line, 'ask'>): Pick<Line, 'ask'> {
    return {
      ask: (asked: Request): Promise<Answered> => {
        this.#requests += 1;
        return line.ask(asked);
      },
    };
  }

  begin(): void {
    this.#begun += 1;
  }

  get soFar(): SetUps {
    return { begun: this.#begun, requests: this.#requests };
  }

  since(before: SetUps): SetUps {
    return { begun: this.#begun - before.begun, requests: this.#requests - before.requests };
  }
}
