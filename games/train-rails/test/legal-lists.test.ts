/** How long lists and matches get; `legal-lists.long.test.ts` plays more of them. */
import { rules } from '@roundhouse/train-rails/rules';
import { expect, test } from 'vitest';
import { longest, report } from './longest-list.ts';

test('[TR-4.3] no list of actions reaches 400, and every random game ends', () => {
  const found = longest(300, {});
  process.stdout.write(report('default', found));
  expect(found.list).toBeLessThan(400);
  expect(found.list).toBeGreaterThan(100);
  expect(found.lines).toBeLessThan(rules.meta.maxLines);
});

test('[TR-1.7] the widest train and the most number cards', () => {
  const found = longest(150, { tiles: 'C+D', hand: '3N+2A' });
  process.stdout.write(report('C+D with three number cards', found));
  expect(found.list).toBeLessThan(450);
});
