/** Movement vectors of the board data: complete lists of ends; `(*1)` needs the one pass card. */
export interface Vector {
  readonly name: string;
  readonly join: 'short' | 'long';
  readonly from: string;
  readonly opponents?: readonly string[];
  readonly held?: boolean;
  readonly cameFrom?: string;
  readonly passes: number;
  readonly ends: Readonly<Record<number, readonly string[]>>;
}

export const VECTORS: readonly Vector[] = [
  {
    name: 'an empty train, from the south door of A',
    join: 'short',
    from: '1A16',
    passes: 0,
    ends: {
      '1': ['1A15'],
      '2': ['1A14'],
      '3': ['1A13'],
      '4': ['1A03', '1A12', '1A23'],
      '5': ['1A11', '1A22', '1A24', '1A33'],
      '6': ['1A10', '1A34', '1A43'],
      '7': ['1A42', '1A53'],
      '8': ['1A41', '1A54', '1A63'],
    },
  },
  {
    name: 'the same with one pass card',
    join: 'short',
    from: '1A16',
    passes: 1,
    ends: {
      '3': ['1A13'],
      '4': ['1A03', '1A12', '1A23'],
      '5': ['1A05(*1)', '1A11', '1A22', '1A24', '1A33'],
      '6': ['1A10', '1A31(*1)', '1A34', '1A43'],
    },
  },
  {
    name: 'an opponent may be joined, not passed',
    join: 'short',
    from: '1A23',
    opponents: ['1A33'],
    passes: 0,
    ends: {
      '1': ['1A13', '1A22', '1A24', '1A33'],
      '2': ['1A03', '1A12', '1A14'],
      '3': ['1A11', '1A15'],
      '4': ['1A10', '1A16'],
    },
  },
  {
    name: 'with one pass card he is passed, uncounted',
    join: 'short',
    from: '1A23',
    opponents: ['1A33'],
    passes: 1,
    ends: {
      '1': ['1A13', '1A22', '1A24', '1A33', '1A34(*1)', '1A43(*1)'],
      '2': ['1A03', '1A12', '1A14', '1A42(*1)', '1A53(*1)'],
      '3': ['1A05(*1)', '1A11', '1A15', '1A41(*1)', '1A54(*1)', '1A63(*1)'],
    },
  },
  {
    name: 'held: back the way it came, or onto a seat',
    join: 'short',
    from: '1A33',
    opponents: ['1A33'],
    held: true,
    cameFrom: '1A23',
    passes: 0,
    ends: { '1': ['1A23', '1A34'], '2': ['1A13', '1A22', '1A24'], '3': ['1A03', '1A12', '1A14'] },
  },
  {
    name: 'held in a doorway it boarded into',
    join: 'short',
    from: '1A16',
    opponents: ['1A16'],
    held: true,
    passes: 0,
    ends: { '1': [], '2': [], '3': [] },
  },
  {
    name: 'leaving that doorway costs the card and counts',
    join: 'short',
    from: '1A16',
    opponents: ['1A16'],
    held: true,
    passes: 1,
    ends: {
      '1': ['1A15(*1)'],
      '2': ['1A14(*1)'],
      '3': ['1A13(*1)'],
      '4': ['1A03(*1)', '1A12(*1)', '1A23(*1)'],
      '5': ['1A11(*1)', '1A22(*1)', '1A24(*1)', '1A33(*1)'],
    },
  },
  {
    name: 'a pawn pushed off a seat is not held',
    join: 'short',
    from: '1A33',
    opponents: ['1A33'],
    passes: 0,
    ends: { '1': ['1A23', '1A34', '1A43'], '2': ['1A13', '1A22', '1A24', '1A42', '1A53'] },
  },
  {
    name: 'the long join, from the north door',
    join: 'long',
    from: '1A10',
    passes: 0,
    ends: {
      '3': ['1A13'],
      '4': ['1A03', '1A14', '1A23'],
      '5': ['1A15', '1A22', '1A24', '1A33'],
      '6': ['1A16', '1A34', '1A43'],
      '7': ['1A42', '1A53', '2B10'],
      '8': ['1A41', '1A54', '1A63', '2B11'],
      '9': ['1A55', '1A62', '1A73', '2B12'],
    },
  },
];
