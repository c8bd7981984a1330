/** What axe finds on a page. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Found {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Of what is in order nothing is told, and where a fault lies stands in its piece of the page. */
const LOOKED_AT = JSON.stringify({ resultTypes: ['violations'], selectors: false });

/** What is serious or worse, a line each. */
export async function seriousFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = (await page.evaluate(
    `axe.run(${LOOKED_AT}).then(({ violations }) => violations)`,
  )) as Found[];
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
}
