/** Weights that a user names: those of another game, or damaged ones, are told in one line, before the work begins. */
import { netFromBytes, netJudge, quickPolicy, type Brain, type Net } from '@roundhouse/bots';
import type { AnyGame } from '@roundhouse/titles';
import { quoted } from './arguments.ts';
import { Misuse } from './command.ts';
import { readBytes } from './files.ts';

export interface Weights {
  readonly bytes: Uint8Array;
  readonly net: Net;
}

export function weightsIn(file: string, brain: Brain<AnyGame>): Weights {
  const bytes = readBytes(file);
  try {
    const net = netFromBytes(bytes);
    netJudge(brain, net);
    quickPolicy(brain, net.instinct);
    return { bytes, net };
  } catch (error) {
    throw new Misuse(`can't use ${quoted(file)}: ${error instanceof Error ? error.message : ''}`);
  }
}
