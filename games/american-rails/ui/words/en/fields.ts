import type { BoxFields } from '@roundhouse/ui/box-fields';

export const words = {
  terrain: {
    label: 'Terrain',
    one: 'Row of terrain',
    note: 'A letter for each hex: P plains, F forest, M mountain, C city; O is off the board.',
  },
  cities: { label: 'Cities', one: 'City' },
  'cities.name': { label: 'Name' },
  'cities.col': { label: 'Column', note: 'Counted from 0, from the left.' },
  'cities.row': { label: 'Row', note: 'Counted from 0, from the top.' },
  'cities.full': { label: 'Full Value', isName: true, note: 'For the only company there.' },
  'cities.shared': {
    label: 'Shared Value',
    isName: true,
    note: 'For each of several companies there.',
  },
  'cities.closed': { label: 'Closed', note: 'No house may be built there.' },
  'cities.special': { label: 'Special', note: 'A special connection joins it to the others.' },
} satisfies BoxFields;
