/** What others did comes first: taps that meant it, the camera that goes there, the recap for who takes the device. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, OPENING_MS } from '../client.ts';
import { openRecord, recordOf, sitDown, takeOver } from './at-the-table.ts';

let client: Client;
beforeAll(async () => {
  client = await Client.open();
}, OPENING_MS);
afterAll(() => client.close());

/** Taps captions on until it is somebody's turn; answers what was told. */
async function toldBeforeTurn(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    while (!document.querySelector('#ask [data-mine="true"]')) {
      const caption = document.querySelector<HTMLElement>('[data-caption][data-side]');
      if (caption) texts.push(caption.innerText);
      caption?.click();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return texts;
  });
}

/** The first choice of the sheet, tapped by a finger that came down earlier or now; answers whether it was taken. */
const isTaken = (page: Page, isDownNow: boolean): Promise<boolean> =>
  page.evaluate(async (now) => {
    const pick = document.querySelector<HTMLElement>('#ask [data-facet], #ask [data-pick]');
    if (!pick) throw new Error('nothing can be chosen');
    if (now) pick.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    pick.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    await new Promise((resolve) => setTimeout(resolve, 60));
    const chosen = '#confirm[aria-disabled="false"], #ask [data-facet][aria-pressed="true"]';
    return document.querySelector(chosen) !== null;
  }, isDownNow);

/** A table at which a bot’s move is being told, and nothing is asked yet. */
async function whileTold(): Promise<Page> {
  const settings = { pace: 'slow', confirm: true };
  const context = await client.visitor({ width: 360, height: 740, settings });
  const page = await sitDown(client, context, 'amsterdam');
  await toldBeforeTurn(page);
  await page.waitForTimeout(500);
  // One's own move, whatever it is, so that others play.
  await page.evaluate(async () => {
    while (document.querySelector('#ask [data-mine="true"]')) {
      const confirm = document.querySelector<HTMLElement>('#confirm[aria-disabled="false"]');
      const pick = document.querySelector<HTMLElement>('[data-pick]');
      (confirm ?? pick ?? document.querySelector<HTMLElement>('[data-all]'))?.click();
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.locator('[data-caption][data-side]').waitFor();
  return page;
}

test('a tap that began on another picture is not taken, and one on this picture is', async () => {
  const page = await whileTold();
  await page.evaluate(() =>
    document
      .querySelector('#ask')
      ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
  );
  await toldBeforeTurn(page);
  await page.waitForTimeout(600);
  expect(await isTaken(page, false)).toBe(false);
  expect(await isTaken(page, true)).toBe(true);
  await page.context().close();
});

test('a tap in the moment in which the telling ends may have meant the telling', async () => {
  const page = await whileTold();
  const isTakenAtOnce = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const goingOn = setInterval(
          () => document.querySelector<HTMLElement>('[data-caption][data-side]')?.click(),
          20,
        );
        const watching = new MutationObserver(() => {
          const pick = document.querySelector<HTMLElement>('#ask [data-facet], #ask [data-pick]');
          if (!pick || !document.querySelector('#ask [data-mine="true"]')) return;
          watching.disconnect();
          clearInterval(goingOn);
          pick.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          pick.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
          const chosen = '#confirm[aria-disabled="false"], #ask [data-facet][aria-pressed="true"]';
          setTimeout(() => resolve(document.querySelector(chosen) !== null), 60);
        });
        watching.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  expect(isTakenAtOnce).toBe(false);
  await page.waitForTimeout(600);
  expect(await isTaken(page, true)).toBe(true);
  await page.context().close();
});

test('who takes the device over is told what happened since, and only then asked', async () => {
  // Three persons at one device: since Anna played, Bram took a joker and Carla claimed a route.
  const page = await openRecord(client, recordOf('amsterdam', 'bots-3-assisted', 35), {
    width: 360,
    height: 740,
    settings: { pace: 'normal' },
  });
  await takeOver(page);
  const told = (await toldBeforeTurn(page)).join('\n');
  expect(told).toMatch(/ took a joker; a blue card was turned up\./);
  expect(told).toMatch(/ claimed Oost-Indisch Huis – Blauwbrug with 2 pink/);
  await page.context().close();
});

test('stepping back at a table that remembers for itself shows a line with words every time', async () => {
  const page = await openRecord(client, recordOf('amsterdam', 'bots-4-strict', 120), {
    width: 360,
    height: 740,
  });
  await takeOver(page);
  await page.locator('#ask [data-mine="true"]').waitFor();
  await page.locator('#content').focus();
  const blank: string[] = [];
  for (let step = 0; step < 15; step += 1) {
    await page.keyboard.press('ArrowLeft');
    await page.waitForTimeout(60);
    const text = await page.locator('#ask h2').innerText();
    blank.push(
      `${await page.locator('#ask [class*="plate"]').first().innerText()}: ${text.trim()}`,
    );
  }
  expect(new Set(blank).size).toBeGreaterThan(3);
  expect(blank.filter((line) => /: *$/.test(line))).toEqual([]);
  await page.context().close();
});

/** Where the middle of what is told lies in the window of the board, and whether all of it is there. */
const toldInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const told = [...document.querySelectorAll('[data-window] [data-told]')];
    const pane = document.querySelector('[data-window]')?.getBoundingClientRect();
    return (
      told.length > 0 &&
      pane !== undefined &&
      told.every((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return (
          left >= pane.left - 2 &&
          right <= pane.right + 2 &&
          top >= pane.top - 2 &&
          bottom <= pane.bottom + 2
        );
      })
    );
  });

test('the window goes to where something happened, from wherever it was', async () => {
  const page = await openRecord(client, recordOf('american-rails', 'bots-4', 140), {
    width: 360,
    height: 740,
    settings: { pace: 'normal' },
  });
  await page.locator('#ask [data-mine="true"]').waitFor();
  // Far away from everything that is told.
  const board = await page.locator('[data-window]').boundingBox();
  if (!board) throw new Error('there is no board');
  const drag = async (): Promise<void> => {
    await page.mouse.move(board.x + 20, board.y + board.height / 2);
    await page.mouse.down();
    await page.mouse.move(board.x + board.width - 10, board.y + board.height - 10, { steps: 4 });
    await page.mouse.up();
  };
  for (let time = 0; time < 4; time += 1) await drag();
  await page.getByRole('button', { name: 'Watch it again' }).click();
  const seen: boolean[] = [];
  for (let caption = 0; caption < 12; caption += 1) {
    await page.locator('[data-caption][data-side]').waitFor();
    const hasPlace = (await page.locator('[data-window] [data-told]').count()) > 0;
    if (hasPlace) seen.push(await toldInSight(page));
    await page.locator('[data-caption]').click();
    if ((await page.locator('#ask [data-mine="true"]').count()) > 0) break;
  }
  expect(seen.length).toBeGreaterThan(1);
  expect(seen).not.toContain(false);
  await page.context().close();
});
