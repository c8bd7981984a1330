/** The mail server that takes our letters. */
export interface MailOptions {
  readonly host: string;
  readonly port: number;
  /** Encrypted from the first byte; else by STARTTLS, which is demanded unless the server is on this machine. */
  readonly isSecure: boolean;
  readonly user?: string;
  readonly password?: string;
  /** Who sends, as an address. */
  readonly from: string;
  /** Authorities besides the usual ones that vouch for that server. */
  readonly ca?: string;
}

const ADDRESS = /^[^\s@<>"(),:;\\[\]]+@[\w.-]+$/;

/** From `smtp://user:password@host:587` or `smtps://host`, and who sends; a text says what is wrong. */
export function mailOptions(
  text: string | undefined,
  from: string | undefined,
): MailOptions | string | undefined {
  if (text === undefined && from === undefined) return undefined;
  const url = URL.parse(text ?? '');
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    return 'MAIL_URL is an address like smtp://user:password@mail.example:587';
  }
  if (from === undefined || !ADDRESS.test(from)) {
    return 'MAIL_FROM is the address that letters come from';
  }
  const isSecure = url.protocol === 'smtps:';
  const usual = isSecure ? 465 : 587;
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? usual : Number(url.port),
    isSecure,
    ...(url.username === '' ? {} : { user: decodeURIComponent(url.username) }),
    ...(url.password === '' ? {} : { password: decodeURIComponent(url.password) }),
    from,
  };
}
