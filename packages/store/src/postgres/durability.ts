/** What a commit means is the server's setting. */
export const DURABLE_SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** Whether what was answered is on the disk with that setting; elsewhere too is as good. */
export function isDurable(name: (typeof DURABLE_SETTINGS)[number], value: string): boolean {
  return value === 'on' || (name === 'synchronous_commit' && value.startsWith('remote'));
}
