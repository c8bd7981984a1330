import type { Rng } from '@roundhouse/engine';
import { spoilBoxes } from '@roundhouse/engine/testing';
import { faultsIn } from '@roundhouse/ui/testing';
import { expect, test } from 'vitest';
import { TITLES } from '../src/index.ts';

test.each(TITLES)(
  '$id: a thousand spoiled boxes are refused by name of the place; whatever is taken can be played',
  async (title) => {
    const rules = await title.rules();
    const { madeUpBox } = (await import(`../../../games/${title.id}/test/made-up-box.ts`)) as {
      madeUpBox(rng: Rng): unknown;
    };
    const told = faultsIn(await title.words());
    const counts = spoilBoxes(
      { rules, boxes: madeUpBox },
      { seed: 'a thousand', refused: 1000, told },
    );
    expect(counts.refused).toBe(1000);
    expect(counts.taken).toBeGreaterThan(50);
  },
);
