/** The secrets of invitations, kept on this device: an address bar has none for longer than it takes to read it. */
import { keepText, keptText } from '../settings/kept-text.ts';

const keyOf = (table: string): string => `roundhouse.invitation.${table}`;
/** Where storage is forbidden they last as long as the page. */
const kept = new Map<string, string>();

export function keepSecret(table: string, secret: string): void {
  kept.set(table, secret);
  keepText(keyOf(table), secret);
}

export function secretOf(table: string): string | undefined {
  return keptText(keyOf(table)) ?? kept.get(table);
}

/** It leads nowhere any more. */
export function forgetSecret(table: string): void {
  kept.delete(table);
  keepText(keyOf(table), undefined);
}
