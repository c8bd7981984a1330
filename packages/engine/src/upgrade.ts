/** A running match survives a change of the rules by migrating its snapshot, never by repairing its lines. */
import type { Base } from './match.ts';
import { readState } from './read-state.ts';
import {
  isRefusal,
  type GameTypes,
  type Json,
  type Migration,
  type Refusal,
  type Rules,
} from './rules.ts';
import type { StoredSnapshot } from './snapshot.ts';

/** The snapshot as the present rules read it. */
export function upgrade<G extends GameTypes>(
  rules: Rules<G>,
  stored: StoredSnapshot,
): { config: G['config']; base: Base<G> } {
  const { snapshot } = stored;
  const steps = migrationsFrom(rules, snapshot.rules);
  const config = upgradeConfig(rules, stored.rules ?? snapshot.rules, stored.config);
  if (isRefusal(config)) throw new Error(`upgrade: the config was refused: ${config.code}`);
  const plain = steps.reduce((old, step) => step.state?.(old) ?? old, snapshot.state);
  const state = readState(rules, config, plain);
  if (isRefusal(state)) {
    throw new Error(`upgrade: the state was refused: ${Object.values(state.params).join(', ')}`);
  }
  const { after, draws, owed, ended } = snapshot;
  return {
    config,
    base: {
      after,
      state,
      draws,
      ...(owed === undefined ? {} : { owed: new Map(owed) }),
      ...(ended === undefined ? {} : { ended }),
    },
  };
}

/** A match's options as the present rules read them. */
export function upgradeConfig<G extends GameTypes>(
  rules: Rules<G>,
  version: number,
  config: Json,
): G['config'] | Refusal {
  const steps = migrationsFrom(rules, version);
  return rules.configure(steps.reduce((old, step) => step.config?.(old) ?? old, config));
}

/** A stored event as the present rules would have emitted it. */
export function upgradeEvent<G extends GameTypes>(
  rules: Rules<G>,
  version: number,
  event: Json,
): G['event'] {
  const steps = migrationsFrom(rules, version);
  return steps.reduce((old, step) => step.event?.(old) ?? old, event) as unknown as G['event'];
}

function migrationsFrom<G extends GameTypes>(
  rules: Rules<G>,
  version: number,
): readonly Migration[] {
  if (version > rules.version) {
    throw new Error(
      `upgrade: written by version ${version} of '${rules.title}', these rules are version ${rules.version}`,
    );
  }
  const steps: Migration[] = [];
  for (let to = version + 1; to <= rules.version; to++) {
    const step = rules.migrations.find((migration) => migration.to === to);
    if (!step) throw new Error(`upgrade: '${rules.title}' has no migration to version ${to}`);
    steps.push(step);
  }
  return steps;
}
