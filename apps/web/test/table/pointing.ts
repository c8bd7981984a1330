/** Playing at a table by mouse or thumb: on the board where something glows, else in the strip. */
import type { Page } from 'playwright-core';

/** What a board lights up: its spots by their class, its buttons by their state. */
export const GLOWING =
  '[role="button"][class*="_open"]:not([aria-pressed="true"]), button[data-state="open"]';

/** Where to point for one of the things that glow and lie free in sight; undefined: none does. */
export function glowingPoint(
  page: Page,
  wander: number,
): Promise<{ x: number; y: number } | undefined> {
  return page.evaluate(
    ({ glowing, wanted }) => {
      const points = [...document.querySelectorAll(glowing)].flatMap((spot) => {
        const { left, top, width, height } = spot.getBoundingClientRect();
        const point = { x: left + width / 2, y: top + height / 2 };
        const found = document.elementFromPoint(point.x, point.y);
        return found && (found === spot || spot.contains(found)) ? [point] : [];
      });
      return points[wanted % Math.max(1, points.length)];
    },
    { glowing: GLOWING, wanted: wander },
  );
}

const MOST_TOUCHES = 8;

/** How the table stands between two touches: what is asked, chosen and left. */
function standing(page: Page, before = '', most = 0): Promise<string> {
  return page.evaluate(
    async ({ not, until }) => {
      for (const begun = performance.now(); ;) {
        const pressed = document.querySelectorAll('[aria-pressed="true"]').length;
        const now = `${document.getElementById('ask')?.textContent} ${pressed}`;
        if (now !== not || performance.now() - begun >= until) return now;
        await new Promise((later) => setTimeout(later, 20));
      }
    },
    { not: before, until: most },
  );
}

const DRAWN_MS = 700;

/** Touches a point of the board; answers whether that changed anything. */
async function touchBoard(page: Page, point: { x: number; y: number }): Promise<boolean> {
  const before = await standing(page);
  await page.mouse.click(point.x, point.y);
  return (await standing(page, before, DRAWN_MS)) !== before;
}

/** One of the picks of the strip; where there are too many to stand there, one of the whole list. */
async function pickInStrip(page: Page, wander: number): Promise<void> {
  const ask = page.locator('#ask');
  const picks = ask.locator('[data-pick]:visible');
  const all = ask.locator('[data-all]:visible');
  // What the board offers is not said again on a phone, until the sheet is pulled up.
  const grip = page.getByRole('button', { name: /^(?:Height of the sheet|Hoogte van het paneel)/ });
  for (let pull = 0; pull < 2 && (await picks.count()) + (await all.count()) === 0; pull += 1) {
    await grip.click();
  }
  if ((await picks.count()) === 0) await all.click();
  await picks.first().waitFor();
  await picks.nth(wander % (await picks.count())).click();
}

/** Until the move can be confirmed; answers how many of the touches were on the board. */
export async function chooseByPointer(page: Page, wander: number): Promise<number> {
  const confirm = page.locator('#confirm[aria-disabled="false"]');
  let onBoard = 0;
  for (let touch = 0; (await confirm.count()) === 0; touch += 1) {
    if (touch > MOST_TOUCHES) {
      throw new Error(`nothing could be confirmed: ${await standing(page)}`);
    }
    const point = touch < 2 ? await glowingPoint(page, wander + touch) : undefined;
    if (point && (await touchBoard(page, point))) onBoard += 1;
    else await pickInStrip(page, wander);
  }
  return onBoard;
}

/** One decision; answers how many of its touches were on the board. */
export async function decideByPointer(page: Page, wander: number): Promise<number> {
  const line = await page.locator('#ask').getAttribute('data-line');
  const onBoard = await chooseByPointer(page, wander);
  await page.locator('#confirm[aria-disabled="false"]').click();
  await page.locator(`#ask:not([data-line="${line}"])`).waitFor();
  return onBoard;
}
