import type { Box } from '@roundhouse/ui/words';

export const words: Box = {
  name: 'Steel Driver',
  short: 'Steel Driver',
  blurb:
    'Bied blokjes voor de controle over zes spoorwegmaatschappijen, bouw dwars door Amerika en strijk de winst op.',
  minutes: 'ongeveer 120 minuten',
  sources: [
    'Een spel van Martin Wallace. De namen zijn van hem; tekst, programma en tekeningen zijn van ons.',
    'Het gedrukte bord was niet te vinden. Bekend zijn het aantal steden en hun kleuren, enkele namen en waarden, en dat sommige routes bestaan; al het andere op de kaart van de VS is een reconstructie. De kleine kaart van de Lage Landen is een eigen ontwerp.',
  ],
};
