import type { Box } from '@roundhouse/ui/words';

export const words: Box = {
  name: 'Ticket to Ride: Amsterdam',
  short: 'Amsterdam',
  blurb: 'Verzamel in het geheim kaarten en claim routes door het Amsterdam van de 17e eeuw.',
  minutes: '10 tot 15 minuten',
  sources: [
    'Een spel van Alan R. Moon, uitgegeven door Days of Wonder (2020). De namen zijn van hen; tekst, programma en tekeningen zijn van ons.',
    'Plaatsen, routes, kleuren en lengtes zijn gelezen van een foto van het gedrukte bord; vier routes waren daar deels bedekt en zijn afgeleid. Vier contracten zijn echt zo gedrukt; de andere twintig zijn een reconstructie naar hun patroon.',
  ],
};
