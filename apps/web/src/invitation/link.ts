/** The link of an invitation, as somebody else can open it. */
import { onlinePaths } from '../online/paths.ts';

const HERE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What is called localhost here leads elsewhere on a phone: then the server's own address is taken. */
export function linkTo(path: string, reached: string | undefined): string {
  const { origin, pathname, hostname } = location;
  const at = HERE.has(hostname) && reached !== undefined ? reached : `${origin}${pathname}`;
  return `${at}#${path}`;
}

/** Without a secret, to a table that anybody may join. */
export const invitationLink = (
  table: string,
  secret: string | undefined,
  reached: string | undefined,
): string => linkTo(onlinePaths.join(table, secret), reached);
