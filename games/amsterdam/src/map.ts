/** Where everything lies on the drawn board: 1000 by 762 units, the origin at the top left. */
import type { LocationId, RouteId } from './board.ts';

export const MAP_SIZE = { width: 1000, height: 762, spaceLength: 66, spaceWidth: 24 } as const;

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly label: { readonly x: number; readonly y: number; readonly lines: readonly string[] };
}

export const SPOTS: Readonly<Record<LocationId, Spot>> = {
  nieuwe_waal: { x: 235.4, y: 103.9, label: { x: 190.1, y: 100.7, lines: ['Nieuwe', 'Waal'] } },
  haringpakkerstoren: {
    x: 403.6,
    y: 143.5,
    label: { x: 494.3, y: 157.7, lines: ['Haringpakkerstoren'] },
  },
  oude_waal: { x: 704.2, y: 169.9, label: { x: 714.8, y: 129.2, lines: ['Oude', 'Waal'] } },
  montelbaanstoren: {
    x: 848.1,
    y: 254.1,
    label: { x: 887.8, y: 220.4, lines: ['Montelbaans-', 'toren'] },
  },
  noordermarkt: { x: 196.8, y: 274.2, label: { x: 131.2, y: 254.6, lines: ['Noordermarkt'] } },
  korenmetershuisje: {
    x: 457.8,
    y: 267.6,
    label: { x: 361.2, y: 252.7, lines: ['Korenmetershuisje'] },
  },
  oude_kerk: { x: 572.8, y: 299.9, label: { x: 600.8, y: 355.3, lines: ['Oude', 'Kerk'] } },
  waag: { x: 684.0, y: 325.9, label: { x: 737.6, y: 347.7, lines: ['Waag'] } },
  jordaan: { x: 120.3, y: 417.9, label: { x: 165.4, y: 385.8, lines: ['Jordaan'] } },
  jan_roodenpoortstoren: {
    x: 365.2,
    y: 431.4,
    label: { x: 391.6, y: 482.7, lines: ['Jan', 'Roodenpoorts-', 'toren'] },
  },
  dam: { x: 466.9, y: 449.4, label: { x: 528.5, y: 433.3, lines: ['Dam'] } },
  oost_indisch_huis: {
    x: 708.6,
    y: 439.5,
    label: { x: 787.1, y: 420.0, lines: ['Oost-Indisch Huis'] },
  },
  westermarkt: { x: 263.5, y: 519.7, label: { x: 351.7, y: 528.3, lines: ['Westermarkt'] } },
  de_drie_hendricken: {
    x: 161.0,
    y: 579.8,
    label: { x: 121.7, y: 610.0, lines: ['De Drie', 'Hendricken'] },
  },
  begijnhof: { x: 484.6, y: 622.0, label: { x: 456.3, y: 655.6, lines: ['Begijnhof'] } },
  munttoren: { x: 652.3, y: 655.4, label: { x: 682.5, y: 684.1, lines: ['Munttoren'] } },
  blauwbrug: { x: 864.8, y: 543.1, label: { x: 876.4, y: 587.2, lines: ['Blauwbrug'] } },
};

