/** The same over 10,000 games: `npm run test:long`. */
import { rules } from '@roundhouse/train-rails/rules';
import { expect, test } from 'vitest';
import { longest, report } from './longest-list.ts';

test('[TR-4.3] no list of actions reaches 400 in 10,000 random games, and all of them end', () => {
  const found = longest(10_000, {});
  process.stdout.write(report('default', found));
  expect(found.list).toBeLessThan(400);
  expect(found.lines).toBeLessThan(rules.meta.maxLines);
});
