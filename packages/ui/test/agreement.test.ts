import { agreementFaults, formFaults } from '@roundhouse/ui/testing';
import { expect, test } from 'vitest';

test.each([
  ['en', 'You builds Richmond.'],
  ['en', 'You was skipped.'],
  ['en', 'Bram took the hand of you.'],
  ['en', 'Bram took you’s pawn.'],
  ['nl', 'Jij bouwen Richmond.'],
  ['nl', 'Jij heeft gepast.'],
  ['nl', 'Een kaart voor jij.'],
  ['nl', 'Jou koos een kaart.'],
  ['nl', 'De pion van jou schoof op.'],
] as const)('a wrong form is found, in %s: %s', (language, said) => {
  expect(formFaults(language, said)).not.toEqual([]);
});

test.each([
  ['en', 'You build Richmond for $3.'],
  ['en', 'You pass.'],
  ['en', 'Red paid you $40.'],
  ['en', 'You and Bram won.'],
  ['nl', 'Jij bouwt in Richmond.'],
  ['nl', 'Jij en Bram wonnen.'],
  ['nl', 'Bram en jij wonnen.'],
  ['nl', 'Een kaart voor jou.'],
  ['nl', 'Jouw pion schoof op.'],
] as const)('a right one is not, in %s: %s', (language, said) => {
  expect(formFaults(language, said)).toEqual([]);
});

test('a reader who is called by name is found', () => {
  const events = [{ type: 'passed', seat: 1 }];
  const byName = agreementFaults('en', ({ seat }, who) => `${who(seat)} passed.`, events);
  expect(byName).toHaveLength(1);
  expect(byName[0]).toContain('passed: ');
});
