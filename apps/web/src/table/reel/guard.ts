/** A touch means the picture that it began on: if another lies there when it ends, it is not taken. */

/** How long after a telling has ended a touch may still have meant what was told. */
const GRACE = 350;

export class Guard {
  #picture: unknown;
  #begun: unknown;
  #isLate = false;
  #endedAt = Number.NEGATIVE_INFINITY;

  /** What was told gives way to what is asked. */
  endTelling(now: number): void {
    this.#endedAt = now;
  }

  /** What lies on the table now. What gives way to it shortly after a telling belongs to that. */
  show(picture: unknown, now: number): void {
    if (picture === this.#picture) return;
    this.#picture = picture;
    if (now - this.#endedAt < GRACE) this.#endedAt = now;
  }

  begin(now: number): void {
    this.#begun = this.#picture;
    this.#isLate = now - this.#endedAt < GRACE;
  }

  /** Whether what the touch chose is meant. */
  isMeant(): boolean {
    return !this.#isLate && this.#begun === this.#picture;
  }
}
