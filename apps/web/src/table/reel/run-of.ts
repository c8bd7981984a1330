/** A decision and all that followed from it by itself: what of it reads as one deed is told as one. */
import type { TableStep } from '../../host/table-host.ts';

const followsByItself = ({ by, forced, undoneTo }: TableStep): boolean =>
  undoneTo === undefined && (by === undefined || forced);

/** The lines that came about with this one, as far as they are there; itself among them. */
export function runOf(steps: readonly TableStep[], step: TableStep): readonly TableStep[] {
  const at = steps.findIndex(({ seq }) => seq === step.seq);
  if (at < 0) return [step];
  let from = at;
  while (from > 0 && followsByItself(steps[from] ?? step)) from -= 1;
  let to = at + 1;
  for (let next = steps[to]; next && followsByItself(next); next = steps[to]) to += 1;
  return steps.slice(from, to);
}
