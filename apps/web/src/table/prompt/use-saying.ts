/** What the strip says: the question, or what is going on while others decide. */
import type { TableStep } from '../../host/index.ts';
import { useSettings } from '../../settings/index.ts';
import { useHand } from '../hand/use-hand.ts';
import { useLesson } from '../lesson/use-lesson.ts';
import { noticeOf } from '../play/use-notice.ts';
import { usePlay } from '../play/play-context.tsx';
import { lessonOf, sentencesOf } from '../reel/sentences.ts';
import { seatOf, shortened, type Told } from '../reel/telling.ts';
import { useStudy } from '../study/study-context.tsx';
import { useTable, type TableParts } from '../table-context.tsx';

export interface Saying {
  readonly plate: string;
  readonly text: string;
  /** What spoke for a bot's move, for those who want to learn. */
  readonly detail?: string;
  readonly isMine: boolean;
}

export function useSaying(): Saying {
  const table = useTable();
  const play = usePlay();
  const { coach } = useSettings();
  const lesson = useLesson();
  const study = useStudy();
  const { isHand } = useHand();
  const { words, tell, say } = table;
  const { travel, telling, live, seat, isMine, isOver, choice, shown } = play;
  const { here } = travel;
  if (!here || !live) return { plate: '', text: say.opening, isMine: false };
  const happened = latestSentences(table, play.lines, here);
  const reason = coach ? lessonOf(table, here) : undefined;
  const detail = reason === undefined ? {} : { detail: reason };
  if (study.look) {
    return { plate: say.looking, text: say.review.onBoard, isMine: false };
  }
  if (telling) {
    const plate = travel.isAway ? say.looking : tellerOf(table, telling);
    return { plate, text: isHand ? say.reel.tapHand : say.reel.tap, isMine: false };
  }
  if (travel.isAway) {
    return { plate: say.looking, text: happened, ...detail, isMine: false };
  }
  if (shown.look.next !== undefined) {
    return { plate: say.done, text: say.handed(tell.who(shown.look.next)), isMine: false };
  }
  if (lesson?.asked) {
    const { ask, why = '' } = lesson.asked;
    const text = [lesson.came ?? '', ask, why].join(' ').trim();
    return { plate: say.lesson.step(lesson.done + 1, lesson.count), text, isMine: true };
  }
  if (lesson?.farewell !== undefined) {
    return { plate: say.lesson.done, text: lesson.farewell, isMine: false };
  }
  if (isMine && seat !== null) {
    const further = choice.selection.isTouched
      ? words.askFurther?.(here.view, choice.left)
      : undefined;
    const text = further ?? words.ask(here.view, choice.legal, seat, tell.who);
    // Where several persons share a device, 'your' is anybody's.
    const plate = table.persons.length > 1 ? say.turnOf(tell.who(seat)) : say.yourTurn;
    return { plate, text, ...detail, isMine: true };
  }
  if (isOver) {
    return { plate: say.over, text: lastWord(table, here), isMine: false };
  }
  if (shown.trouble) {
    return { plate: say.stopped, text: noticeOf(table, shown.trouble).text, isMine: false };
  }
  const owing = live.turn.kind === 'act' ? live.turn.seats.map(tell.who) : [];
  const plate = shown.isBehind || owing.length === 0 ? actor(table, here.by) : say.thinking(owing);
  const brief = latestSentences(table, play.lines, here, shortened);
  const text = brief === '' ? say.waiting(owing.join(', ')) : brief;
  return { plate, text, ...detail, isMine: false };
}

/** What a line tells; of one with nothing to tell, the last before it that had. */
function latestSentences(
  table: TableParts,
  lines: readonly TableStep[],
  { seq }: TableStep,
  said: (sentence: string) => string = (sentence) => sentence,
): string {
  const told = lines.findLast((line) => line.seq <= seq && sentencesOf(table, line).length > 0);
  return told ? sentencesOf(table, told).map(said).join(' ') : '';
}

/** What an ending turns up is not said before it. */
function lastWord(table: TableParts, step: TableStep): string {
  const events = step.events.filter((event) => !table.face.isTurnedUp?.(event));
  return sentencesOf(table, { ...step, events }).at(-1) ?? '';
}

/** A count and a payout are nobody's move, and a hammer falls for all. Else it is whoever it is told of. */
function tellerOf(table: TableParts, { step, beat }: Told): string {
  const { event, moment } = beat;
  if (moment?.kind === 'count' || moment?.kind === 'payout') return moment.title;
  const { sold, unsold } = table.say.moments;
  if (moment?.kind === 'hammer') return moment.sum ? sold : unsold;
  return actor(table, seatOf(event) ?? step.by);
}

function actor({ tell, say }: TableParts, seat: number | undefined): string {
  if (seat === undefined) return say.aside;
  return seat === tell.who.you ? say.youPlay : say.plays(tell.who(seat));
}
