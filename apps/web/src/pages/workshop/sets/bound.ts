/** Which set of the server a design of this device is, and of which version it comes. */

export interface Bound {
  readonly set: string;
  readonly version: number;
}

const PREFIX = 'roundhouse.set-of.';

export function boundTo(design: string): Bound | undefined {
  try {
    const { set, version } = JSON.parse(
      localStorage.getItem(PREFIX + design) ?? '{}',
    ) as Partial<Bound>;
    return typeof set === 'string' && typeof version === 'number' ? { set, version } : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined: none any more. Where nothing can be kept, it is a set of its own the next time. */
export function bind(design: string, bound: Bound | undefined): void {
  try {
    if (bound) localStorage.setItem(PREFIX + design, JSON.stringify(bound));
    else localStorage.removeItem(PREFIX + design);
  } catch {
    // Said by the design itself, which is not kept either.
  }
}
