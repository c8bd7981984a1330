/** The train in words: the turn, hands, seats, the aisle, doors, players and decks. */
import type { Place, Telling } from '@roundhouse/ui/face';
import { withChoices, type Described, type PlaceSketch } from '@roundhouse/ui/place-sketch';
import { sentence } from '@roundhouse/ui/sentence';
import {
  KINDS,
  kindOf,
  type Action,
  type Card,
  type Door,
  type Kind,
  type Train,
  type View,
} from '../../src/index.ts';
import { pawnsOf } from '../../src/cards.ts';
import { cardText } from '../words/meanings.ts';
import { cardName, CARD_NAMES } from '../words/cards.ts';
import { FACE_LABELS, type FaceLabels } from '../words/face.ts';
import { cardsIn, cellsOf, seenIn, standingOn, trainOfView, usesCard } from './reading.ts';

type Sketch = PlaceSketch<Action>;
type Shown = Described<View, FaceLabels>;

export function places(view: View, legal: readonly Action[], tell: Telling): readonly Place[] {
  const shown: Shown = { ...tell, view, labels: FACE_LABELS[tell.language] };
  const train = trainOfView(view);
  const sketches = [
    turnPlace(shown),
    ...view.players.flatMap((_, seat) => handPlaces(shown, seat)),
    ...(train ? trainPlaces(shown, train) : []),
    ...view.players.map((_, seat) => playerPlace(shown, seat)),
    ...KINDS.map((kind, index) => deckPlace(shown, kind, index)),
  ];
  const placed = withChoices(sketches, legal);
  // What belongs to no card, cell, door or player is decided in the turn itself.
  const homes = new Set(placed.flatMap(({ choices }) => choices));
  const homeless = legal.flatMap((_, number) => (homes.has(number) ? [] : [number]));
  const [turn, ...rest] = placed;
  return turn ? [{ ...turn, choices: [...turn.choices, ...homeless] }, ...rest] : [];
}

function turnPlace({ view, labels, who }: Shown): Sketch {
  const isRunning = view.player >= 0 && !view.over;
  const idle = view.over ? labels.over : labels.dealing;
  return {
    id: 'turn',
    group: labels.turns,
    name: isRunning ? labels.turnOf(who(view.player)) : idle,
    holds: [
      view.direction > 0 ? labels.clockwise : labels.counterClockwise,
      ...(view.bonus ? [labels.bonus] : []),
      ...(view.boarded ? [labels.boarded] : []),
    ],
  };
}

function handPlaces({ view, labels, who, language }: Shown, seat: number): Sketch[] {
  const hand = view.players[seat]?.hand ?? [];
  const isOwn = view.viewer === seat;
  return cardsIn(hand).map(([card, count]) => ({
    id: `hand:${seat}:${card}`,
    group: labels.hand(who(seat)),
    name: sentence(cardName(CARD_NAMES[language], card)),
    holds: [labels.cards(count), ...textOf(language, card)],
    concerns: (action) => isOwn && usesCard(action, card),
  }));
}

function textOf(language: Telling['language'], card: Card): readonly string[] {
  const text = cardText(language, card);
  return text === undefined ? [] : [text];
}

function trainPlaces(shown: Shown, train: Train): Sketch[] {
  const { view, labels, who } = shown;
  const cells = train.places.map(({ id, kind }, at) => {
    const pawns = standingOn(view, id).map((seat) => labels.pawnOf(who(seat)));
    const door = train.doors.find(({ doorway }) => doorway === at);
    return {
      id: `cell:${id}`,
      kind,
      group: kind === 'seat' ? labels.seats : labels.aisle,
      name: kind === 'seat' ? labels.seat(id) : labels.cell(id),
      holds: [
        ...(pawns.length > 0 ? pawns : [labels.empty]),
        ...(door ? [labels.doorwayOf(door.id)] : []),
      ],
      concerns: (action: Action) => cellsOf(action).includes(id),
    };
  });
  const of = (wanted: string): Sketch[] =>
    cells.flatMap(({ kind, ...sketch }) => (kind === wanted ? [sketch] : []));
  return [...of('seat'), ...of('aisle'), ...train.doors.map((door) => doorPlace(shown, door))];
}

function doorPlace({ view, labels, who }: Shown, { id }: Door): Sketch {
  const waiting = view.players.flatMap((player, seat) =>
    player.waiting?.door === id ? [{ seat, missed: player.waiting.missed }] : [],
  );
  const isOwn = waiting.some(({ seat }) => seat === view.player);
  return {
    id: `door:${id}`,
    group: labels.doors,
    name: labels.door(id),
    holds:
      waiting.length === 0
        ? [labels.nobodyWaits]
        : waiting.map(({ seat, missed }) =>
            missed ? labels.missed(who(seat)) : labels.waits(who(seat)),
          ),
    concerns(action) {
      switch (action.type) {
        case 'place':
          return action.door === id;
        case 'roll':
        case 'board':
          return isOwn;
        case 'upass':
          return action.from === id || (action.from === 'waiting' && isOwn);
        default:
          return false;
      }
    },
  };
}

function playerPlace({ view, labels, who, language }: Shown, seat: number): Sketch {
  const player = view.players[seat];
  if (!player) throw new RangeError(`there is no seat ${seat}`);
  const { waiting, aisle, heldBy, counter, blockers } = player;
  const names = (seats: readonly number[]): string => seats.map(who).join(', ');
  const seen = seenIn(view, seat, language);
  return {
    id: `player:${seat}`,
    group: labels.players,
    name: sentence(who(seat)),
    holds: [
      labels.seated(player.sitting.length, pawnsOf(view.config)),
      labels.inSupply(player.supply),
      ...(waiting
        ? [waiting.missed ? labels.missedAt(waiting.door) : labels.waitingAt(waiting.door)]
        : []),
      ...(aisle ? [labels.inAisle(aisle)] : []),
      ...(heldBy.length > 0 ? [labels.behind(names(heldBy))] : []),
      labels.hands(player.numbers, player.actions),
      labels.tokens(player.tokens),
      ...(player.marked ? [labels.skips] : []),
      ...(counter > 0 ? [labels.blocked(counter, names(blockers))] : []),
      ...(seen === '' ? [] : [labels.seen(seen)]),
    ],
    concerns: (action) => 'seat' in action && action.seat === seat,
  };
}

function deckPlace({ view, labels }: Shown, kind: Kind, index: number): Sketch {
  const discarded = cardsIn(view.discard).reduce(
    (sum, [card, count]) => (kindOf(card) === kind ? sum + count : sum),
    0,
  );
  return {
    id: `deck:${kind}`,
    group: labels.decks,
    name: kind === 'number' ? labels.numberDeck : labels.actionDeck,
    holds: [labels.cards(view.deck[index] ?? 0), labels.discards(discarded)],
  };
}
