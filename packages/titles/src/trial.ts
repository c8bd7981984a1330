/** A trial run of a title's box, opened wherever its games are played. */
import type { Trial, TrialPlan } from '@roundhouse/bots';
import { isRefusal } from '@roundhouse/engine';
import { botsOf, type ReadBytes } from './bots.ts';
import type { AnyGame } from './playable.ts';
import type { Title } from './title.ts';

export type AnyTrialPlan = TrialPlan<AnyGame>;
export type AnyTrial = Trial<AnyGame>;

export async function openTrial(
  title: Title,
  plan: AnyTrialPlan,
  read: ReadBytes,
): Promise<AnyTrial> {
  const [rules, gauge] = await Promise.all([title.rules(), title.gauge?.()]);
  if (!gauge) throw new Error(`nobody can measure the games of ${title.id}`);
  const config = rules.configure(plan.config);
  if (isRefusal(config)) throw new Error(`the config was refused: ${config.code}`);
  const bots = await botsOf(title, config, read);
  const bot = bots[plan.level];
  if (!bot) throw new Error(`${title.id} has no bot ${plan.level} for this table`);
  return { plan: { ...plan, config }, rules, gauge, bot };
}
