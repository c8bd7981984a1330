/** Where a window on a drawing stands after it was resized, and after it went off by itself. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pane } from '@roundhouse/ui/pieces/pan-zoom-pane';

const DRAWING = { width: 1000, height: 800 };
const HOME = { x: 400, y: 300, width: 200, height: 200 };
const PHONE = { width: 360, height: 340 };
const READABLE = 1;

let resize: () => void;
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        resize = look;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  // Without motion a window is at once where it goes.
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '0' }));
});
afterEach(() => vi.unstubAllGlobals());

function paneOf(size: { width: number; height: number }): Pane {
  const pane = new Pane(DRAWING);
  const element = { getBoundingClientRect: () => ({ ...size }) } as unknown as HTMLElement;
  pane.attach(element, { readable: READABLE, home: HOME }, () => undefined);
  return pane;
}

test('a window that grows past the edge and shrinks again stands where it stood', () => {
  const size = { ...PHONE };
  const pane = paneOf(size);
  const { view } = pane;
  for (const height of [620, 340, 700, 340]) {
    size.height = height;
    resize();
  }
  expect(pane.view).toEqual(view);
});

test('what is held stays in sight when the window becomes smaller, and moves nothing before', () => {
  const size = { ...PHONE, height: 560 };
  const pane = paneOf(size);
  const { view } = pane;
  const { y, height } = pane.box();
  const low = { x: 480, y: y + height - 80, width: 30, height: 30 };
  pane.hold(low);
  expect(pane.view).toEqual(view);
  size.height = PHONE.height;
  resize();
  const seen = pane.box();
  expect(seen.y).toBeLessThanOrEqual(low.y);
  expect(seen.y + seen.height).toBeGreaterThanOrEqual(low.y + low.height);
});

test('what was told far apart is seen as a whole, and what is asked next from nearby again', () => {
  const pane = paneOf({ ...PHONE });
  pane.show({ x: 20, y: 300, width: 960, height: 100 });
  expect(pane.isPart()).toBe(false);
  pane.reveal({ x: 700, y: 300, width: 50, height: 50 });
  expect(pane.view.scale).toBeGreaterThanOrEqual(READABLE * 0.7);
});

test('who wants to see the whole keeps seeing it', () => {
  const pane = paneOf({ ...PHONE });
  pane.fit();
  pane.reveal({ x: 700, y: 300, width: 50, height: 50 });
  expect(pane.isPart()).toBe(false);
});
