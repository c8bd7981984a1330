import type { Box, Language } from '@roundhouse/ui/words';

export const box: Readonly<Record<Language, Box>> = {
  en: {
    name: 'Ticket to Ride: Amsterdam',
    short: 'Amsterdam',
    blurb: 'Collect cards in secret and claim routes through the Amsterdam of the 17th century.',
    minutes: '10 to 15 minutes',
    sources: [
      'A game by Alan R. Moon, published by Days of Wonder (2020). The names are theirs; words, code and drawings here are our own.',
      'Places, routes, colours and lengths were read off a picture of the printed board; four routes were partly covered there and are inferred. Four contracts are printed facts; the other twenty are a reconstruction after their pattern.',
    ],
  },
  nl: {
    name: 'Ticket to Ride: Amsterdam',
    short: 'Amsterdam',
    blurb: 'Verzamel in het geheim kaarten en claim routes door het Amsterdam van de 17e eeuw.',
    minutes: '10 tot 15 minuten',
    sources: [
      'Een spel van Alan R. Moon, uitgegeven door Days of Wonder (2020). De namen zijn van hen; tekst, programma en tekeningen zijn van ons.',
      'Plaatsen, routes, kleuren en lengtes zijn gelezen van een foto van het gedrukte bord; vier routes waren daar deels bedekt en zijn afgeleid. Vier contracten zijn echt zo gedrukt; de andere twintig zijn een reconstructie naar hun patroon.',
    ],
  },
};
