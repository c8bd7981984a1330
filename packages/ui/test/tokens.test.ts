import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8');

type Tokens = ReadonlyMap<string, string>;
const THEMES = ['light', 'dark'] as const;
const PALETTES = ['first', 'second'] as const;

/** The declarations of the first rule with this selector. */
function declarations(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`no rule ${selector}`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('\n  }', start));
  const found = body.matchAll(/(--[\w-]+):\s*([^;]+);/g);
  return new Map(Array.from(found, ([, name = '', value = '']) => [name, value.trim()]));
}

function tokensOf(palette: (typeof PALETTES)[number]): Tokens {
  const first = declarations(':root');
  if (palette === 'first') return first;
  return new Map([...first, ...declarations(":root[data-palette='second']")]);
}

function colourOf(tokens: Tokens, name: string, theme: (typeof THEMES)[number]): string {
  const value = tokens.get(name) ?? '';
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (other !== undefined) return colourOf(tokens, other, theme);
  const [, light, dark] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value) ?? [];
  const colour = (theme === 'light' ? light : dark) ?? value;
  if (!/^#[\da-f]{6}$/.test(colour)) throw new Error(`${name} is no plain colour: '${value}'`);
  return colour;
}

/** WCAG 2.2: relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const TEXT = ['--ink', '--soft', '--enamel', '--brass', '--red', '--green'];
const GROUNDS = ['--paper', '--card'];
const WRITTEN_ON: readonly (readonly [text: string, ground: string])[] = [
  ...TEXT.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
  ['--on-enamel', '--enamel'],
  ['--on-enamel', '--enamel-high'],
  ['--on-enamel', '--enamel-low'],
  ['--on-brass', '--brass'],
  ['--on-red', '--red'],
  ...['--sign', '--sign-high', '--sign-low'].flatMap((ground) => [
    ['--sign-text', ground] as const,
    ['--sign-soft', ground] as const,
  ]),
  ...['--land', '--plains', '--forest', '--mountain', '--city', '--sea', '--glow-fill'].map(
    (ground) => ['--ink', ground] as const,
  ),
];

test('contrast is what WCAG says it is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
});

describe.each(PALETTES)('the %s palette', (palette) => {
  const tokens = tokensOf(palette);

  describe.each(THEMES)('%s', (theme) => {
    test.each(WRITTEN_ON)('%s can be read on %s', (text, ground) => {
      const ratio = contrast(colourOf(tokens, text, theme), colourOf(tokens, ground, theme));
      expect(ratio).toBeGreaterThanOrEqual(4.5);
    });

    test('a letter can be told from its piece', () => {
      const pieces = [...tokens.keys()].filter((name) => /^--(piece|seat)-/.test(name));
      expect(pieces.length).toBeGreaterThan(12);
      for (const piece of pieces) {
        const letter = piece.replace('--', '--on-');
        const ratio = contrast(colourOf(tokens, piece, theme), colourOf(tokens, letter, theme));
        expect.soft(ratio, `${letter} on ${piece}`).toBeGreaterThanOrEqual(4.5);
      }
    });

    test('the edge of what may be chosen stands out from every ground', () => {
      for (const ground of ['--plains', '--forest', '--mountain', '--card', '--paper']) {
        const ratio = contrast(colourOf(tokens, '--brass', theme), colourOf(tokens, ground, theme));
        expect.soft(ratio, ground).toBeGreaterThanOrEqual(3);
      }
    });
  });
});
