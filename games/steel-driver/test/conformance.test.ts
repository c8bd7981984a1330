import { conformance } from '@roundhouse/engine/testing';
import { describe, test } from 'vitest';
import { rules } from '../src/index.ts';

describe('Steel Driver keeps the contract', () => {
  for (const { name, run } of conformance({ rules })) test(name, run);
});
