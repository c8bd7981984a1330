/** What happened since somebody's turn, in a sentence or two: as the game sums it up, else the last of each that counted. */
import type { Change } from '@roundhouse/ui/face';
import type { TableStep } from '../../host/table-host.ts';
import { neighbour } from '../model/journal.ts';
import { runOf } from './run-of.ts';
import { beatsOf } from './telling.ts';
import type { Voice } from './voice.ts';

/** As much as is read at a glance, and as a phone has lines for; all of it can be watched again. */
const MOST_LETTERS = 130;

const counts = ({ tone }: Change): boolean => tone !== 'plain';

/** `since`: the lines after the reader's last decision; `seat`: the reader. */
export function recapText(
  table: Voice,
  lines: readonly TableStep[],
  since: readonly TableStep[],
  seat: number,
): string {
  const { face, tell, words } = table;
  const events = since.flatMap((step) => step.events);
  const recap = words.recap?.(events, seat, tell.who);
  if (recap) return latestOf(recap).join(' ');
  const told = new Map<
    number,
    { readonly seq: number; readonly text: string; readonly counts: boolean }
  >();
  for (const step of since) {
    const { by, forced, seq } = step;
    if (by === undefined || by === seat) continue;
    const run = runOf(lines, step);
    const { text, isScene } = mainBeat(table, run, seat);
    // Who has no choice does nothing worth a word, unless a scene came of it.
    const isToldAlready = [...told.values()].some((each) => each.text === text);
    if (forced && (!isScene || isToldAlready)) continue;
    const before = neighbour(lines, seq, -1);
    const after = run.at(-1);
    const isCounted =
      before !== undefined &&
      after !== undefined &&
      face
        .changes(before.view, after.view, tell)
        .some((change) => change.seat === by && counts(change));
    if (text !== undefined && (isCounted || !told.get(by)?.counts)) {
      told.set(by, { seq, text, counts: isCounted });
    }
  }
  const latest = [...told.values()].toSorted((one, other) => other.seq - one.seq);
  const chosen: typeof latest = [];
  for (const each of latest.toSorted((one, other) => Number(other.counts) - Number(one.counts))) {
    const letters = chosen.reduce((sum, { text }) => sum + 1 + text.length, each.text.length);
    if (chosen.length === 0 || letters <= MOST_LETTERS) chosen.push(each);
  }
  return chosen
    .toSorted((one, other) => one.seq - other.seq)
    .map(({ text }) => text)
    .join(' ');
}

/** Whole sentences, the latest, as far as there is room. */
function latestOf(sentences: readonly string[]): readonly string[] {
  let from = sentences.length - 1;
  let letters = sentences[from]?.length ?? 0;
  while (from > 0) {
    letters += 1 + (sentences[from - 1]?.length ?? 0);
    if (letters > MOST_LETTERS) break;
    from -= 1;
  }
  return sentences.slice(Math.max(0, from));
}

/** Of a decision and what came of it: the scene, if there was one. */
function mainBeat(
  table: Voice,
  run: readonly TableStep[],
  viewer: number,
): { readonly text: string | undefined; readonly isScene: boolean } {
  const beats = run.flatMap((step) => beatsOf(table, step, viewer, false, run));
  const scene = beats.find(({ moment }) => moment);
  return { text: (scene ?? beats[0])?.text, isScene: scene !== undefined };
}
