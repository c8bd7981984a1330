/** One line of a match. Its number, seq, counts from 1 and is never used twice. */
import type { Seat } from './rules.ts';

/** What becomes of a seat whose time ran out, where it does not just do nothing. */
export type StandingIn = 'bot' | 'forfeit';

export type Line =
  /** `0 bid 12`; forced, played by `settle`: `=0 pass`. */
  | { readonly kind: 'act'; readonly seat: Seat; readonly text: string; readonly forced: boolean }
  /** `* card red` */
  | { readonly kind: 'chance'; readonly text: string }
  /** `.undo 57`: the match stands as it stood after line 57. Nothing is deleted. */
  | { readonly kind: 'undo'; readonly to: number }
  /** `.agree 1 57`: that seat agrees to taking back to line 57. */
  | { readonly kind: 'agree'; readonly seat: Seat; readonly to: number }
  /** `.decline 1`: that seat does not agree, or no longer asks: nothing is taken back. */
  | { readonly kind: 'decline'; readonly seat: Seat }
  /** `.seat 2 bot hard`: who sits there from now on. */
  | { readonly kind: 'seat'; readonly seat: Seat; readonly holder: string }
  /** `.timeout 2`: the next line is that seat's idle action. `.timeout 2 bot`: a bot plays on for it; `forfeit`: and it is placed last. */
  | { readonly kind: 'timeout'; readonly seat: Seat; readonly standIn?: StandingIn }
  /** `.rules 2 {...}`: from here on the match is played by that version; this is how it stands, as JSON. */
  | { readonly kind: 'rules'; readonly version: number; readonly position: string }
  /** `.end reason`: broken off before the rules ended it. */
  | { readonly kind: 'end'; readonly reason: string };

export function formatLine(line: Line): string {
  switch (line.kind) {
    case 'act':
      return `${line.forced ? '=' : ''}${line.seat} ${line.text}`;
    case 'chance':
      return `* ${line.text}`;
    case 'undo':
      return `.undo ${line.to}`;
    case 'agree':
      return `.agree ${line.seat} ${line.to}`;
    case 'decline':
      return `.decline ${line.seat}`;
    case 'seat':
      return `.seat ${line.seat} ${line.holder}`;
    case 'timeout':
      return `.timeout ${line.seat}${line.standIn === undefined ? '' : ` ${line.standIn}`}`;
    case 'rules':
      return `.rules ${line.version} ${line.position}`;
    case 'end':
      return `.end ${line.reason}`;
  }
}

const NUMBER = '(0|[1-9][0-9]{0,8})';
const TEXT = '(\\S+(?: \\S+)*)';
const ACT = new RegExp(`^(=?)${NUMBER} ${TEXT}$`);
const CHANCE = new RegExp(`^\\* ${TEXT}$`);
const UNDO = new RegExp(`^\\.undo ${NUMBER}$`);
const AGREE = new RegExp(`^\\.agree ${NUMBER} ${NUMBER}$`);
const DECLINE = new RegExp(`^\\.decline ${NUMBER}$`);
const SEAT = new RegExp(`^\\.seat ${NUMBER} ${TEXT}$`);
const TIMEOUT = new RegExp(`^\\.timeout ${NUMBER}(?: (bot|forfeit))?$`);
const RULES = new RegExp(`^\\.rules ${NUMBER} (\\{.*\\})$`);
const END = new RegExp(`^\\.end ${TEXT}$`);

/** Undefined for any text that `formatLine` would not write. */
export function parseLine(text: string): Line | undefined {
  let found = ACT.exec(text);
  if (found) {
    const [, mark, seat, rest = ''] = found;
    return { kind: 'act', seat: Number(seat), text: rest, forced: mark === '=' };
  }
  found = CHANCE.exec(text);
  if (found) return { kind: 'chance', text: found[1] ?? '' };
  found = UNDO.exec(text);
  if (found) return { kind: 'undo', to: Number(found[1]) };
  found = AGREE.exec(text);
  if (found) return { kind: 'agree', seat: Number(found[1]), to: Number(found[2]) };
  found = DECLINE.exec(text);
  if (found) return { kind: 'decline', seat: Number(found[1]) };
  found = SEAT.exec(text);
  if (found) return { kind: 'seat', seat: Number(found[1]), holder: found[2] ?? '' };
  found = TIMEOUT.exec(text);
  if (found) {
    const standIn = found[2] as StandingIn | undefined;
    const seat = Number(found[1]);
    return { kind: 'timeout', seat, ...(standIn === undefined ? {} : { standIn }) };
  }
  found = RULES.exec(text);
  if (found) return { kind: 'rules', version: Number(found[1]), position: found[2] ?? '' };
  found = END.exec(text);
  if (found) return { kind: 'end', reason: found[1] ?? '' };
  return undefined;
}
