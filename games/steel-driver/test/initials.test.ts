import { expect, test } from 'vitest';
import { initials } from '../ui/face/initials.ts';

test.each([
  { names: ['Anna', 'Bram', 'Carla'], letters: ['A', 'B', 'C'] },
  { names: ['Anna', 'Arie', 'Ans'], letters: ['A', 'R', 'N'] },
  { names: ['Al', 'La', 'al'], letters: ['A', 'L', '3'] },
  { names: ['3', 'X', 'x', 'X3'], letters: ['3', 'X', '1', '4'] },
  { names: ['“Édith”', '…', '7'], letters: ['É', '2', '7'] },
])('$names are told apart by $letters', ({ names, letters }) => {
  expect(initials(names)).toEqual(letters);
});
