/** What a spot is called and what lies there, in the words of the text twin. */
import type { Telling } from '@roundhouse/ui/face';
import type { TipText } from '@roundhouse/ui/pieces/tip';
import { sentence } from '@roundhouse/ui/sentence';
import type { View } from '../../src/index.ts';
import { FACE_LABELS } from '../words/face.ts';
import { places } from '../face/places.ts';
import { BOARD_LABELS } from '../words/board.ts';
import type { Spot } from './spots.ts';

/** Places of the text twin, found again for every spot of one view. */
let last: { view: View; tell: Telling; told: ReadonlyMap<string, TipText> } | undefined;

function toldIn(view: View, tell: Telling): ReadonlyMap<string, TipText> {
  if (last?.view !== view || last.tell.who !== tell.who || last.tell.language !== tell.language) {
    last = { view, tell, told: new Map(places(view, [], tell).map((place) => [place.id, place])) };
  }
  return last.told;
}

export function describeSpot(view: View, spot: Spot, tell: Telling): TipText {
  const labels = BOARD_LABELS[tell.language];
  const told = toldIn(view, tell);
  const [what = '', id = '', kind] = spot.split(':');
  switch (what) {
    case 'start':
    case 'missed': {
      const isMissed = what === 'missed';
      const here = view.players.flatMap(({ waiting }, seat) =>
        waiting?.door === id && waiting.missed === isMissed ? [tell.who(seat)] : [],
      );
      return {
        name: isMissed ? labels.missedOf(id) : labels.startOf(id),
        holds: here.length > 0 ? here : [FACE_LABELS[tell.language].nobodyWaits],
      };
    }
    case 'backs': {
      const player = view.players[Number(id)];
      const cards = kind === 'number' ? labels.numbers : labels.actions;
      const count = (kind === 'number' ? player?.numbers : player?.actions) ?? 0;
      return { name: `${sentence(tell.who(Number(id)))}: ${cards}`, holds: [String(count)] };
    }
    case 'die':
      return { name: labels.die, holds: [] };
    default:
      return told.get(spot) ?? { name: spot, holds: [] };
  }
}
