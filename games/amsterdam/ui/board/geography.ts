/** The city in 1652 as we draw it: water, canals, blocks of houses, walls. */

/** The south bank of the IJ. */
export const SHORE =
  'M0 182C70 190 140 176 214 160C270 150 330 152 398 160C470 172 560 186 640 178C680 176 700 190 760 196C830 202 880 224 930 226C960 226 990 214 1000 206';

/** Along the wall in the west, with a bastion at each corner: x, y and its turn. */
export const WALL = 'M22 232L20 320L24 408L34 496L62 584L112 664L186 730';
export const POLDER = 'M0 180V762H230L186 730L112 664L62 584L34 496L24 408L20 320L22 232Z';
export const BASTIONS: readonly (readonly [x: number, y: number, turn: number])[] = [
  [22, 232, 91],
  [20, 320, 89],
  [24, 408, 85],
  [34, 496, 78],
  [62, 584, 65],
  [112, 664, 50],
  [186, 730, 42],
];

/** Streets with houses on both sides. */
export const STREETS: readonly string[] = [
  'M522 196C512 270 540 330 530 400',
  'M438 486C436 540 470 590 560 640',
  'M548 512C590 530 640 520 690 505',
  'M752 212C770 260 760 300 770 340',
  'M764 372C800 360 850 380 880 370',
  'M880 262C905 330 900 400 850 470',
  'M574 560C610 590 700 560 760 600',
  'M330 300C300 360 320 400 330 420',
  'M890 640C930 640 960 620 990 600',
  'M560 700C650 740 760 720 800 730',
  'M420 700C440 712 460 722 470 742',
  'M72 214C110 210 150 214 180 206',
];

export interface Canal {
  readonly d: string;
  /** How wide its water is. */
  readonly water: number;
}

/** The short canals of the Jordaan, the ring of canals, the Amstel and the Damrak. */
export const CANALS: readonly Canal[] = [
  { d: 'M186 300L34 262', water: 5 },
  { d: 'M184 356L34 330', water: 5 },
  { d: 'M196 414L40 400', water: 5 },
  { d: 'M214 484L46 474', water: 5 },
  { d: 'M238 552L66 548', water: 5 },
  { d: 'M268 612L98 634', water: 5 },
  { d: 'M310 668L160 716', water: 5 },
  {
    d: 'M398 150C340 250 330 380 362 432C388 500 400 600 500 648C560 672 610 672 655 656',
    water: 14,
  },
  {
    d: 'M334 148C276 260 268 392 300 462C326 562 384 655 505 697C590 722 660 712 742 622',
    water: 12,
  },
  { d: 'M276 150C226 262 224 400 254 474C284 585 352 690 490 738L520 748', water: 12 },
  {
    d: 'M216 158C170 240 172 330 192 400C214 490 236 530 262 590C292 660 340 712 390 752',
    water: 14,
  },
  { d: 'M556 176C540 240 604 330 596 420C590 500 606 560 636 620', water: 12 },
  { d: 'M640 172C628 240 640 330 646 420C652 500 640 570 660 640', water: 11 },
  { d: 'M700 186C668 260 700 320 728 400C752 470 770 520 812 578', water: 12 },
  { d: 'M838 210C856 262 820 330 806 390C796 440 826 490 862 548', water: 14 },
  { d: 'M930 232C968 330 962 450 884 548', water: 12 },
  { d: 'M1000 742C940 670 900 592 862 556C800 590 740 648 655 656', water: 30 },
  {
    d: 'M655 656C650 590 560 560 510 505C478 470 466 440 476 380C482 330 470 280 446 220L424 140',
    water: 22,
  },
];

/** Rows of piles in the harbour. */
export const PILES = 'M60 86H150M250 60H392M640 84H800';

/** Ships at anchor: x, y, size; a negative size looks to the left. */
export const SHIPS: readonly (readonly [x: number, y: number, size: number])[] = [
  [94, 130, 0.95],
  [330, 66, -0.8],
  [470, 56, 0.72],
  [806, 86, -1.05],
  [608, 52, -0.6],
];

/** Ripples on the IJ, sown by a rule: denser near the harbour than at the edge. */
export const RIPPLES = Array.from({ length: 84 }, (_, ripple) => {
  const x = 28 + ((ripple * 397) % 930);
  const y = 44 + 13 * ((ripple * 7) % 9);
  const quarter = 3 + ((ripple * 31) % 34) / 10;
  return `M${x} ${y}q${quarter}-2.4 ${2 * quarter} 0t${2 * quarter} 0t${2 * quarter} 0`;
}).join('');

/** Pictures on the plates of the locations. */
export const TOWER = 'M-4 7V-3H4V7ZM-4.8-3H4.8M-3-3L0-10L3-3M0-10V-11.4M-1.2 7V3.4H1.2V7M-4 1H4';
export const CHURCH =
  'M-8 7V-1L-3-5L2-1V7ZM2 7V-6H7V7M2-6L4.5-11L7-6M-3-5V-7.4M-4-6.4H-2M-4.4 7V3.4H-1.6V7';
export const GABLE = 'M-6 7V-2H-4.4V-5H-2.4V-8H2.4V-5H4.4V-2H6V7ZM-1.4 7V3H1.4V7M-3-1H3M-1-4.6H1';
export const HALL =
  'M-9 7V-3H9V7ZM-3-3L0-6L3-3M-1.4-6V-9H1.4V-6M0-9V-11M-6 0V2M-3 0V2M0 0V2M3 0V2M6 0V2M-1.6 7V4H1.6V7M-9-3L-7-4.6H7L9-3';
export const SHIP =
  'M-8 3C-7 7-4 8-1 8H5C7 8 8 5 9 2L6 3ZM-1 3V-10M-6 0Q-1-2.4 4 0Q6-4 4-8H-6Q-4-4-6 0Z';
export const BRIDGE =
  'M-10 5V0Q0-8 10 0V5M-10 5H-6.4Q-5 0-3.4 5M-3.4 5H-2.2Q0-1.6 2.2 5H3.4Q5 0 6.4 5H10';
