import type { BoxFields } from '@roundhouse/ui/box-fields';

export const words = {
  cars: { label: 'Cars', one: 'Car', note: 'In the order A, B, C, D.' },
  'cars.name': { label: 'Name' },
  'cars.rows': {
    label: 'Seats',
    one: 'Row',
    note: '. floor, s seat, b bench, p and q the same with a passenger, # cab. Sixteen seats stay free.',
  },
  cards: { label: 'Cards', note: 'How many of each there are.' },
  die: {
    label: 'Boarding die',
    one: 'Face',
    choices: { open: 'Open doors', closed: 'Closed doors' },
  },
} satisfies BoxFields;
