/** What a second look says, in the reader's language. */
import { aheadBy, type Followed, type SecondLook } from '@roundhouse/bots';
import { argumentFor } from '@roundhouse/ui/advice';
import { naming } from '@roundhouse/ui/person';
import { useTable } from '../table-context.tsx';

export interface StudyTelling {
  /** 'Bram wins 42 of 100 from here' */
  wins(seat: number, followed: Followed): string;
  /** 'Bram would win 42 of 100' */
  would(seat: number, followed: Followed): string;
  /** What spoke for one of the two and what it feared: said to the one whose move it was, who is not always the reader. */
  why(look: SecondLook, followed: Followed): string;
  /** 'Better', or 'Instead' where it was not. */
  other(look: SecondLook): string;
}

export function useStudyTelling(): StudyTelling {
  const { words, tell, say } = useTable();
  const { review } = say;
  const { you } = tell.who;
  const winsOf = (seat: number, { wins }: Followed): number => Math.round(wins[seat] ?? 0);
  return {
    wins: (seat, followed) =>
      seat === you
        ? review.youWin(winsOf(seat, followed))
        : review.wins(tell.who(seat), winsOf(seat, followed)),
    would: (seat, followed) =>
      seat === you
        ? review.youWould(winsOf(seat, followed))
        : review.would(tell.who(seat), winsOf(seat, followed)),
    why(look, followed) {
      const { seat, played, other, shortfall } = look;
      const isBetter = followed === (aheadBy(look) < 0 ? other : played);
      const standpoint = isBetter ? 'best' : 'lesser';
      // Advice to somebody else calls nobody 'you' but him.
      const who = seat === you ? tell.who : naming(tell.who, undefined);
      const text = argumentFor(words, followed.reason, shortfall, standpoint, who);
      return seat === you || text === '' ? text : review.saidTo(tell.who(seat), text);
    },
    other: (look) => (aheadBy(look) < 0 ? review.better : review.other),
  };
}
