/** The board's type for those who only load it, and have no page to draw on. */
import type { BoardParts } from '@roundhouse/ui/board';
import type { Action, Event, View } from '../../src/index.ts';

export declare const board: BoardParts<View, Action, Event>;
