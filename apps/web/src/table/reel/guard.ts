/** A touch means the picture that it began on: if another lies there when it ends, it is not taken. */

/** How long after a telling has ended a touch may still have meant what was told. */
const GRACE = 350;

export class Guard {
  #picture: unknown;
  #begun: unknown;
  #isLate = false;
  #endedAt = Number.NEGATIVE_INFINITY;

  /** What lies on the table now; `isTold`: what was told until now gave way to it. */
  show(picture: unknown, isTold: boolean, now: number): void {
    if (picture === this.#picture) return;
    this.#picture = picture;
    if (isTold) this.#endedAt = now;
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
