/** Why an action is not possible, with the rule and the figures. */
import { refusal, type Refusal, type Seat } from '@roundhouse/engine';
import { hasPassed } from '@roundhouse/kit/auction';
import { hasBit } from '@roundhouse/kit/bitset';
import { leastOf } from './auctions.ts';
import { boardOf, HEXES } from './board.ts';
import { MINIMUM_BID } from './companies.ts';
import { legal } from './legal.ts';
import { actionNotation } from './notation.ts';
import { columnOf } from './rounds.ts';
import { cubesIn, hasCube } from './mask.ts';
import { cubeCost } from './track.ts';
import { turn } from './turn.ts';
import {
  COMPANY_IDS,
  SPACES,
  type Action,
  type Company,
  type FrameStep,
  type View,
} from './types.ts';

export function why(view: View, seat: Seat, action: Action): Refusal | undefined {
  const text = actionNotation.format(action);
  if (legal(view, seat).some((listed) => actionNotation.format(listed) === text)) return undefined;
  return notHisTurn(view, seat) ?? notThisStep(view, action) ?? notLikeThis(view, seat, action);
}

function notHisTurn(view: View, seat: Seat): Refusal | undefined {
  const now = turn(view);
  if (now.kind === 'over') return refusal('match-over', 'table');
  if (now.kind === 'chance') return refusal('chance-first', 'table', { pool: now.pool });
  if (view.frame.seat === seat) return undefined;
  if (view.auction !== null && hasPassed(view.auction, seat)) {
    return refusal('passed-already', 'AR-2.2', { seat });
  }
  return refusal('not-your-turn', 'table', { seat, turn: view.frame.seat });
}

/** What each step asks for, and the rule that says so. */
const ASKED: Readonly<
  Record<FrameStep, { readonly rule: string; readonly types: readonly Action['type'][] }>
> = {
  removal: { rule: 'AR-1.8', types: [] },
  banker: { rule: 'AR-1.8', types: [] },
  offer: { rule: 'AR-2.6', types: ['offer', 'decline'] },
  bid: { rule: 'AR-2.2', types: ['bid', 'pass'] },
  found: { rule: 'AR-2.4', types: ['found'] },
  space: { rule: 'AR-3.2', types: ['take'] },
  develop: { rule: 'AR-4.2', types: ['develop', 'decline'] },
  finance: { rule: 'AR-4.3', types: ['finance', 'decline'] },
  take2: { rule: 'AR-4.4', types: ['collect', 'levy', 'expand2', 'decline'] },
  expand: { rule: 'AR-4.7', types: ['place', 'stop', 'decline'] },
  over: { rule: 'AR-8.1', types: [] },
};

function notThisStep(view: View, action: Action): Refusal | undefined {
  const { step } = view.frame;
  const { rule, types } = ASKED[step];
  if (types.includes(action.type)) return undefined;
  // Before a company is chosen on the Auction space the action can still be declined.
  return step === 'offer' && view.phase > 0
    ? refusal('not-now', 'AR-4.6', { step: 'auction', given: action.type })
    : refusal('not-now', rule, { step, given: action.type });
}

function notLikeThis(view: View, seat: Seat, action: Action): Refusal {
  switch (action.type) {
    case 'offer':
      return notOffered(view, action.company);
    case 'bid':
      return notBid(view, seat, action.amount);
    case 'found':
      return notFounded(view, action.hex);
    case 'take':
      return notTaken(view, SPACES.indexOf(action.space));
    case 'develop':
      return notDeveloped(view, action.hex);
    case 'finance':
      return outOfGame(view, action.company, 'AR-4.3');
    case 'expand2':
      return view.config.seats === 3
        ? refusal('no-expand2', 'AR-4.5', { seats: view.config.seats })
        : refusal('nothing-to-place', 'AR-4.7');
    case 'place':
      return notPlaced(view, seat, action.company, action.hex);
    case 'stop':
      return refusal('nothing-placed', 'AR-3.2');
    case 'decline':
      return view.frame.step === 'offer'
        ? refusal('must-offer', 'AR-2.6')
        : refusal('already-begun', 'AR-3.2', { placed: view.frame.placed });
    case 'pass':
    case 'collect':
    case 'levy':
      throw new Error(`${ASKED[view.frame.step].rule}: '${action.type}' is always possible here`);
  }
}

