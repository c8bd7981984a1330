/** Codes that people read and type: letters that nobody confuses, in groups. */
import { randomInt } from 'node:crypto';
import { hashOf } from './secrets.ts';

/** Without I, L, O, U and the digits that look like letters. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Nearly five bits a letter. */
export function newCode(groups: number): string {
  const group = (): string =>
    Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** However it was typed. */
export function hashOfCode(typed: string): string {
  return hashOf(typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''));
}
