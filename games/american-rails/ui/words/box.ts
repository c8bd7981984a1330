import type { Box, Language } from '@roundhouse/ui/words';

export const box: Readonly<Record<Language, Box>> = {
  en: {
    name: 'American Rails',
    short: 'American Rails',
    blurb: 'Buy railway shares at auction, build where it pays, and end with the most cash.',
    minutes: 'about 90 minutes',
    sources: [
      'A game by Tim Harrison, published by Games on the Brain (2009) and Quined Games (2013). The names are theirs; words, code and drawings here are our own.',
      'The board is a transcription: somebody who owns the game read the values of the cities from the printed board and drew its hexes again, the order of the actions too. One correction is ours: the row of Mobile and Tallahassee lies half a hex further east, as the coast has it.',
    ],
  },
  nl: {
    name: 'American Rails',
    short: 'American Rails',
    blurb:
      'Koop spoorwegaandelen op de veiling, bouw waar het loont en eindig met het meeste geld.',
    minutes: 'ongeveer 90 minuten',
    sources: [
      'Een spel van Tim Harrison, uitgegeven door Games on the Brain (2009) en Quined Games (2013). De namen zijn van hen; tekst, programma en tekeningen zijn van ons.',
      'Het bord is overgenomen, niet gescand: iemand die het spel heeft, las de waarden van de steden van het gedrukte bord en tekende de zeshoeken na, net als de volgorde van de acties. Eén verbetering is van ons: de rij van Mobile en Tallahassee ligt een halve zeshoek verder naar het oosten, zoals de kust het wil.',
    ],
  },
};
