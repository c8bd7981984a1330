/** What axe finds on a page. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** Half as long as what it was made from, which would be read anew by every page. */
const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Found {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Rules of which nothing that they find is ever serious: a third of the time would go to them. */
const SLIGHT = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'table-duplicate-name',
];

/** More than half of the time goes to it. */
export const COLOURS = 'color-contrast';

/** Of what is in order nothing is told, and where a fault lies stands in its piece of the page. */
const lookedAt = (without: readonly string[]): string =>
  JSON.stringify({
    resultTypes: ['violations'],
    selectors: false,
    // No rule that is asked here reads style sheets or plays what can be played.
    preload: false,
    rules: Object.fromEntries([...SLIGHT, ...without].map((rule) => [rule, { enabled: false }])),
  });

/** What is serious or worse, a line each. */
export async function seriousFaults(
  page: Page,
  without: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = (await page.evaluate(
    `axe.run(${lookedAt(without)}).then(({ violations }) => violations)`,
  )) as Found[];
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
}
