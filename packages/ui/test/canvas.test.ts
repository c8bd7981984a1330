import { describe, expect, test } from 'vitest';
import { Canvas } from '../src/canvas.ts';
import type { TerminalStyle } from '../src/terminal.ts';

const plain: TerminalStyle = { columns: 80, colour: false, language: 'en', who: String };
const coloured: TerminalStyle = { ...plain, colour: true };

describe('the canvas', () => {
  test('what is written later lies above, and rows have no blanks at their ends', () => {
    const canvas = new Canvas();
    canvas.put(2, 0, 'abc  ');
    canvas.put(3, 0, 'X');
    canvas.put(0, 2, '·');
    expect(canvas.lines(plain)).toEqual(['  aXc', '', '·']);
  });

  test('what lies outside is not drawn', () => {
    const canvas = new Canvas(4, 2);
    canvas.put(-1, 0, 'abcdef');
    canvas.put(0, 2, 'below');
    canvas.put(0, -1, 'above');
    expect(canvas.lines(plain)).toEqual(['bcde']);
  });

  test('a taken place moves a mark to the nearest free one', () => {
    const canvas = new Canvas(6, 2);
    canvas.put(0, 0, 'ab');
    canvas.putNear(0, 0, 'cd');
    canvas.putNear(0, 0, 'ef');
    expect(canvas.lines(plain)).toEqual(['abcd', 'ef']);
  });

  test('a mark that finds no place is left out', () => {
    const canvas = new Canvas(2, 1);
    canvas.put(0, 0, 'ab');
    canvas.putNear(0, 0, 'c');
    expect(canvas.lines(plain)).toEqual(['ab']);
  });

  test('a run of one colour is painted once', () => {
    const canvas = new Canvas();
    canvas.put(0, 0, 'ab', 'red');
    canvas.put(2, 0, 'c', 'red');
    canvas.put(3, 0, 'd');
    canvas.put(4, 0, 'e', 'bold');
    expect(canvas.lines(coloured)).toEqual(['\u001b[31mabc\u001b[0md\u001b[1me\u001b[0m']);
  });
});
