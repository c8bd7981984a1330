/** What is said where people play who are not in one room. Loaded by who does. */
import { inEveryLanguage } from '../words.ts';

export interface Friends {
  readonly title: string;
  readonly lead: string;
  readonly choose: string;
  readonly set: {
    readonly who: string;
    whoSits(seat: number): string;
    readonly me: string;
    readonly friend: string;
    readonly bot: string;
    readonly noMe: string;
    readonly isPublic: string;
    readonly isSilent: string;
    readonly open: string;
  };
  readonly invitation: {
    readonly title: string;
    readonly text: string;
    readonly qr: string;
    readonly copy: string;
    readonly copied: string;
    readonly share: string;
    shared(name: string, game: string): string;
    readonly link: string;
    readonly renew: string;
    readonly renewed: string;
    readonly gone: string;
  };
  readonly room: {
    readonly title: string;
    waitingFor(count: number): string;
    readonly beginsItself: string;
    readonly seats: string;
    readonly free: string;
    readonly you: string;
    readonly botSeat: string;
    freeSeat(name: string): string;
    readonly standUp: string;
    readonly begin: string;
    readonly beginNote: string;
    readonly level: string;
    readonly screen: string;
    readonly screenNote: string;
    readonly watching: string;
    readonly agreed: string;
    readonly closing: string;
  };
  readonly join: {
    title(owner: string, game: string): string;
    titleOpen(game: string): string;
    readonly name: string;
    readonly sit: string;
    sitAs(name: string): string;
    readonly noAccount: string;
    readonly full: string;
    readonly begun: string;
    readonly watch: string;
    readonly invalidTitle: string;
    readonly invalid: string;
  };
  readonly lobby: {
    readonly title: string;
    readonly lead: string;
    readonly instead: string;
    readonly which: string;
    readonly free: string;
    readonly running: string;
    readonly over: string;
    readonly game: string;
    readonly every: string;
    readonly none: Readonly<Record<'free' | 'running' | 'over', string>>;
    readonly openOne: string;
    readonly join: string;
    readonly watch: string;
    readonly yours: string;
  };
  readonly screen: {
    readonly join: string;
    readonly joinText: string;
    readonly full: string;
    readonly leaveFull: string;
    readonly leave: string;
  };
  readonly line: {
    readonly lost: string;
    readonly pending: string;
    readonly keepsTrying: string;
    readonly tryNow: string;
    readonly outdated: string;
    readonly differs: string;
    readonly reload: string;
    readonly noServer: string;
    readonly noServerText: string;
    readonly unreachable: string;
    readonly failed: string;
  };
}

export const FRIENDS = await inEveryLanguage<Friends>(
  (language) => import(`./${language}/friends.ts`),
);
