/** A letter as mail servers carry it: whatever stands in it, its lines are ours. */
import { randomBytes } from 'node:crypto';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where whoever wants no more of them says so. */
  readonly leave?: string;
}

const WORD_BYTES = 42;
const LINE = /.{1,76}/g;

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

/** Letters of any language in a header (RFC 2047), in words short enough for a line. */
function headerText(text: string): string {
  const words: string[] = [];
  let word = '';
  for (const letter of text.replaceAll(/\p{C}+/gu, ' ')) {
    if (Buffer.byteLength(word + letter) > WORD_BYTES) {
      words.push(word);
      word = '';
    }
    word += letter;
  }
  return [...words, word].map((each) => `=?utf-8?B?${base64(each)}?=`).join('\r\n ');
}

export function letterText(
  { to, subject, text, leave }: Letter,
  from: string,
  now: number,
): string {
  const host = from.slice(from.indexOf('@') + 1);
  const headers = [
    `From: Roundhouse <${from}>`,
    `To: <${to}>`,
    `Subject: ${headerText(subject)}`,
    `Date: ${new Date(now).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${randomBytes(18).toString('base64url')}@${host}>`,
    ...(leave === undefined ? [] : [`List-Unsubscribe: <${leave}>`]),
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
  ];
  const body = base64(text.replaceAll(/\r?\n/g, '\r\n')).match(LINE) ?? [];
  return [...headers, '', ...body, ''].join('\r\n');
}
