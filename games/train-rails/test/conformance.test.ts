import { conformance } from '@roundhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { madeUpBox } from './made-up-box.ts';
import { subject } from './subject.ts';

describe('Train Rails keeps the contract, for 2 to 4 seats and every option', () => {
  test.each(conformance({ ...subject, boxes: madeUpBox }))('$name', ({ run }) => {
    expect(run).not.toThrow();
  });
});
