/** WS-1: the yard before anything is drawn. */
import { WAGONS, type Config, type State } from './types.ts';

export function setup(config: Config): State {
  const taken = Array.from({ length: config.seats }, () => 0);
  return { config, left: WAGONS[config.yard], taken, mover: -1 };
}
