import { conformance } from '@roundhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import { branches } from './branches.ts';

describe('Steel Driver keeps the contract, for 3 to 6 seats on both maps', () => {
  test.each(conformance({ rules, branches }))('$name', ({ run }) => {
    expect(run).not.toThrow();
  });
});
