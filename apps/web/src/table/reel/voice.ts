import type { AnyFace, AnyWords } from '@roundhouse/titles';
import type { Telling } from '@roundhouse/ui/face';

/** What it takes to tell a line: the game's words and scenes, and the names of those who play. */
export interface Voice {
  readonly words: AnyWords;
  readonly face: Pick<AnyFace, 'moments' | 'changes' | 'isTurnedUp'>;
  readonly tell: Telling;
  readonly say: {
    coach(name: string, reason: string): string;
    readonly time: {
      timedOut(name: string): string;
      readonly standIn: Readonly<Record<'bot' | 'forfeit', string>>;
      agreed(name: string): string;
      declined(name: string): string;
      brokenOff(reason: string): string;
    };
  };
}
