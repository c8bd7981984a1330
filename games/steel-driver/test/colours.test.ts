/** Nothing is told by colour alone: goods have marks, open links no company's hue. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMPANIES, GOODS } from '../src/index.ts';
import { GOODS_MARKS } from '../ui/board/goods-marks.ts';
import { standing } from '../ui/face/panel.ts';
import { rules } from '../src/index.ts';
import type { Config } from '../src/index.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const look = read('../ui/board/look.module.css');
const tokens = read('../../../packages/ui/src/style/tokens.css');

test('each of the goods has a mark of its own', () => {
  expect(GOODS_MARKS).toHaveLength(GOODS.length);
  expect(new Set(GOODS_MARKS).size).toBe(GOODS.length);
});

interface Hue {
  /** 0 to 360. */
  readonly angle: number;
  /** 0: grey, 1: pure. */
  readonly strength: number;
}

function hueOf(colour: string): Hue {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts;
  const most = Math.max(...parts);
  const span = most - Math.min(...parts);
  if (span === 0) return { angle: 0, strength: 0 };
  const sixth =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return { angle: sixth * 60, strength: span };
}

/** Both values of light-dark(), or the one that there is. */
function coloursOf(css: string, name: string): readonly string[] {
  const [, value = ''] = new RegExp(`${name}:\\s*([^;]+);`).exec(css) ?? [];
  return value.match(/#[\da-f]{6}/g) ?? [];
}

const second = tokens.slice(tokens.indexOf("[data-palette='second']"));

describe.each([
  ['first', tokens],
  ['second', second],
])('in the %s palette', (palette, css) => {
  const pieceOf = (name: string): string => {
    const [own] = coloursOf(css.slice(0, css.indexOf('\n  }')), `--piece-${name}`);
    return own ?? coloursOf(tokens, `--piece-${name}`)[0] ?? '';
  };

  test('an open link has no hue, or none that is near a company’s', () => {
    for (const open of coloursOf(look, '--open-link')) {
      const lit = hueOf(open);
      for (const company of COMPANIES) {
        const own = hueOf(pieceOf(company));
        const apart = Math.abs(((lit.angle - own.angle + 540) % 360) - 180);
        expect(lit.strength < 0.06 || apart > 40, `${company} in the ${palette}`).toBe(true);
      }
    }
    expect(coloursOf(look, '--open-link')).toHaveLength(2);
  });

  test('a company has the colour of its name', () => {
    const angles = { red: 0, yellow: 45, green: 155, brown: 25, blue: 215 } as const;
    for (const [name, angle] of Object.entries(angles)) {
      const own = hueOf(pieceOf(name));
      expect(Math.abs(((own.angle - angle + 540) % 360) - 180), name).toBeLessThan(15);
    }
    expect(hueOf(pieceOf('grey')).strength).toBeLessThan(0.1);
  });
});

test('while companies are sold a player’s sign shows cubes, and money afterwards', () => {
  const state = rules.setup(rules.configure({ seats: 3, map: 'tutorial' }) as Config);
  const headline = (phase: typeof state.phase): string =>
    standing({ ...rules.view(state, 0), phase, cubes: [7, 7, 7] }, 0, {
      language: 'nl',
      who: String,
    }).headline;
  expect(headline('offer')).toBe('7 blokjes');
  expect(headline('build')).toMatch(/^\$\d+$/);
});
