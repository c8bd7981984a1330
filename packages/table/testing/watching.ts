/** Looking on at a table as a test does. */
import type { Viewer } from '@roundhouse/engine';
import type { OnSteps, TableHost, TableStep, Watch } from '../src/index.ts';

type Watched = Pick<TableHost, 'watch'>;

/** A watch that has seen everything as soon as it is told. */
export function seeing(table: Watched, viewer: Viewer, after: number, onSteps: OnSteps): Watch {
  const watch = table.watch(viewer, after, (steps) => {
    onSteps(steps);
    const last = steps.at(-1);
    // The first steps come before there is a watch.
    if (last) void Promise.resolve().then(() => watch.seen(last.seq));
  });
  return watch;
}

/** The next step that satisfies, by a watch that ends with it. */
export function stepWhen(
  table: Watched,
  viewer: Viewer,
  wanted: (step: TableStep) => boolean,
  after = -1,
): Promise<TableStep> {
  return new Promise((resolve) => {
    const { stop } = seeing(table, viewer, after, (steps) => {
      const step = steps.find(wanted);
      if (!step) return;
      void Promise.resolve().then(() => stop());
      resolve(step);
    });
  });
}

/** All that is there, for one viewer. */
export function told(table: Watched, viewer: Viewer): readonly TableStep[] {
  const steps: TableStep[] = [];
  table.watch(viewer, -1, (some) => steps.push(...some)).stop();
  return steps;
}
