/** Which set of the server a design of this device is, and of which version it comes. */
import { keepText, keptJson } from '../../../settings/kept-text.ts';

export interface Bound {
  readonly set: string;
  readonly version: number;
}

const PREFIX = 'roundhouse.set-of.';

export function boundTo(design: string): Bound | undefined {
  const { set, version } = (keptJson(PREFIX + design) ?? {}) as Partial<Bound>;
  return typeof set === 'string' && typeof version === 'number' ? { set, version } : undefined;
}

/** Undefined: none any more. Where nothing can be kept, it is a set of its own the next time. */
export function bind(design: string, bound: Bound | undefined): void {
  keepText(PREFIX + design, bound && JSON.stringify(bound));
}
