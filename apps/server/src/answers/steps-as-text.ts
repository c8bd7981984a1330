/** Steps as they are sent: JSON, in which a view that several see is written once. */
import type { TableStep } from '@roundhouse/table';
import { sentSight } from '../rooms/told-sights.ts';

export function stepsAsText(steps: readonly TableStep[]): string {
  let text = '';
  for (const step of steps) text += `${text === '' ? '[' : ','}${stepAsText(step)}`;
  return `${text === '' ? '[' : text}]`;
}

function stepAsText(step: TableStep): string {
  const rest = JSON.stringify({ ...step, view: undefined });
  return `${rest.slice(0, -1)},"view":${sentSight(step.view)}}`;
}

/** Options are the same in every step, and sent once with the table. */
export function viewAsSent(view: TableStep['view']): object {
  const { config: _, ...rest } = view;
  return rest;
}
