/** The secrets of invitations, kept on this device: an address bar has none for longer than it takes to read it. */
const keyOf = (table: string): string => `roundhouse.invitation.${table}`;
/** Where storage is forbidden they last as long as the page. */
const kept = new Map<string, string>();

export function keepSecret(table: string, secret: string): void {
  kept.set(table, secret);
  try {
    localStorage.setItem(keyOf(table), secret);
  } catch {
    // See kept.
  }
}

export function secretOf(table: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(table)) ?? kept.get(table);
  } catch {
    return kept.get(table);
  }
}

/** It leads nowhere any more. */
export function forgetSecret(table: string): void {
  kept.delete(table);
  try {
    localStorage.removeItem(keyOf(table));
  } catch {
    // See kept.
  }
}
