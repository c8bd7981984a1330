import type { Box } from '@roundhouse/ui/words';

export const words: Box = {
  name: 'Wagon Stack',
  short: 'Wagon Stack',
  blurb: 'Neem een, twee of drie wagons van het emplacement en zorg dat de laatste voor jou is.',
  minutes: 'ongeveer 2 minuten',
  sources: ['Een oud telspel in spoorwegkleren, gemaakt om een nieuw spel mee te beginnen.'],
};
