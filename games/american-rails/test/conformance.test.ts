import { conformance } from '@roundhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import { branches } from './branches.ts';
import { madeUpBox } from './made-up-box.ts';

describe('American Rails keeps the contract', () => {
  test.each(conformance({ rules, branches, boxes: madeUpBox }))('$name', ({ run }) => {
    expect(run).not.toThrow();
  });
});
