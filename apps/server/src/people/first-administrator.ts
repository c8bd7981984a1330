/** The first administrator: whoever can read the server's console. */
import type { CodeStore } from '@roundhouse/store';
import { hashOf, newInvitation } from './secrets.ts';

/** Undefined: there is one already. An older code leads nowhere any more. */
export async function administratorCode(
  codes: CodeStore,
  now: number,
): Promise<string | undefined> {
  if (await codes.hasAdministrator()) return undefined;
  const code = newInvitation();
  const row = { hash: hashOf(code), kind: 'administrator', person: null } as const;
  await codes.replace('administrator', [{ ...row, until: Number.MAX_SAFE_INTEGER }], now);
  return code;
}
