/** The sign on top, the player's panel and the figures to follow. */
import type { Figure, Stage, Standing, Telling } from '@roundhouse/ui/face';
import { seatFigures } from '@roundhouse/ui/figures';
import { sentence } from '@roundhouse/ui/sentence';
import type { View } from '../../src/index.ts';
import { pawnsOf } from '../../src/cards.ts';
import { FACE_LABELS, type FaceLabels } from '../words/face.ts';
import { seenIn } from './reading.ts';

export function figures({ players }: View, tell: Telling): readonly Figure[] {
  const { figures: groups } = FACE_LABELS[tell.language];
  const seated = players.map(({ sitting }) => sitting.length);
  const tokens = players.map((player) => player.tokens);
  return [
    ...seatFigures(tell, groups.seated, 'seated', seated),
    ...seatFigures(tell, groups.tokens, 'tokens', tokens),
  ];
}

export function standing(view: View, seat: number, { language }: Telling): Standing {
  const labels = FACE_LABELS[language];
  const player = view.players[seat];
  if (!player) throw new RangeError(`there is no seat ${seat}`);
  const { facts } = labels;
  const seen = seenIn(view, seat, language);
  const note = noteOn(view, seat, labels);
  const at = player.waiting;
  return {
    mark: 'seats',
    headline: labels.headline(player.sitting.length, pawnsOf(view.config)),
    ...(note === undefined ? {} : { note }),
    facts: [
      { label: facts.supply, value: String(player.supply) },
      ...(at ? [{ label: facts.waiting, value: labels.door(at.door) }] : []),
      ...(player.aisle ? [{ label: facts.aisle, value: player.aisle }] : []),
      { label: facts.cards, value: `${player.numbers} + ${player.actions}` },
      { label: facts.tokens, value: String(player.tokens) },
      ...(seen === '' ? [] : [{ label: facts.seen, value: seen }]),
    ],
  };
}

function noteOn(view: View, seat: number, labels: FaceLabels): string | undefined {
  const frame = view.stack.at(-1);
  const player = view.players[seat];
  if (view.over) {
    return player?.sitting.length === pawnsOf(view.config) ? labels.won : undefined;
  }
  if (frame?.type === 'window' && frame.seat === seat) return labels.answers;
  if (player?.marked) return sentence(labels.skips);
  return view.player === seat ? labels.toMove : undefined;
}

export function stage(view: View, { language, who }: Telling): Stage {
  const labels = FACE_LABELS[language];
  const { seats } = view.config;
  const first = Math.max(0, view.player);
  const way = view.direction > 0 ? labels.clockwise : labels.counterClockwise;
  const isRunning = view.player >= 0;
  return {
    now: view.over
      ? labels.over
      : isRunning
        ? `${view.viewer === view.player ? labels.yourTurn : labels.turnOf(who(view.player))}, ${way}`
        : labels.dealing,
    order: Array.from(
      { length: seats },
      (_, turn) => (first + turn * view.direction + seats * seats) % seats,
    ),
    end: view.over ? [] : [labels.endAt(pawnsOf(view.config))],
  };
}
