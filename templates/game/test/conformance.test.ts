import { conformance } from '@roundhouse/engine/testing';
import { expect, test } from 'vitest';
import { subject } from './subject.ts';

for (const { name, run } of conformance(subject)) {
  test(`conformance: ${name}`, () => expect(run()).toBeUndefined());
}
