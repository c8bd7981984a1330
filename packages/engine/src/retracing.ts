/**
 * Lines that were made before are made again, all in one go. Meanwhile it stays at hand how the match stood after each,
 * so that where much was taken back nothing is played a third time.
 */
import type { Line } from './line.ts';
import { extend, lastSeq, type Match, type Step } from './match.ts';
import { isRefusal, type GameTypes, type Refusal } from './rules.ts';

export function retracing<G extends GameTypes>(match: Match<G>): (line: Line) => Step<G> | Refusal {
  const before = lastSeq(match) + 1;
  const states: G['state'][] = [];
  return (line) => {
    const step = extend(match, line, (seq) => states[seq - before]);
    if (!isRefusal(step)) states.push(match.state);
    return step;
  };
}
