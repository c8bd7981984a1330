/** What a stream tells besides steps, each as an event of its own name. Nobody resumes from them: who comes gets the present. */
import { Sayings } from './talk-shapes.ts';

export const STREAM_EVENTS = {
  /** What was said; who has a number already has it. */
  talk: Sayings,
};
