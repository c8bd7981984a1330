/** The drawn examples of the rules, from one game. */
import type { Pictures } from '@roundhouse/ui/picture';

export const pictures: Pictures = {
  config: { edition: 'quined', seats: 3, tableTalk: 'on' },
  players: ['Anna', 'Bram', 'Carla'],
  script: `
  * removed american; * banker 0; 0 offer liberty; 0 bid 30; 1 pass; 2 bid 31; 0 pass;
  2 found 16,3; 2 offer national; 2 bid 11; 0 bid 23; 1 pass; =2 pass; 0 found 15,4;
  0 offer continental; 0 bid 16; 1 bid 28; =2 pass; =0 pass; 1 found 10,3; 1 offer majestic;
  1 bid 13; 2 pass; 0 bid 16; 1 pass; 0 found 13,5; =0 offer republic; 0 bid 10; 1 bid 13;
  2 pass; =0 pass; 1 found 2,1; 2 take expand4; 2 place liberty 15,3; 2 place liberty 15,4;
  2 place liberty 14,4; 2 place liberty 13,5; 0 take expand3; 0 place national 15,3;
  0 place national 16,3; 0 place majestic 13,6; 1 take develop; 1 develop 10,3; 1 take expand4;
  1 place continental 10,2; 1 place continental 9,2; 1 place continental 10,1;
  1 place continental 11,0; 0 take expand3; 0 place majestic 12,7; 0 place majestic 14,5;
  0 place majestic 15,4; 2 take auction; 2 offer continental; 2 bid 19; =0 pass; =1 pass;
  0 take expand4; 0 place national 17,2; 0 place national 17,1; 0 place national 18,1;
  0 place national 17,0; 2 take expand3; 2 place liberty 13,3; 2 place liberty 13,6;
  2 place liberty 12,7; 1 take finance; 1 finance republic; 1 take expand4; 1 place republic 1,1;
  1 place republic 1,2; 1 place republic 0,3; 1 place republic 1,4; 2 take expand3;
  2 place liberty 13,7; 2 place liberty 14,8; 2 place liberty 11,7; 0 take auction;
  0 offer liberty; 0 bid 34; =1 pass; =2 pass; 2 take auction; 2 offer majestic; 2 bid 19;
  =0 pass; 1 pass; 0 take expand4; 0 place national 16,0; 0 place liberty 12,3;
  0 place liberty 11,3; 0 place liberty 10,3; 1 take expand3; 1 place republic 0,5;
  1 place republic 1,6; 1 place republic 3,2; 1 take auction; 1 offer continental; 1 bid 24;
  =2 pass; =0 pass; 2 take expand4; 2 place liberty 10,7; 2 place majestic 15,3;
  2 place majestic 16,3; 2 place majestic 16,2; 0 take develop; 0 develop 16,0; 0 take auction;
  0 offer national; 0 bid 24; =1 pass; 2 bid 25; 0 pass; 1 take expand4; 1 place republic 4,2;
  1 place republic 5,2; 1 place continental 8,2; 1 place continental 7,2; 2 take expand3;
  2 place national 15,0; 2 place national 14,0; 2 place majestic 12,8; 2 take expand4;
  2 place majestic 11,9; 2 place national 14,4; 2 place national 13,5; 2 place continental 6,2;
  0 take auction; 0 offer national; 0 bid 27; =1 pass; =2 pass; 1 take expand3;
  1 place continental 6,1; 1 place continental 5,3; 1 place continental 5,4; 1 take auction;
  1 offer national; 1 bid 22; =2 pass; =0 pass; 0 take expand4; 0 place liberty 9,3;
  0 place liberty 9,2; 0 place national 13,0; 0 place national 12,0; 2 take expand3;
  2 place continental 5,2; 2 place continental 4,2; 2 place continental 3,2; 2 take auction;
  2 offer republic; 2 bid 16; 0 pass; 1 pass; 1 take expand4; 1 place continental 2,1;
  1 place continental 6,4; 1 place continental 6,5; 1 place continental 6,6; 0 take expand3;
  0 place national 11,0; 0 place national 13,3; 0 place national 12,5; 0 take auction;
  0 offer majestic; 0 bid 14; 1 pass; 2 pass; 2 take develop; 2 develop 1,2; 1 take expand4;
  1 place continental 5,7; 1 place continental 5,8; 1 place continental 4,9;
  1 place continental 5,10; 2 take auction; 2 offer republic; 2 bid 13; 0 bid 14; 1 pass; 2 pass;
  0 take expand4; 0 place majestic 11,10; 0 place majestic 10,11; 0 place majestic 10,12;
  0 place majestic 10,13; 1 take expand3; 1 place continental 5,11
  `,
  pictures: {
    building: { at: 33, seat: 2, touched: 'place liberty 15,3' },
    'shared-city': { at: 36, seat: 2, touched: 'place liberty 13,5' },
    connection: { at: 190, seat: 1, touched: 'place continental 6,12' },
  },
};
