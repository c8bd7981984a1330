/** The door for states: one from a file, a stranger or an old store is checked before a rule sees it. */
import { refusal, type GameTypes, type Json, type Refusal, type Rules } from './rules.ts';

const MOST_SAID = 200;

/** `given` is a state without its config, as snapshots hold it. */
export function readState<G extends GameTypes>(
  rules: Rules<G>,
  config: G['config'],
  given: Json,
): G['state'] | Refusal {
  const misfit = rules.shape(config)(given, 'state');
  if (misfit) {
    const { at, wanted } = misfit;
    return refusal('bad-state', 'table', { at, wanted });
  }
  const state = rules.clone({ ...(given as object), config });
  try {
    rules.assertSound?.(state);
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return refusal('unsound-state', 'table', { fault: fault.slice(0, MOST_SAID) });
  }
  return state;
}