/** A space of a route: its middle, and the angle of its long side in degrees clockwise. */
export interface Space {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** The spaces of each route from its location `a` to `b`. */
export const SPACES: Readonly<Record<RouteId, readonly Space[]>> = {
  R01: [
    { x: 291.8, y: 103.9, angle: 15.5 },
    { x: 357.4, y: 122.2, angle: 15.5 },
  ],
  R02: [
    { x: 286.1, y: 128.3, angle: 13.2 },
    { x: 351.1, y: 143.5, angle: 13.2 },
  ],
  R03: [
    { x: 213.3, y: 154.5, angle: 109.1 },
    { x: 199.0, y: 221.8, angle: 96.2 },
  ],
  R04: [
    { x: 365.4, y: 188.5, angle: 138.3 },
    { x: 306.7, y: 218.9, angle: 152.5 },
    { x: 248.1, y: 249.5, angle: 153.6 },
  ],
  R05: [
    { x: 450.6, y: 119.0, angle: -22.4 },
    { x: 516.3, y: 102.0, angle: -5.8 },
    { x: 586.1, y: 105.3, angle: 11.7 },
    { x: 650.2, y: 129.8, angle: 31.3 },
  ],
  R06: [{ x: 421.7, y: 218.5, angle: 66.4 }],
  R07: [{ x: 444.5, y: 206.7, angle: 66.4 }],
  R08: [
    { x: 254.4, y: 290.2, angle: 10.2 },
    { x: 322.6, y: 291.3, angle: -3.1 },
    { x: 392.2, y: 282.8, angle: -11.0 },
  ],
  R09: [
    { x: 153.0, y: 293.2, angle: 141.9 },
    { x: 115.0, y: 353.4, angle: 98.2 },
  ],
  R10: [
    { x: 212.9, y: 324.9, angle: 61.6 },
    { x: 261.2, y: 372.3, angle: 34.5 },
    { x: 323.2, y: 400.8, angle: 31.6 },
  ],
  R11: [
    { x: 180.4, y: 409.7, angle: -4.4 },
    { x: 248.5, y: 411.6, angle: 6.5 },
    { x: 315.2, y: 425.1, angle: 8.9 },
  ],
  R12: [
    { x: 172.1, y: 442.6, angle: 26.9 },
    { x: 232.1, y: 476.0, angle: 44.6 },
  ],
  R13: [
    { x: 101.0, y: 469.6, angle: 97.2 },
    { x: 118.1, y: 536.8, angle: 56.1 },
  ],
  R14: [{ x: 205.9, y: 530.7, angle: -30.4 }],
  R15: [{ x: 216.9, y: 553.5, angle: -30.4 }],
  R16: [
    { x: 222.2, y: 598.8, angle: 14.4 },
    { x: 287.5, y: 609.0, angle: 9.5 },
    { x: 353.0, y: 620.6, angle: 9.0 },
    { x: 419.0, y: 629.7, angle: -1.9 },
  ],
  R17: [{ x: 302.5, y: 473.5, angle: -41.0 }],
  R18: [{ x: 316.7, y: 494.3, angle: -41.0 }],
  R19: [
    { x: 309.7, y: 552.6, angle: 29.6 },
    { x: 371.7, y: 574.4, angle: 19.6 },
    { x: 434.4, y: 597.1, angle: 23.9 },
  ],
  R20: [{ x: 416.9, y: 435.0, angle: 10.1 }],
  R21: [{ x: 413.3, y: 458.5, angle: 10.1 }],
  R22: [
    { x: 423.4, y: 315.8, angle: 123.9 },
    { x: 385.9, y: 371.5, angle: 123.9 },
  ],
  R23: [
    { x: 444.1, y: 328.6, angle: 123.6 },
    { x: 407.0, y: 384.2, angle: 123.6 },
  ],
  R24: [{ x: 515.8, y: 266.2, angle: 15.7 }],
  R25: [{ x: 510.1, y: 286.7, angle: 15.7 }],
  R26: [
    { x: 529.3, y: 338.6, angle: 129.9 },
    { x: 485.4, y: 391.1, angle: 129.9 },
  ],
  R27: [
    { x: 549.4, y: 355.0, angle: 130.5 },
    { x: 505.7, y: 406.1, angle: 130.5 },
  ],
  R28: [{ x: 634.8, y: 303.3, angle: 13.2 }],
  R29: [{ x: 627.0, y: 327.0, angle: 13.2 }],
  R30: [
    { x: 649.4, y: 199.0, angle: 147.5 },
    { x: 599.0, y: 242.5, angle: 123.0 },
  ],
  R31: [{ x: 692.0, y: 243.8, angle: 97.4 }],
  R32: [
    { x: 761.2, y: 171.2, angle: 12.2 },
    { x: 819.2, y: 205.8, angle: 48.6 },
  ],
  R33: [
    { x: 793.3, y: 265.5, angle: 155.7 },
    { x: 733.7, y: 292.4, angle: 155.7 },
  ],
  R34: [
    { x: 803.2, y: 289.8, angle: 156.4 },
    { x: 742.8, y: 316.2, angle: 156.4 },
  ],
  R35: [
    { x: 875.5, y: 296.4, angle: 61.4 },
    { x: 902.5, y: 361.4, angle: 77.1 },
    { x: 906.5, y: 431.7, angle: 94.8 },
    { x: 890.9, y: 498.4, angle: 113.4 },
  ],
  R36: [{ x: 678.3, y: 385.2, angle: 77.8 }],
  R37: [{ x: 702.7, y: 379.3, angle: 77.8 }],
  R38: [
    { x: 519.2, y: 455.7, angle: 1.8 },
    { x: 586.3, y: 457.8, angle: -2.7 },
    { x: 654.2, y: 449.2, angle: -7.2 },
  ],
  R39: [
    { x: 519.2, y: 481.0, angle: 0.9 },
    { x: 588.2, y: 482.1, angle: -2.8 },
    { x: 656.1, y: 474.3, angle: -6.6 },
  ],
  R40: [
    { x: 459.7, y: 500.9, angle: 90.7 },
    { x: 472.1, y: 567.4, angle: 78.0 },
  ],
  R41: [
    { x: 764.1, y: 460.4, angle: 35.0 },
    { x: 820.0, y: 499.6, angle: 35.0 },
  ],
  R42: [
    { x: 750.4, y: 481.7, angle: 34.8 },
    { x: 806.3, y: 520.5, angle: 34.8 },
  ],
  R43: [
    { x: 693.0, y: 517.8, angle: 103.4 },
    { x: 671.7, y: 581.9, angle: 105.9 },
  ],
  R44: [
    { x: 704.8, y: 640.0, angle: -18.4 },
    { x: 768.6, y: 614.7, angle: -26.6 },
    { x: 824.9, y: 579.8, angle: -38.5 },
  ],
  R45: [
    { x: 532.3, y: 650.3, angle: 22.9 },
    { x: 600.4, y: 662.8, angle: -0.8 },
  ],
};