function outOfGame(view: View, company: Company, rule: string): Refusal {
  const id = COMPANY_IDS[company];
  return view.companies[company].status === 'removed'
    ? refusal('not-in-game', 'AR-1.3', { company: id })
    : refusal('knocked-out', rule, { company: id });
}

function notOffered(view: View, company: Company): Refusal {
  if (view.companies[company].status !== 'playing') return outOfGame(view, company, 'AR-4.6');
  const params = { company: COMPANY_IDS[company] };
  return view.phase === 0
    ? refusal('offered-already', 'AR-2.6', params)
    : refusal('no-share-left', 'AR-4.6', params);
}

function notBid(view: View, seat: Seat, amount: number): Refusal {
  const cash = view.cash[seat] ?? 0;
  const least = leastOf(view);
  if (cash < least) return refusal('cannot-bid', 'AR-2.2', { least, cash });
  if (amount > cash) return refusal('bid-over-cash', 'AR-2.2', { amount, cash });
  return least === MINIMUM_BID
    ? refusal('bid-below-minimum', 'AR-2.2', { amount, least })
    : refusal('bid-too-low', 'AR-2.2', { amount, standing: least - 1, least });
}

function hexName({ config }: View, hex: number): string {
  return boardOf(config).cityAt[hex]?.name ?? HEXES[hex]?.id ?? '';
}

function notFounded(view: View, hex: number): Refusal {
  const params = { hex: hexName(view, hex) };
  return boardOf(view.config).cityAt[hex] === undefined
    ? refusal('not-a-city', 'AR-2.4', params)
    : refusal('city-not-empty', 'AR-2.4', { ...params, cubes: cubesIn(view.map[hex] ?? 0) });
}

function notTaken(view: View, space: number): Refusal {
  const seat = view.trains[columnOf(view.phase) + space] ?? 0;
  return refusal('space-taken', 'AR-3.5', { space: SPACES[space] ?? '', seat });
}

function notDeveloped(view: View, hex: number): Refusal {
  const params = { hex: hexName(view, hex) };
  const city = boardOf(view.config).cityAt[hex];
  const mask = view.map[hex] ?? 0;
  if (city === undefined) return refusal('not-a-city', 'AR-4.2', params);
  if (city.closed) return refusal('closed-city', 'AR-4.2', params);
  return mask === 0
    ? refusal('no-cube-in-city', 'AR-4.2', params)
    : refusal('house-in-city', 'AR-4.2', params);
}

function notPlaced(view: View, seat: Seat, company: Company, hex: number): Refusal {
  const { status, held, supply, treasury, frontier } = view.companies[company];
  const board = boardOf(view.config);
  const id = COMPANY_IDS[company];
  const params = { company: id, hex: hexName(view, hex) };
  const mask = view.map[hex] ?? 0;
  if (status !== 'playing') return outOfGame(view, company, 'AR-4.6');
  if (held[seat] === 0) return refusal('no-share', 'AR-4.7', { company: id });
  if (supply === 0) return refusal('no-cubes-left', 'AR-5.5', { company: id });
  if (hasCube(mask, company)) return refusal('own-cube-there', 'AR-5.2', params);
  if (board.holdsOne[hex] && mask !== 0) {
    return refusal('hex-full', 'AR-5.2', { ...params, terrain: board.terrain[hex] ?? '' });
  }
  if (!hasBit(frontier, hex)) return refusal('not-adjacent', 'AR-5.1', params);
  return refusal('too-dear', 'AR-5.4', { ...params, treasury, cost: cubeCost(board, hex, mask) });
}
