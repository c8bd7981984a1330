/** What holds in every state: no wagon is lost. */
import { WAGONS, type State } from './types.ts';

export function assertSound({ config, left, taken }: State): void {
  const all = taken.reduce((sum, wagons) => sum + wagons, left);
  if (all !== WAGONS[config.yard] || left < 0) {
    throw new Error(`WS-1.1: ${all} wagons of ${WAGONS[config.yard]}, ${left} in the yard`);
  }
}
