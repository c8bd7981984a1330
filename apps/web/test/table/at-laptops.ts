/** How a table is looked at on laptops, and what falls short there. */
import type { Page } from 'playwright-core';
import { sightOfTable, type Sight } from './laptops.ts';
import type { Phase } from './phases.ts';

interface Screen {
  readonly width: number;
  readonly height: number;
  /** So many players are in sight without scrolling. */
  readonly players: number;
}

export const LAPTOPS: readonly Screen[] = [
  { width: 1024, height: 768, players: 6 },
  { width: 1280, height: 800, players: 4 },
  { width: 1366, height: 768, players: 4 },
  { width: 1600, height: 1000, players: 6 },
];
const LEAST = 0.4;
const STILL = 120;

export function sightFaults(
  sight: Sight,
  screen: Screen,
  { asked, record, lines }: Phase,
): string[] {
  const where = `${asked.join(', ')} (${record} ${lines}), ${screen.width} x ${screen.height}`;
  const { board, larger, players, playersCut, bidders, biddersCut, choicesCut } = sight;
  const mustSee = Math.min(players, screen.players);
  return [
    ...(board < LEAST ? [`the board has ${(100 * board).toFixed(1)} % of the height`] : []),
    ...larger.map((each) => `larger than the board: ${each}`),
    ...(players - playersCut.length < mustSee ? [`not seen: ${playersCut.join(', ')}`] : []),
    ...biddersCut.map((each) => `a bidder of ${bidders} is cut off: ${each}`),
    ...choicesCut.map((each) => `a choice is cut off: ${each}`),
  ].map((each) => `${where}: ${each}`);
}

/** The board is the largest thing, and nobody and nothing is cut off: what is otherwise, on any of them. */
export async function faultsAtLaptops(page: Page, phase: Phase): Promise<readonly string[]> {
  const found: string[] = [];
  for (const screen of LAPTOPS) {
    await page.setViewportSize(screen);
    const look = async (): Promise<string[]> =>
      sightFaults(await page.evaluate(sightOfTable), screen, phase);
    let faults = await look();
    // Another window has the table laid out anew, and what there is more of is said once the strip was measured.
    for (let again = 0; again < 5 && faults.length > 0; again += 1) {
      await page.waitForTimeout(STILL);
      faults = await look();
    }
    found.push(...faults);
  }
  return found;
}
