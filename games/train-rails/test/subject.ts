import type { Subject } from '@roundhouse/engine/testing';
import { rules, type TrainRails } from '@roundhouse/train-rails/rules';
import { branches } from './branches.ts';
import { redeal } from './redeal.ts';

export const subject: Subject<TrainRails> = { rules, redeal, branches };
