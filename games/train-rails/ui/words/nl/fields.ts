import type { Fields } from '../fields.ts';

export const words: Fields = {
  cars: { label: 'Wagons', one: 'Wagon', note: 'In de volgorde A, B, C, D.' },
  'cars.name': { label: 'Naam' },
  'cars.rows': {
    label: 'Stoelen',
    one: 'Rij',
    note: '. vloer, s stoel, b bank, p en q hetzelfde met een passagier, # cabine. Zestien stoelen blijven vrij.',
  },
  cards: { label: 'Kaarten', note: 'Hoeveel er van elke zijn.' },
  die: {
    label: 'Instapdobbelsteen',
    one: 'Vlak',
    choices: { open: 'Open deuren', closed: 'Gesloten deuren' },
  },
};
