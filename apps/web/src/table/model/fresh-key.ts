/** A key that no other move has. Not `randomUUID`, which is not there on plain http. */
export function freshKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
