import { conformance } from '@roundhouse/engine/testing';
import { describe, test } from 'vitest';
import { subject } from './subject.ts';

describe('conformance', () => {
  for (const { name, run } of conformance(subject)) test(name, run);
});
