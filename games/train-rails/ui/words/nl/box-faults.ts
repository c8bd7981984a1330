import { boxPlace } from '@roundhouse/ui/box-place';
import type { Params } from '@roundhouse/ui/by-code';
import type { BoxFaults } from '../box-faults.ts';

const place = (p: Params): string => boxPlace(p, 'De doos');

export const words: BoxFaults = {
  'car-fixed-row': (p) =>
    `${place(p)}: moet in elke wagon '${p['wanted']}' zijn, niet ${p['given']}.`,
  'car-row-length': (p) =>
    `${place(p)}: een rij heeft ${p['wanted']} tekens, deze heeft er ${p['count']}.`,
  'car-bad-sign': (p) =>
    `${place(p)}: teken ${p['column']} is '${p['sign']}'; er zijn . (vloer), s (stoel), b (bank), p en q (hetzelfde met een passagier) en # (cabine).`,
  'car-door-shut': (p) =>
    `${place(p)}: teken ${p['column']} is '${p['sign']}', maar daar loopt de weg vanaf de deuren; het moet vloer zijn.`,
  'car-cab': (p) =>
    `${place(p)}: teken ${p['column']} is een cabine; een cabine vult beide tekens van een hoek naast de deuren.`,
  'car-bench': (p) =>
    `${place(p)}: teken ${p['column']} is een bank; een bank staat aan de wand, met vloer ervoor.`,
  'car-floor-shut': (p) =>
    `${place(p)}: teken ${p['column']} is vloer achter een stoel; vloer aan de wand heeft vloer voor zich nodig.`,
  'car-seats': (p) =>
    `${place(p)}: de wagon heeft ${p['count']} vrije stoelen; het moeten er ${p['wanted']} zijn.`,
  'car-bays': (p) =>
    `${place(p)}: ${p['count']} tekens zijn vloer buiten het gangpad en de deuren; het mogen er ${p['most']} zijn.`,
  'deck-numbers': (p) =>
    `${place(p)}: er zijn ${p['count']} getalkaarten; het moeten er ${p['least']} tot ${p['most']} zijn.`,
  'deck-actions': (p) =>
    `${place(p)}: er zijn ${p['count']} actiekaarten; het moeten er ${p['least']} tot ${p['most']} zijn.`,
  'deck-scarce-number': (p) =>
    `${place(p)}: van de ${p['value']} zijn er ${p['count']} kaarten, rood en blauw samen; het moeten er ${p['least']} zijn, een tiende van de getalkaarten.`,
  'deck-passes': (p) =>
    `${place(p)}: van Excuseer Mij en Rebelse Passagier zijn er samen ${p['count']}; met minder dan ${p['least']} blijven stoelen buiten bereik.`,
  'deck-exits': (p) =>
    `${place(p)}: van Uitgang 1X en Uitgang 2X zijn er samen ${p['count']}; het mogen er ${p['most']} zijn, een vijfde van de actiekaarten.`,
  'deck-exit-pawns': (p) =>
    `${place(p)}: de Uitgangkaarten sturen ${p['count']} pionnen weg; Excuseer Mij, Rebelse Passagier, Neem Plaats en Betreden brengen er ${p['seating']} op een stoel, dat is genoeg voor ${Math.floor((3 * Number(p['seating'])) / 4)}.`,
  'die-open-faces': (p) =>
    `${place(p)}: ${p['count']} vlakken zijn open; het moeten er ${p['least']} tot ${p['most']} zijn.`,
};
