/** Doing what was chosen: each kind of action to its own page of the rules. */
import type { Emit, Seat } from '@roundhouse/engine';
import {
  applyAccept,
  applyAttack,
  applyLay,
  applyRebel,
  applyReseat,
  takeBegged,
} from './attacks.ts';
import { applyCheck, applyPay } from './blocking.ts';
import { applyBoard, applyPlace, applyUpass } from './boarding.ts';
import {
  applyDiscard,
  applyDraw,
  applyEnter,
  applyExpress,
  applyPass,
  applyRefresh,
  applyReverse,
  applySit,
  applyStop,
  applyTrade,
  applyToken,
} from './keepers.ts';
import { applyMove } from './making-moves.ts';
import { topFrame } from './frames.ts';
import type { Action, Event, State } from './types.ts';

export function apply(state: State, seat: Seat, action: Action, emit?: Emit<Event>): void {
  switch (action.type) {
    case 'pass':
      return applyPass(state, emit);
    case 'place':
      return applyPlace(state, seat, action.door, emit);
    case 'roll':
      state.stack.push({ type: 'die' });
      return;
    case 'board':
      return applyBoard(state, seat, emit);
    case 'upass':
      return applyUpass(state, seat, action.from, emit);
    case 'express':
      return applyExpress(state, emit);
    case 'reverse':
      return applyReverse(state, emit);
    case 'token':
      return applyToken(state, emit);
    case 'enter1':
    case 'enter2':
      return applyEnter(state, action.type, emit);
    case 'sit':
      return applySit(state, action.cell, action.from, emit);
    case 'stop':
      return applyStop(state, emit);
    case 'lay':
      return applyLay(state, action.card, emit);
    case 'eccentric':
    case 'takeseat':
    case 'exit1':
    case 'exit2':
    case 'beg':
      return applyAttack(state, action, emit);
    case 'take':
      return takeBegged(state, action.card, emit);
    case 'accept':
      return applyAccept(state, emit);
    case 'rebel':
      return applyRebel(state, emit);
    case 'reseat':
      return applyReseat(state, action.cell, emit);
    case 'swap':
      state.stack.push({ type: 'swap', numbers: 0, actions: 0 });
      return;
    case 'trade':
      return applyTrade(state, action.card, emit);
    case 'draw':
      return applyDraw(state, emit);
    case 'refresh':
      return applyRefresh(state, emit);
    case 'discard':
      return applyDiscard(state, action.card, emit);
    case 'check':
      return applyCheck(state, emit);
    case 'pay':
      return applyPay(state, action.cell, emit);
    case 'move':
    case 'arrive':
    case 'oust':
      return applyMove(state, seat, action, emit);
  }
}

/**
 * What shows somebody a hidden card or an answer made from one: the tests of TR-7, and the look into a
 * hand where begging is open.
 */
export function reveals(state: State, _seat: Seat, action: Action): boolean {
  if (action.type === 'check') return true;
  if (state.config.begging !== 'open') return false;
  const frame = topFrame(state);
  return action.type === 'beg' || (action.type === 'accept' && frame?.type === 'window');
}
