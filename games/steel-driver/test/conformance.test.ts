import { conformance } from '@roundhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import { branches } from './branches.ts';
import { madeUpBox } from './made-up-box.ts';
import { ownMap } from './own-map.ts';

describe('Steel Driver keeps the contract, for 3 to 6 seats on all maps and on strangers’', () => {
  const configs = [{ seats: 4, map: ownMap }];
  test.each(conformance({ rules, branches, configs, boxes: madeUpBox }))('$name', ({ run }) => {
    expect(run).not.toThrow();
  });
});
