/** The arithmetic of a window on a drawing. */
import { describe, expect, test } from 'vitest';
import {
  centredOn,
  fitScale,
  mostOf,
  resized,
  seen,
  showing,
  within,
  zoomedAt,
} from '../src/pieces/window-view.ts';

const drawing = { width: 980, height: 800 };
const pane = { width: 490, height: 600 };
const near = { scale: 1.5, x: -300, y: -200 };

describe('a window on a drawing', () => {
  test('the whole is shown in the middle when nothing more fits', () => {
    const scale = fitScale(drawing, pane);
    expect(scale).toBe(0.5);
    expect(within({ scale: 0.1, x: 99, y: 99 }, drawing, pane)).toEqual({ scale, x: 0, y: 100 });
  });

  test('no edge of the drawing comes into a window that it fills', () => {
    expect(within({ scale: 1, x: 50, y: -9999 }, drawing, pane)).toEqual({
      scale: 1,
      x: 0,
      y: 600 - 800,
    });
  });

  test('zooming keeps what lies under the finger', () => {
    const zoomed = zoomedAt(near, 3, 100, 80);
    const under = (view: typeof near) => [(100 - view.x) / view.scale, (80 - view.y) / view.scale];
    expect(zoomed.scale).toBe(3);
    expect(under(zoomed)).toEqual(under(near));
  });

  test('what is seen is what it was centred on', () => {
    const { x, y, width, height } = seen(centredOn(300, 200, 2, pane), pane);
    expect([x + width / 2, y + height / 2]).toEqual([300, 200]);
  });

  test('a window that loses height moves nothing; one of another width keeps its middle', () => {
    expect(resized(near, pane, { width: 490, height: 550 })).toEqual(near);
    const turned = { width: 600, height: 490 };
    const before = seen(near, pane);
    const after = seen(resized(near, pane, turned), turned);
    expect(after.x + after.width / 2).toBeCloseTo(before.x + before.width / 2);
    expect(after.y + after.height / 2).toBeCloseTo(before.y + before.height / 2);
  });

  test('showing what is seen already moves nothing', () => {
    expect(showing(near, { x: 220, y: 150, width: 50, height: 50 }, pane, 0.5)).toBe(near);
  });

  test('showing what is elsewhere goes there, and away from it only as far as needed', () => {
    const small = { x: 800, y: 700, width: 50, height: 50 };
    expect(showing(near, small, pane, 0.5)).toEqual(centredOn(825, 725, 1.5, pane));
    const wide = { x: 0, y: 0, width: 700, height: 100 };
    expect(showing(near, wide, pane, 0.5).scale).toBeCloseTo(0.7);
    expect(showing(near, wide, pane, 0.9).scale).toBe(0.9);
  });

  test('of places far apart the most that can be seen at once, or those around one', () => {
    const at = (x: number, y: number) => ({ x, y, width: 40, height: 40 });
    const [west, east] = [[at(0, 0)], [at(600, 0), at(640, 60)]];
    const room = { width: 300, height: 300 };
    expect(mostOf([...west, ...east], room)).toEqual({ x: 600, y: 0, width: 80, height: 100 });
    expect(mostOf([...west, ...east], room, at(80, 0))).toEqual({
      x: 0,
      y: 0,
      width: 120,
      height: 40,
    });
    expect(mostOf([...west, ...east], { width: 900, height: 900 })).toEqual({
      x: 0,
      y: 0,
      width: 680,
      height: 100,
    });
    expect(mostOf([], room)).toBeUndefined();
  });
});
