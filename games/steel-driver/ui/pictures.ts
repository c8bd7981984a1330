/** The drawn examples of the rules, from one game. */
import type { Pictures } from '@roundhouse/ui/picture';

export const pictures: Pictures = {
  config: { map: 'usa', seats: 3 },
  players: ['Anna', 'Bram', 'Carla'],
  script: `
  * starter 0; 0 offer green 10; =1 pass; =2 pass; 1 offer red 10; =2 pass; =0 pass;
  2 offer blue 9; =0 pass; =1 pass; =0 pass; =1 pass; 2 pass; 1 start NYC NYC-BUF;
  0 start SFO SLC-SFO; 2 start LAX SFO-LAX; 1 build BUF-DET; 0 build DEN-SLC; 2 build SLC-LAX;
  1 build DET-CHI; =0 pass; =2 pass; 1 build CHI-MIL; =1 pass; 0 offer red 5; 1 pass; 2 pass;
  1 offer green 4; 2 pass; 0 pass; 2 pass; 0 pass; 1 pass; 1 build OMA-DEN; 0 build CHI-DSM;
  =1 pass
  `,
  pictures: {
    start: { at: 14, seat: 0, touched: 'start SFO SLC-SFO' },
    link: { at: 19, seat: 1, touched: 'build DET-CHI' },
    transcontinental: { at: 36, seat: 0, touched: 'build DSM-OMA' },
  },
};
