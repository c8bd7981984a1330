/** The cookie of a session. Over https no other host can set it; on a plain network at home it has another name. */
const SECURE = '__Host-sid';
const PLAIN = 'sid';
const YEAR_S = 31_536_000;
/** As sessions are made: nothing else is looked up. */
const SECRET = /^[\w-]{43}$/;

export function sessionIn(header: string | undefined, isSecure: boolean): string | undefined {
  const name = isSecure ? SECURE : PLAIN;
  for (const part of (header ?? '').split(';')) {
    const [key, value = ''] = part.trim().split('=', 2);
    if (key === name && SECRET.test(value)) return value;
  }
  return undefined;
}

/** What a program sends instead. */
export function tokenIn(header: string): string | undefined {
  const [kind, value = ''] = header.split(' ', 2);
  return kind?.toLowerCase() === 'bearer' && SECRET.test(value) ? value : undefined;
}

export function sessionCookie(secret: string, isSecure: boolean): string {
  const age = secret === '' ? 0 : YEAR_S;
  const plain = `${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}`;
  return isSecure ? `${SECURE}=${plain}; Secure` : `${PLAIN}=${plain}`;
}
