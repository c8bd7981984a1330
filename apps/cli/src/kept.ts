/** An expert as it once was, weights and settings in a folder: so that a new one can be measured against it. */
import { join } from 'node:path';
import { netJudge, quickPolicy, searchBot, type Bot } from '@roundhouse/bots';
import type { AnyGame, Title } from '@roundhouse/titles';
import { quoted } from './arguments.ts';
import { Misuse } from './command.ts';
import { readJson } from './files.ts';
import { weightsIn } from './weights.ts';

/** How it is named among players: `kept:games/amsterdam/test/fixtures/expert-1`. */
export const KEPT = 'kept:';

const SETTINGS = ['plies', 'looks', 'iterations', 'slips', 'doubt'] as const;
type Settings = Record<(typeof SETTINGS)[number], number>;

export async function keptBot(
  title: Title,
  { seats }: AnyGame['config'],
  name: string,
): Promise<Bot<AnyGame>> {
  const folder = name.slice(KEPT.length);
  const settings = settingsIn(join(folder, 'expert.json'));
  const brain = await title.brain();
  const { net } = weightsIn(join(folder, `${seats}.bin`), brain);
  const quick = quickPolicy(brain, net.instinct);
  return searchBot(brain, netJudge(brain, net), { ...settings, level: 'expert', quick });
}

function settingsIn(file: string): Settings {
  const given = readJson(file) as Partial<Record<string, unknown>> | null;
  const settings: Partial<Settings> = {};
  for (const name of SETTINGS) {
    const value = given?.[name];
    if (typeof value !== 'number' || value < 0) {
      throw new Misuse(`${quoted(file)} has no ${quoted(name)}`);
    }
    settings[name] = value;
  }
  return settings as Settings;
}
