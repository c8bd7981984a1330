import { shape, type Shape } from '../../src/index.ts';
import { CARDS, type Config } from './types.ts';

const { fields, flag, list, nullOr, word, whole } = shape;

const MOST = 99;
const card = word(CARDS);
const cards = fields(Object.fromEntries(CARDS.map((each) => [each, whole(0, MOST)])));

export function stateShape({ seats }: Config): Shape {
  const seat = whole(0, seats - 1);
  const put = fields({ put: nullOr(card) });
  const block = fields({ block: flag });
  return fields({
    phase: word(['deal', 'choose', 'turn', 'draw', 'window', 'over']),
    deck: cards,
    under: list(fields({ card, seenBy: list(seat, 0, seats) }), 0, MOST),
    hands: list(cards, seats),
    rows: list(cards, seats),
    discards: cards,
    mover: seat,
    turns: whole(0, MOST),
    answers: list(
      nullOr((value, at) => (put(value, at) && block(value, at)) || undefined),
      seats,
    ),
    asked: list(seat, 0, seats),
    raid: nullOr(fields({ by: seat, from: seat, card })),
  });
}
