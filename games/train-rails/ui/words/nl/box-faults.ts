import type { BoxFaults } from '../by-code.ts';

export const words: BoxFaults = {
  'car-fixed-row': (p) =>
    `${p['place']}: moet in elke wagon '${p['wanted']}' zijn, niet ${p['given']}.`,
  'car-row-length': (p) =>
    `${p['place']}: een rij heeft ${p['wanted']} tekens, deze heeft er ${p['count']}.`,
  'car-bad-sign': (p) =>
    `${p['place']}: teken ${p['column']} is '${p['sign']}'; er zijn . (vloer), s (stoel), b (bank), p en q (hetzelfde met een passagier) en # (cabine).`,
  'car-door-shut': (p) =>
    `${p['place']}: teken ${p['column']} is '${p['sign']}', maar daar loopt de weg vanaf de deuren; het moet vloer zijn.`,
  'car-cab': (p) =>
    `${p['place']}: teken ${p['column']} is een cabine; een cabine vult beide tekens van een hoek naast de deuren.`,
  'car-bench': (p) =>
    `${p['place']}: teken ${p['column']} is een bank; een bank staat aan de wand, met vloer ervoor.`,
  'car-floor-shut': (p) =>
    `${p['place']}: teken ${p['column']} is vloer achter een stoel; vloer aan de wand heeft vloer voor zich nodig.`,
  'car-seats': (p) =>
    `${p['place']}: de wagon heeft ${p['count']} vrije stoelen; het moeten er ${p['wanted']} zijn.`,
  'car-bays': (p) =>
    `${p['place']}: ${p['count']} tekens zijn vloer buiten het gangpad en de deuren; het mogen er ${p['most']} zijn.`,
  'deck-numbers': (p) =>
    `${p['place']}: er zijn ${p['count']} getalkaarten; het moeten er ${p['least']} tot ${p['most']} zijn.`,
  'deck-actions': (p) =>
    `${p['place']}: er zijn ${p['count']} actiekaarten; het moeten er ${p['least']} tot ${p['most']} zijn.`,
  'deck-scarce-number': (p) =>
    `${p['place']}: van de ${p['value']} zijn er ${p['count']} kaarten, rood en blauw samen; het moeten er ${p['least']} zijn, een tiende van de getalkaarten.`,
  'deck-passes': (p) =>
    `${p['place']}: van Pardon en Rebelse Passagier zijn er samen ${p['count']}; met minder dan ${p['least']} blijven stoelen buiten bereik.`,
  'deck-exits': (p) =>
    `${p['place']}: van Uitstappen 1X en Uitstappen 2X zijn er samen ${p['count']}; het mogen er ${p['most']} zijn, een vijfde van de actiekaarten.`,
  'deck-exit-pawns': (p) =>
    `${p['place']}: de kaarten Uitstappen sturen ${p['count']} pionnen weg; Pardon, Rebelse Passagier, Neem Plaats en Instappen brengen er ${p['seating']} op een stoel, dat is genoeg voor ${Math.floor((3 * Number(p['seating'])) / 4)}.`,
  'die-open-faces': (p) =>
    `${p['place']}: ${p['count']} vlakken zijn open; het moeten er ${p['least']} tot ${p['most']} zijn.`,
};
