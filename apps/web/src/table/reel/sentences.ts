import { personsIn } from '@roundhouse/ui/person';
import type { TableStep } from '../../host/table-host.ts';
import type { Voice } from './voice.ts';

/** What a line tells, as sentences. */
export function sentencesOf(table: Voice, step: TableStep): readonly string[] {
  const { words, tell } = table;
  const happened = step.events.flatMap((event) => words.event(event, tell.who) ?? []);
  return [...ofTable(table, step), ...happened];
}

/** What the table itself says: whose time was up, who agreed to taking back or not, why it was broken off. */
function ofTable(
  { tell, say }: Voice,
  { timedOut, standIn, agreed, declined, ended }: TableStep,
): readonly string[] {
  const { whom } = personsIn(tell.language, tell.who);
  return [
    ...(timedOut === undefined ? [] : [say.time.timedOut(whom(timedOut))]),
    ...(standIn === undefined ? [] : [say.time.standIn[standIn]]),
    ...(agreed ? [say.time.agreed(whom(agreed.seat))] : []),
    ...(declined === undefined ? [] : [say.time.declined(whom(declined))]),
    ...(ended === undefined ? [] : [say.time.brokenOff(ended)]),
  ];
}

/** A move that was taken back is told, too, though nothing happened. */
export function isWorthTelling(table: Voice, step: TableStep): boolean {
  return step.undoneTo !== undefined || sentencesOf(table, step).length > 0;
}

/** What spoke for a bot's move; undefined where nothing is known of it. */
export function lessonOf({ words, tell, say }: Voice, step: TableStep): string | undefined {
  const reason = step.reason && words.reason?.(step.reason, tell.who);
  return reason === undefined || step.by === undefined
    ? undefined
    : say.coach(tell.who(step.by), reason);
}
