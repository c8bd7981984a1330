/** What speaks for an action, as a code with its figures. */
import type { Reason } from '@roundhouse/bots';
import { byType } from '@roundhouse/kit/by-type';
import type { Seat } from '@roundhouse/engine';
import { cellOf, isSeat } from '../src/train.ts';
import type { Action, AttackCard, MoveAction, View } from '../src/types.ts';
import { bestPush, ownerOf } from './aim.ts';
import { bestTrade, doorValue, openChance } from './free-play.ts';
import { reachableFrom, seatAfter, seatBefore } from './order.ts';
import { attackLoss } from './policy.ts';
import { hasAislePawn, leftOf, NO_NUMBERS, sceneOf, seatChance, type Scene } from './scene.ts';
import { hiddenIn } from './seats.ts';
import { temperAt } from './temper.ts';

const reasonOf = byType<Action, [scene: Scene], Reason>({
  move: (action, scene) => reasonOfMove(scene, action),
  arrive: (action, scene) => reasonOfMove(scene, action),
  oust: (action, scene) => reasonOfMove(scene, action),
  pass: () => of('nothing-better'),
  refresh: () => of('new-cards'),
  place: ({ door }, scene) => of('good-door', { door, chance: percent(doorValue(scene, door)) }),
  roll: (_action, scene) => of('doors-open', { chance: percent(openChance(scene.view)) }),
  board: () => of('boards-for-nothing'),
  upass: (_action, scene) =>
    hasAislePawn(scene, scene.seat) ? against('both-go-back') : of('boards-surely'),
  express: (_action, scene) => reasonOfExpress(scene),
  reverse: (_action, scene) => reasonOfReverse(scene),
  token: () => of('token-for-later'),
  enter1: () => of('pawn-sits'),
  enter2: () => of('pawns-sit'),
  sit: ({ cell }, scene) => reasonOfSeat(scene, cell),
  reseat: ({ cell }, scene) => reasonOfSeat(scene, cell),
  lay: ({ card }, scene) => reasonOfLaying(scene, card),
  exit1: ({ seat }, scene) => reasonOfTarget(scene, seat),
  exit2: ({ seat }, scene) => reasonOfTarget(scene, seat),
  eccentric: ({ cell }, scene) => reasonOfPush(scene, cell),
  takeseat: ({ cell }, scene) => reasonOfPush(scene, cell),
  beg: ({ kind, seat }) => of(`begs-${kind}`, { player: seat + 1 }),
  take: ({ card }) => of('best-of-hand', { card }),
  accept: ({ type }, scene) => reasonOfAnswer(scene, type),
  rebel: ({ type }, scene) => reasonOfAnswer(scene, type),
  swap: (_action, scene) => reasonOfSwap(scene),
  trade: ({ card }) => of('of-little-use', { card }),
  discard: ({ card }) => of('of-little-use', { card }),
  draw: () => of('draws-now'),
  stop: () => of('keeps-the-rest'),
  check: () => of('plays-itself'),
  pay: ({ cell }, scene) =>
    of(isSeat(cellOf(scene.train, cell)) ? 'pays-seated' : 'pays-standing', {
      cell,
    }),
});

export function reason(view: View, seat: Seat, action: Action): Reason {
  const scene = sceneOf(view, [], seat, temperAt(view.config.seats));
  return reasonOf(action, scene);
}

function of(code: string, params: Reason['params'] = {}): Reason {
  return { code, params };
}

function against(code: string, params: Reason['params'] = {}): Reason {
  return { code, params, isAgainst: true };
}

function percent(chance: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, chance)));
}

function reasonOfMove(scene: Scene, action: MoveAction): Reason {
  const { train, seat, view } = scene;
  const end = cellOf(train, action.end);
  const left = leftOf(scene, seat) - 1;
  if (isSeat(end) && left === 0) return of('last-pawn', { cell: action.end });
  if (action.type === 'oust') {
    return of('takes-over-seat', { cell: action.end, player: ownerOf(view, action.end) + 1 });
  }
  if (isSeat(end)) return of('sits-down', { cell: action.end, left });
  const chance = percent(seatChance(scene, end, NO_NUMBERS, 0));
  return of('comes-closer', { cell: action.end, chance });
}

function reasonOfExpress({ view, seat }: Scene): Reason {
  const open = view.players.flatMap(({ marked }, other) =>
    other === seat || marked ? [] : [other],
  );
  if (open.length <= 1) return of('bonus-turn');
  let target = seatAfter(view, seat);
  while (!open.includes(target)) target = seatAfter(view, target);
  return of('skips', { player: target + 1 });
}

function reasonOfReverse({ view, seat }: Scene): Reason {
  if (view.config.seats === 2) return of('card-for-another');
  return of('turns-round', {
    player: seatBefore(view, seat) + 1,
    other: seatAfter(view, seat) + 1,
  });
}

function reasonOfSeat({ train }: Scene, cell: string): Reason {
  const isHidden = ((hiddenIn(train) >>> cellOf(train, cell)) & 1) === 1;
  return of(isHidden ? 'hidden-seat' : 'open-seat', { cell });
}

/** The opponent whom it pays most to hit. */
function dearest({ harm }: Scene, among: readonly Seat[]): Seat {
  let best = among[0] ?? 0;
  for (const target of among) if ((harm[target] ?? 0) > (harm[best] ?? 0)) best = target;
  return best;
}

function reasonOfLaying(scene: Scene, card: AttackCard): Reason {
  const { view, seat } = scene;
  if (card === 'beg') return of('card-from-another');
  const others = view.players.flatMap(({ sitting }, other) =>
    other !== seat && sitting.length > 0 ? [other] : [],
  );
  if (card === 'exit1' || card === 'exit2') {
    return reasonOfTarget(scene, dearest(scene, reachableFrom(view, seat)));
  }
  if (bestPush(scene) < 0) return against('seats-both', { player: dearest(scene, others) + 1 });
  const open = others.filter((other) => !hasAislePawn(scene, other));
  return reasonOfTarget(scene, dearest(scene, open));
}

function reasonOfPush(scene: Scene, cell: string): Reason {
  const target = ownerOf(scene.view, cell);
  return hasAislePawn(scene, target)
    ? against('seats-both', { player: target + 1 })
    : reasonOfTarget(scene, target);
}

function reasonOfTarget(scene: Scene, target: Seat): Reason {
  const { view, seat } = scene;
  const seated = view.players[target]?.sitting.length ?? 0;
  const isFirst = view.players.every(
    ({ sitting }, other) => other === seat || sitting.length <= seated,
  );
  const params = { player: target + 1, left: leftOf(scene, target) };
  return of(isFirst ? 'hits-leader' : 'hits-other', params);
}

function reasonOfAnswer(scene: Scene, answer: 'accept' | 'rebel'): Reason {
  const window = scene.view.stack.at(-1);
  if (window?.type !== 'window') return of('nothing-better');
  const loss = attackLoss(scene, window);
  if (answer === 'rebel') return of(loss > scene.temper.rebel ? 'worth-a-rebel' : 'stops-attack');
  if (loss < 0) return of('attack-helps');
  return of(loss > scene.temper.rebel ? 'rebel-for-worse' : 'keeps-rebel');
}

function reasonOfSwap(scene: Scene): Reason {
  const { chance } = bestTrade(scene);
  return chance > 0 ? of('swap-for-seat', { chance: percent(chance) }) : of('swap-for-better');
}
