/** Hands a letter to a mail server (RFC 5321): over TLS, with our name where it wants one, and within a time. */
import type { Delivery } from '../delivery.ts';
import { letterText, type Letter } from './letter.ts';
import type { MailOptions } from './options.ts';
import { SmtpLine, type SmtpReply } from './smtp-line.ts';

const LONGEST_MS = 20_000;
const LOCAL = /^(?:localhost|127\.[\d.]+|::1)$/;

/** `why`: what the mail server said, for the log; no address is in it. */
export interface Mailed {
  readonly delivery: Delivery;
  readonly why?: string;
}

/** The mail server says no. `isLasting`: it will say so again. */
class No extends Error {
  readonly isLasting: boolean;
  constructor(what: string, { code }: SmtpReply, isLasting: boolean) {
    super(`${what}: ${code}`);
    this.isLasting = isLasting;
  }
}

export async function sendMail(
  options: MailOptions,
  letter: Letter,
  now: number,
  longestMs = LONGEST_MS,
): Promise<Mailed> {
  const line = SmtpLine.open(options, AbortSignal.timeout(longestMs));
  const step = { isSent: false };
  try {
    await greet(line, options);
    await hand(line, options, letter, now, step);
    line.send('QUIT\r\n');
    return { delivery: 'sent' };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (error instanceof No) return { delivery: error.isLasting ? 'never' : 'later', why };
    return { delivery: step.isSent ? 'unknown' : 'later', why };
  } finally {
    line.end();
  }
}

async function greet(line: SmtpLine, options: MailOptions): Promise<void> {
  demand('greeting', await line.reply(), 220);
  const named = `EHLO ${options.from.slice(options.from.indexOf('@') + 1)}`;
  let can = demand('EHLO', await line.ask(named), 250);
  if (!line.isSecure && can.lines.some((each) => /^STARTTLS$/i.test(each))) {
    demand('STARTTLS', await line.ask('STARTTLS'), 220);
    await line.secure();
    can = demand('EHLO', await line.ask(named), 250);
  }
  // Letters and passwords go over no line that anybody can read.
  if (!line.isSecure && !LOCAL.test(options.host)) throw new Error('no TLS');
  await signIn(line, options, can);
}

async function signIn(line: SmtpLine, { user, password = '' }: MailOptions, can: SmtpReply) {
  if (user === undefined) return;
  const ways = can.lines.find((each) => /^AUTH /i.test(each))?.toUpperCase() ?? '';
  const coded = (text: string): string => Buffer.from(text).toString('base64');
  if (/ PLAIN\b/.test(ways)) {
    const said = await line.ask(`AUTH PLAIN ${coded(`\0${user}\0${password}`)}`);
    demand('AUTH', said, 235);
    return;
  }
  demand('AUTH', await line.ask('AUTH LOGIN'), 334);
  demand('AUTH', await line.ask(coded(user)), 334);
  demand('AUTH', await line.ask(coded(password)), 235);
}

async function hand(
  line: SmtpLine,
  { from }: MailOptions,
  letter: Letter,
  now: number,
  step: { isSent: boolean },
): Promise<void> {
  demand('MAIL', await line.ask(`MAIL FROM:<${from}>`), 250);
  const taken = await line.ask(`RCPT TO:<${letter.to}>`);
  if (taken.code !== 250 && taken.code !== 251) throw new No('RCPT', taken, taken.code >= 500);
  demand('DATA', await line.ask('DATA'), 354);
  // A line that begins with a dot would end the letter.
  const text = letterText(letter, from, now).replaceAll(/^\./gm, '..');
  step.isSent = true;
  line.send(`${text}.\r\n`);
  const done = await line.reply();
  if (done.code !== 250) throw new No('DATA', done, done.code >= 500);
}

function demand(what: string, reply: SmtpReply, code: number): SmtpReply {
  if (reply.code !== code) throw new No(what, reply, false);
  return reply;
}
