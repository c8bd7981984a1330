/** The cover: canal gables in the evening, and a loaded handcart on the quay. */
import { SpokedWheel } from '@roundhouse/ui/pieces/spoked-wheel';
import type { ReactNode } from 'react';

interface House {
  /** The left and right wall. */
  readonly from: number;
  readonly to: number;
  readonly fill: string;
  readonly gable: string;
  /** The top of the highest windows, their left edges and their width. */
  readonly top: number;
  readonly windows: readonly number[];
  readonly wide: number;
}

const HOUSES: readonly House[] = [
  {
    from: -14,
    to: 64,
    fill: '#a4533a',
    gable: 'V140H-4V126H8V112H18V98H32V112H42V126H54V140H64V286Z',
    top: 160,
    windows: [2, 33],
    wide: 15,
  },
  {
    from: 64,
    to: 136,
    fill: '#d8c19a',
    gable: 'V150H72Q82,146 82,130V104Q82,98 88,98H112Q118,98 118,104V130Q118,146 128,150H136V286Z',
    top: 168,
    windows: [78, 107],
    wide: 15,
  },
  {
    from: 136,
    to: 216,
    fill: '#7c3b33',
    gable: 'V138Q150,136 152,116Q154,92 176,84Q198,92 200,116Q202,136 216,138V286Z',
    top: 156,
    windows: [152.7, 184.3],
    wide: 15,
  },
  {
    from: 216,
    to: 282,
    fill: '#5f7468',
    gable: 'V154L240,112H258L282,154V286Z',
    top: 172,
    windows: [229.3, 255.7],
    wide: 13,
  },
  {
    from: 282,
    to: 374,
    fill: '#b97a4a',
    gable: 'V138H294V124H306V110H318V92H338V110H350V124H362V138H374V286Z',
    top: 158,
    windows: [302.7, 338.3],
    wide: 15,
  },
];

/** Where the light breaks on the water at one height: from where, and a quarter of its length. */
function ripples(y: number, ...breaks: (readonly [x: number, quarter: number])[]): string {
  return breaks.map(([x, q]) => `M${x},${y}q${q},-3 ${2 * q},0t${2 * q},0t${2 * q},0`).join('');
}
const WATER_LIGHT = [
  ripples(318, [0, 4], [272, 4], [270, 8], [143, 4], [38, 5]),
  ripples(330, [153, 6], [162, 5], [163, 7], [13, 3]),
  ripples(342, [257, 4], [102, 5], [209, 7], [281, 7]),
  ripples(354, [65, 7], [123, 5], [212, 8], [235, 7], [312, 4]),
  ripples(366, [75, 7], [171, 7], [293, 6], [232, 8], [154, 8]),
  ripples(378, [305, 4], [47, 5], [79, 5], [128, 3]),
  ripples(390, [48, 6], [219, 7], [299, 5], [134, 7], [180, 6]),
  ripples(402, [172, 5], [261, 4], [290, 8]),
  ripples(414, [153, 4], [48, 4], [276, 6], [212, 6], [338, 8]),
  ripples(426, [33, 7], [108, 6], [240, 6], [144, 7]),
  ripples(438, [284, 4], [198, 6], [75, 4]),
  ripples(450, [203, 7], [337, 3], [148, 8]),
  ripples(462, [278, 5], [9, 7], [82, 5], [213, 7]),
  ripples(474, [334, 7], [120, 4], [160, 5], [96, 6]),
].join('');
const QUAY_STONES = Array.from({ length: 19 }, (_, stone) => `M${20 * stone},288v16`).join('');

function HouseFront({ from, to, fill, gable, top, windows, wide }: House): ReactNode {
  const panes = [top, top + 38, top + 76].flatMap((y) => windows.map((x) => ({ x, y })));
  const middle = (from + to) / 2;
  return (
    <>
      <path d={`M${from},286${gable}`} fill={fill} strokeWidth={2.2} strokeLinejoin="round" />
      <path
        d={panes.map(({ x, y }) => `M${x},${y}h${wide}v24h${-wide}z`).join('')}
        fill="#f7e1a6"
        strokeWidth={1.6}
      />
      <path
        d={panes.map(({ x, y }) => `M${x + wide / 2},${y}v24M${x},${y + 12}h${wide}`).join('')}
        strokeWidth={1.1}
      />
      <path d={`M${from},258H${to}`} strokeWidth={1.4} opacity={0.5} />
      <path d={`M${middle - 9},262h18v24h-18z`} fill="#23614f" strokeWidth={1.6} />
    </>
  );
}

