import { naming, personsIn } from '@roundhouse/ui/person';
import { expect, test } from 'vitest';

const NAMES = ['Anna', 'Bram'];
const nameOf = (seat: number): string => NAMES[seat] ?? '?';

test('the one who reads is you, in the form that the sentence asks for', () => {
  const en = personsIn('en', naming(nameOf, 0));
  expect([en(0), en.whom(0), en.whose(0, 'pawn'), en.verb(0, 'has', 'have')]).toEqual([
    'you',
    'you',
    'your pawn',
    'have',
  ]);
  const nl = personsIn('nl', naming(nameOf, 0));
  expect([nl(0), nl.whom(0), nl.whose(0, 'pion')]).toEqual(['jij', 'jou', 'jouw pion']);
});

test('others have their names', () => {
  const en = personsIn('en', naming(nameOf, 0));
  expect([en(1), en.whom(1), en.whose(1, 'pawn'), en.verb(1, 'has', 'have')]).toEqual([
    'Bram',
    'Bram',
    'Bram’s pawn',
    'has',
  ]);
  const nl = personsIn('nl', naming(nameOf, 0));
  expect([nl(1), nl.whom(1), nl.whose(1, 'pion')]).toEqual(['Bram', 'Bram', 'de pion van Bram']);
});

test('where nobody is the one who reads, all have their names', () => {
  const who = naming(nameOf, undefined);
  expect(personsIn('en', who)(0)).toBe('Anna');
  expect(personsIn('nl', who).whom(0)).toBe('Anna');
});
