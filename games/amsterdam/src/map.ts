/** Where everything lies on the drawn board: 1000 by 762 units, the origin at the top left. */
import type { LocationId, RouteId } from './board.ts';

export const MAP_SIZE = { width: 1000, height: 762, spaceLength: 66, spaceWidth: 24 } as const;

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly label: { readonly x: number; readonly y: number; readonly lines: readonly string[] };
}

function spot(
  x: number,
  y: number,
  label: readonly [x: number, y: number],
  ...lines: string[]
): Spot {
  return { x, y, label: { x: label[0], y: label[1], lines } };
}

export const SPOTS: Readonly<Record<LocationId, Spot>> = {
  nieuwe_waal: spot(235.4, 103.9, [190.1, 100.7], 'Nieuwe', 'Waal'),
  haringpakkerstoren: spot(403.6, 143.5, [494.3, 157.7], 'Haringpakkerstoren'),
  oude_waal: spot(704.2, 169.9, [714.8, 129.2], 'Oude', 'Waal'),
  montelbaanstoren: spot(848.1, 254.1, [887.8, 220.4], 'Montelbaans-', 'toren'),
  noordermarkt: spot(196.8, 274.2, [131.2, 254.6], 'Noordermarkt'),
  korenmetershuisje: spot(457.8, 267.6, [361.2, 252.7], 'Korenmetershuisje'),
  oude_kerk: spot(572.8, 299.9, [600.8, 355.3], 'Oude', 'Kerk'),
  waag: spot(684.0, 325.9, [737.6, 347.7], 'Waag'),
  jordaan: spot(120.3, 417.9, [165.4, 385.8], 'Jordaan'),
  jan_roodenpoortstoren: spot(365.2, 431.4, [391.6, 482.7], 'Jan', 'Roodenpoorts-', 'toren'),
  dam: spot(466.9, 449.4, [528.5, 433.3], 'Dam'),
  oost_indisch_huis: spot(708.6, 439.5, [787.1, 420.0], 'Oost-Indisch Huis'),
  westermarkt: spot(263.5, 519.7, [351.7, 528.3], 'Westermarkt'),
  de_drie_hendricken: spot(161.0, 579.8, [121.7, 610.0], 'De Drie', 'Hendricken'),
  begijnhof: spot(484.6, 622.0, [456.3, 655.6], 'Begijnhof'),
  munttoren: spot(652.3, 655.4, [682.5, 684.1], 'Munttoren'),
  blauwbrug: spot(864.8, 543.1, [876.4, 587.2], 'Blauwbrug'),
};

/** A space of a route: its middle, and the angle of its long side in degrees clockwise. */
export interface Space {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

function along(...spaces: (readonly [x: number, y: number, angle: number])[]): readonly Space[] {
  return spaces.map(([x, y, angle]) => ({ x, y, angle }));
}

/** The spaces of each route from its location `a` to `b`. */
export const SPACES: Readonly<Record<RouteId, readonly Space[]>> = {
  R01: along([291.8, 103.9, 15.5], [357.4, 122.2, 15.5]),
  R02: along([286.1, 128.3, 13.2], [351.1, 143.5, 13.2]),
  R03: along([213.3, 154.5, 109.1], [199.0, 221.8, 96.2]),
  R04: along([365.4, 188.5, 138.3], [306.7, 218.9, 152.5], [248.1, 249.5, 153.6]),
  R05: along(
    [450.6, 119.0, -22.4],
    [516.3, 102.0, -5.8],
    [586.1, 105.3, 11.7],
    [650.2, 129.8, 31.3],
  ),
  R06: along([421.7, 218.5, 66.4]),
  R07: along([444.5, 206.7, 66.4]),
  R08: along([254.4, 290.2, 10.2], [322.6, 291.3, -3.1], [392.2, 282.8, -11.0]),
  R09: along([153.0, 293.2, 141.9], [115.0, 353.4, 98.2]),
  R10: along([212.9, 324.9, 61.6], [261.2, 372.3, 34.5], [323.2, 400.8, 31.6]),
  R11: along([180.4, 409.7, -4.4], [248.5, 411.6, 6.5], [315.2, 425.1, 8.9]),
  R12: along([172.1, 442.6, 26.9], [232.1, 476.0, 44.6]),
  R13: along([101.0, 469.6, 97.2], [118.1, 536.8, 56.1]),
  R14: along([205.9, 530.7, -30.4]),
  R15: along([216.9, 553.5, -30.4]),
  R16: along([222.2, 598.8, 14.4], [287.5, 609.0, 9.5], [353.0, 620.6, 9.0], [419.0, 629.7, -1.9]),
  R17: along([302.5, 473.5, -41.0]),
  R18: along([316.7, 494.3, -41.0]),
  R19: along([309.7, 552.6, 29.6], [371.7, 574.4, 19.6], [434.4, 597.1, 23.9]),
  R20: along([416.9, 435.0, 10.1]),
  R21: along([413.3, 458.5, 10.1]),
  R22: along([423.4, 315.8, 123.9], [385.9, 371.5, 123.9]),
  R23: along([444.1, 328.6, 123.6], [407.0, 384.2, 123.6]),
  R24: along([515.8, 266.2, 15.7]),
  R25: along([510.1, 286.7, 15.7]),
  R26: along([529.3, 338.6, 129.9], [485.4, 391.1, 129.9]),
  R27: along([549.4, 355.0, 130.5], [505.7, 406.1, 130.5]),
  R28: along([634.8, 303.3, 13.2]),
  R29: along([627.0, 327.0, 13.2]),
  R30: along([649.4, 199.0, 147.5], [599.0, 242.5, 123.0]),
  R31: along([692.0, 243.8, 97.4]),
  R32: along([761.2, 171.2, 12.2], [819.2, 205.8, 48.6]),
  R33: along([793.3, 265.5, 155.7], [733.7, 292.4, 155.7]),
  R34: along([803.2, 289.8, 156.4], [742.8, 316.2, 156.4]),
  R35: along(
    [875.5, 296.4, 61.4],
    [902.5, 361.4, 77.1],
    [906.5, 431.7, 94.8],
    [890.9, 498.4, 113.4],
  ),
  R36: along([678.3, 385.2, 77.8]),
  R37: along([702.7, 379.3, 77.8]),
  R38: along([519.2, 455.7, 1.8], [586.3, 457.8, -2.7], [654.2, 449.2, -7.2]),
  R39: along([519.2, 481.0, 0.9], [588.2, 482.1, -2.8], [656.1, 474.3, -6.6]),
  R40: along([459.7, 500.9, 90.7], [472.1, 567.4, 78.0]),
  R41: along([764.1, 460.4, 35.0], [820.0, 499.6, 35.0]),
  R42: along([750.4, 481.7, 34.8], [806.3, 520.5, 34.8]),
  R43: along([693.0, 517.8, 103.4], [671.7, 581.9, 105.9]),
  R44: along([704.8, 640.0, -18.4], [768.6, 614.7, -26.6], [824.9, 579.8, -38.5]),
  R45: along([532.3, 650.3, 22.9], [600.4, 662.8, -0.8]),
};
