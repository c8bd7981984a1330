import type { Box } from '@roundhouse/ui/words';

export const words: Box = {
  name: 'American Rails',
  short: 'American Rails',
  blurb: 'Koop spoorwegaandelen op de veiling, bouw waar het loont en eindig met het meeste geld.',
  minutes: 'ongeveer 90 minuten',
  sources: [
    'Een spel van Tim Harrison, uitgegeven door Games on the Brain (2009) en Quined Games (2013). De namen zijn van hen; tekst, programma en tekeningen zijn van ons.',
    'Het bord is overgenomen, niet gescand: iemand die het spel heeft, las de waarden van de steden van het gedrukte bord en tekende de zeshoeken na, net als de volgorde van de acties. Eén verbetering is van ons: de rij van Mobile en Tallahassee ligt een halve zeshoek verder naar het oosten, zoals de kust het wil.',
  ],
};
