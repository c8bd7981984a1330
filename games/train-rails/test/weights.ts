/** The levels with the weights that lie beside the code. */
import { levelsOf, netFromBytes, type Bot, type Level } from '@roundhouse/bots';
import type { TrainRails } from '@roundhouse/train-rails/rules';
import { readFileSync } from 'node:fs';
import { brain } from '../bot/brain.ts';

export function levelAt(seats: number, level: Level): Bot<TrainRails> {
  const bytes = readFileSync(new URL(`../bot/weights/${seats}.bin`, import.meta.url));
  const bot = levelsOf(brain, netFromBytes(bytes))[level];
  if (!bot) throw new Error(`there is no ${level}`);
  return bot;
}
