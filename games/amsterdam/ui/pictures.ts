/** The drawn examples of the rules, from one game. */
import type { Pictures } from '@roundhouse/ui/picture';

export const pictures: Pictures = {
  config: { memory: 'strict', seats: 3 },
  players: ['Anna', 'Bram', 'Carla'],
  script: `
  * card pink; * card pink; * card blue; * card blue; * card green; * card green; * card pink;
  * card pink; * card joker; * card joker; * card red; * first 1; * contract C01; * contract C02;
  * contract C03; * contract C04; * contract C05; * contract C06; 0 keep C05; 2 keep C03 C04;
  1 keep C01; 1 take red; * card joker; * card pink; * card pink; * card orange; * card orange;
  * card black; 1 take orange; * card orange; 2 contracts; * contract C24; * contract C23;
  2 keep C23; 0 take pink; * card black; 0 take pink; * card black; 1 claim R06 red 0;
  2 take black; * card green; 2 take black; * card green; 0 claim R05 pink 0; 1 claim R25 blue 0;
  2 claim R33 green 0; 0 take green; * card blue; 0 take green; * card blue; 1 take black;
  * card black; 1 take blue; * card blue; 2 blind; * card green; 2 blind; * card green;
  0 take orange; * card red; 0 take orange; * card red; 1 claim R28 black 0; 2 claim R45 black 0;
  0 claim R32 orange 0; 1 contracts; * contract C17; * contract C18; 1 keep C17;
  2 claim R03 green 0; 0 take red; * card red; 0 take red; * card red; 1 take blue; * card joker;
  1 take blue; * card joker; 2 take joker; * card orange; 0 take red; * card black; 0 take red;
  * card black; 1 claim R35 blue 0; 2 take black; * card orange; 2 take black; * card orange;
  0 claim R16 red 0; 1 take orange; * card red; 1 take orange; * card blue; 2 blind;
  * card joker; 2 blind; * card joker; 0 take red; * card joker; 0 take blue; * card pink;
  1 claim R12 orange 0; 2 claim R19 joker 3
  `,
  pictures: {
    'grey-route': { at: 43, seat: 0, touched: 'claim R05 pink 0' },
    payments: { at: 103, seat: 2, touched: 'claim R11 ' },
    'double-route': { at: 104, seat: 0, touched: 'claim R07 ' },
  },
};
