/** The one-line texts of actions and chance. */
import { int, notation } from '@roundhouse/engine';
import type { Action, Chance } from './types.ts';

export const actionNotation = notation<Action>({ take: { wagons: int } });

export const chanceNotation = notation<Chance>({ first: { seat: int } });
