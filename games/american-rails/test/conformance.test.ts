import { conformance } from '@roundhouse/engine/testing';
import { describe, test } from 'vitest';
import { rules } from '../src/index.ts';
import { branches } from './branches.ts';

describe('American Rails keeps the contract', () => {
  for (const { name, run } of conformance({ rules, branches })) test(name, run);
});
