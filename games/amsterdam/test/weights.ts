/** The searching levels with the weights that lie beside the code. */
import type { Amsterdam } from '@roundhouse/amsterdam/rules';
import { levelsOf, netFromBytes, type Bot, type Level } from '@roundhouse/bots';
import { readFileSync } from 'node:fs';
import { brain } from '../bot/brain.ts';

export function levelAt(seats: number, level: Level): Bot<Amsterdam> {
  const bytes = readFileSync(new URL(`../bot/weights/${seats}.bin`, import.meta.url));
  const bot = levelsOf(brain, netFromBytes(bytes))[level];
  if (!bot) throw new Error(`there is no ${level}`);
  return bot;
}
