/** Steps as they are sent: JSON, in which a view that several see is written once. */
import type { TableStep } from '@roundhouse/table';

type View = TableStep['view'];

/** Of views that are being told: with the telling they go. */
const written = new WeakMap<View, string>();

export function stepsAsText(steps: readonly TableStep[]): string {
  return `[${steps.map(stepAsText).join(',')}]`;
}

function stepAsText({ view, ...step }: TableStep): string {
  return `${JSON.stringify(step).slice(0, -1)},"view":${viewAsText(view)}}`;
}

/** Options are the same in every step, and sent once with the table. */
export function viewAsSent(view: View): object {
  const { config: _, ...rest } = view;
  return rest;
}

function viewAsText(view: View): string {
  const known = written.get(view);
  if (known !== undefined) return known;
  const text = JSON.stringify(viewAsSent(view));
  written.set(view, text);
  return text;
}