function Houses(): ReactNode {
  return (
    <g stroke="#1c2730">
      {HOUSES.map((house) => (
        <HouseFront key={house.from} {...house} />
      ))}
      <path
        d="M18,92h14M29,92v8M100,92h14M111,92v8M176,78h14M187,78v8M328,86h14M339,86v8"
        strokeWidth={2.2}
        fill="none"
      />
    </g>
  );
}

function Sky(): ReactNode {
  return (
    <>
      <rect y={-70} width={360} height={560} fill="#e9c98f" />
      <circle cx={262} cy={40} r={44} fill="#f7e3b0" />
      <path
        d="M-5,6q30,-10 70,0t84,-2M-5,66q40,-14 80,0t80,-4M180,40q30,-10 60,0t70,2M240,104q30,-8 64,0"
        fill="none"
        stroke="#d8b173"
        strokeWidth={2}
      />
      <path
        d="M36,52q6,-6 10,0q5,-6 11,0M62,74q5,-5 8,0q4,-5 9,0M180,20q5,-5 8,0q4,-5 9,0"
        fill="none"
        stroke="#1c2730"
        strokeWidth={1.8}
      />
      <g fill="#d3ae72" stroke="#a98752" strokeWidth={1.8} strokeLinejoin="round">
        <path d="M104,140V40H136V140ZM100,40H140V32H100ZM108,32V8H132V32ZM106,8Q106,-10 120,-16Q134,-10 134,8ZM117,-16V-34H123V-16ZM120,-34V-52M116,-46H124" />
        <circle cx={120} cy={58} r={8} fill="#f0d9a6" />
      </g>
    </>
  );
}

function Canal(): ReactNode {
  return (
    <>
      <path d="M-5,286H365V306H-5Z" fill="#cdb48a" stroke="#1c2730" strokeWidth={2} />
      <path d={QUAY_STONES} stroke="#9c845a" strokeWidth={1.2} />
      <rect x={-5} y={306} width={370} height={190} fill="#3e6e78" />
      <g opacity={0.36} transform="translate(0 592) scale(1 -1)">
        <Houses />
      </g>
      <rect x={-5} y={306} width={370} height={190} fill="#3e6e78" opacity={0.28} />
      <path d={WATER_LIGHT} fill="none" stroke="#a9c6c6" strokeWidth={1.8} strokeLinecap="round" />
    </>
  );
}

function Handcart(): ReactNode {
  return (
    <g stroke="#1c2730" strokeWidth={2.6} strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M140,246q-4,-18 0,-32h34q4,14 0,32zM182,246q-4,-18 0,-32h34q4,14 0,32zM160,216q-4,-16 0,-28h34q4,12 0,28z"
        fill="#c58b3c"
      />
      <path
        d="M139,224h36M139,237h36M181,224h36M181,237h36M159,196h36M159,208h36"
        stroke="#5c3c12"
        strokeWidth={2}
      />
      <path d="M118,246H236L246,238L282,226" fill="none" strokeWidth={5} />
      <path d="M122,246H234V256H122Z" fill="#8a5a2b" />
      <path d="M226,256L238,290" fill="none" strokeWidth={5} />
      <SpokedWheel x={168} y={272} radius={24} spokes={10} colour="#8a5a2b" />
    </g>
  );
}

export function Cover(): ReactNode {
  return (
    <svg viewBox="0 -65 360 550" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Sky />
      <Houses />
      <path
        d="M72,150Q84,147 84,130V106H116V130Q116,147 128,150M140,138Q154,136 156,116Q158,96 176,88Q194,96 196,116Q198,136 212,138"
        fill="none"
        stroke="#f3e4c3"
        strokeWidth={2.4}
      />
      <Canal />
      <Handcart />
    </svg>
  );
}
