import type { Box, Language } from '@roundhouse/ui/words';

export const box: Readonly<Record<Language, Box>> = {
  en: {
    name: 'Wagon Stack',
    short: 'Wagon Stack',
    blurb: 'Take one, two or three wagons from the yard, and see to it that the last one is yours.',
    minutes: 'about 2 minutes',
    sources: ['An old counting game in railway clothes, made to start a new game from.'],
  },
  nl: {
    name: 'Wagon Stack',
    short: 'Wagon Stack',
    blurb: 'Neem een, twee of drie wagons van het emplacement en zorg dat de laatste voor jou is.',
    minutes: 'ongeveer 2 minuten',
    sources: ['Een oud telspel in spoorwegkleren, gemaakt om een nieuw spel mee te beginnen.'],
  },
};
