/** The drawn examples of the rules, from one game. */
import type { Pictures } from '@roundhouse/ui/picture';

export const pictures: Pictures = {
  config: {
    begging: 'blind',
    die: '3',
    hand: '2N+3A',
    join: 'short',
    overtaking: 'strict',
    seats: 3,
    tiles: 'A+B',
  },
  players: ['Anna', 'Bram', 'Carla'],
  script: `
  * number red3; * number blue3; * action eccentric; * action reverse; * action reverse;
  * number blue5; * number red5; * action enter2; * action enter2; * action enter1;
  * number blue2; * number blue2; * action token; * action token; * action token; * first 1;
  1 enter2; 1 sit 1A05 supply; 1 sit 1A31 supply; 1 enter2; 1 sit 1A51 supply; 1 sit 1A71 supply;
  1 enter1; 1 sit 1A45 supply; 1 place 1AN; 1 roll; * die open; 1 move 1A22 blue5;
  * number blue4; * action enter1; * action enter1; * action token; 0 pass; 2 pass; 1 enter1;
  1 sit 1A65 supply; 1 enter1; 1 sit 2B51 supply; 1 place 1AN; 1 roll; * die open;
  1 move 1A24 red5; * number red1; * action upass; * action excuse; 0 pass; 2 pass; 1 upass 1AN;
  1 move 1A11 red1; * number blue1; * action exit1; 0 lay eccentric
  `,
  pictures: {
    waiting: { at: 24, seat: 1, touched: 'place 1AN' },
    move: { at: 27, seat: 1, touched: 'move 1A22 blue5' },
    eccentric: { at: 52, seat: 0, touched: 'eccentric 1A22' },
  },
};
