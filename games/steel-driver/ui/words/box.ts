import type { Box, Language } from '@roundhouse/ui/words';

export const box: Readonly<Record<Language, Box>> = {
  en: {
    name: 'Steel Driver',
    short: 'Steel Driver',
    blurb:
      'Bid your cubes for the control of six railways, build across America and cash the profits.',
    minutes: 'about 120 minutes',
    sources: [
      'A game by Martin Wallace. The names are his; words, code and drawings here are our own.',
      'The printed board could not be found. Known are the number of cities and their colours, some names and values, and that some routes exist; everything else on the map of the USA is a reconstruction. The small map of the Low Countries is our own design.',
    ],
  },
  nl: {
    name: 'Steel Driver',
    short: 'Steel Driver',
    blurb:
      'Bied blokjes voor de controle over zes spoorwegmaatschappijen, bouw dwars door Amerika en strijk de winst op.',
    minutes: 'ongeveer 120 minuten',
    sources: [
      'Een spel van Martin Wallace. De namen zijn van hem; tekst, programma en tekeningen zijn van ons.',
      'Het gedrukte bord was niet te vinden. Bekend zijn het aantal steden en hun kleuren, enkele namen en waarden, en dat sommige routes bestaan; al het andere op de kaart van de VS is een reconstructie. De kleine kaart van de Lage Landen is een eigen ontwerp.',
    ],
  },
};
