/** The cover: a 4-4-0 engine crossing a map of hexes. */
import { SpokedWheel } from '@roundhouse/ui/pieces/spoked-wheel';
import type { ReactNode } from 'react';

/** Forest, mountain, water; a dot is open land. Rows from the top, every second one half a hex to the right. */
const MAP = [
  '.fm.f....',
  'fwf...f..',
  'w...wf.f.',
  '..ffm..ff',
  '.mwm.wfm.',
  '.....m...',
  'mm..f.fff',
  'fw...f.fw',
  '.ff.f.mm.',
  'f....ffw.',
  '.fmfw....',
  '.f..mmm..',
  'f.mfm...m',
];
const HEX = 'm29.4,17l-29.4,17l-29.4,-17v-34l29.4,-17l29.4,17z';
const TERRAINS = {
  '.': { fill: '#efe2c4', figure: '', ink: 'none' },
  f: { fill: '#d9ddb8', figure: 'm-10,6l5,-10l5,10zm12,2l5,-10l5,10z', ink: '#8fa07a' },
  m: { fill: '#e2cfa6', figure: 'm-14,8l9,-15l5,8l4,-5l9,12', ink: '#b3935b' },
  w: { fill: '#bfd3d0', figure: 'm-14,0q4,-4 8,0t8,0t8,0m-20,8q4,-4 8,0t8,0', ink: '#7fa2a2' },
} as const;

function centreX(row: number, column: number): number {
  return (row % 2 === 0 ? -50.9 : -21.4) + 58.88 * column;
}

function centreY(row: number): number {
  return -88 + 51 * row;
}

/** A shape at the middle of every hex of a terrain. */
function atEach(terrain: string, shape: string): string {
  const places = MAP.flatMap((row, y) =>
    Array.from(row, (letter, x) =>
      letter === terrain ? `M${centreX(y, x).toFixed(1)},${centreY(y)}${shape}` : '',
    ),
  );
  return places.join('');
}

const GROUND = Object.entries(TERRAINS).map(([letter, { fill, figure, ink }]) => ({
  letter,
  hexes: atEach(letter, HEX),
  figures: figure === '' ? '' : atEach(letter, figure),
  fill,
  ink,
}));

const RED = '#c0392b';
const BLUE = '#2c5fa8';
const YELLOW = '#e6b422';
const ENGINES = [
  { row: 1, column: 2, fill: RED },
  { row: 1, column: 3, fill: RED },
  { row: 2, column: 4, fill: RED },
  { row: 3, column: 6, fill: BLUE },
  { row: 2, column: 6, fill: BLUE },
  { row: 9, column: 3, fill: YELLOW },
  { row: 9, column: 4, fill: YELLOW },
];

const SLEEPERS = Array.from({ length: 20 }, (_, sleeper) => `M${-10 + 20 * sleeper},320h12v9h-12z`);
const SMALL_WHEELS = [8, 46, 250, 288];
const DRIVERS = [112, 180];

function HexMap(): ReactNode {
  return (
    <>
      {GROUND.map(({ letter, hexes, figures, fill, ink }) => (
        <g key={letter}>
          <path d={hexes} fill={fill} stroke="#b9a57c" strokeWidth={1.2} />
          <path d={figures} fill="none" stroke={ink} strokeWidth={1.4} strokeLinejoin="round" />
        </g>
      ))}
      <g stroke="#1c2730" strokeWidth={1.8} strokeLinejoin="round">
        {ENGINES.map(({ row, column, fill }) => (
          <g
            key={`${row}.${column}`}
            transform={`translate(${centreX(row, column)} ${centreY(row)})`}
          >
            <path d="M-17,8V-5H-4V-11H4V-5H8V-13H13V-5Q18,-5 18,2V8Z" fill={fill} />
            <path
              d="M-13.4,9a4.4,4.4 0 1 0 8.8,0a4.4,4.4 0 1 0 -8.8,0M3.6,9a4.4,4.4 0 1 0 8.8,0a4.4,4.4 0 1 0 -8.8,0"
              fill="#fbf6ec"
            />
          </g>
        ))}
      </g>
    </>
  );
}

function Smoke(): ReactNode {
  return (
    <>
      <path
        d="M268,168Q252,150 262,136Q240,128 242,108Q216,108 212,86Q184,90 172,70Q146,78 130,60Q104,66 88,48Q60,54 40,34Q20,40 -10,26V62Q20,66 34,62Q52,84 84,76Q96,96 128,90Q140,112 172,104Q184,128 212,122Q220,146 244,142Q246,160 258,170Z"
        fill="#fbf6ec"
        stroke="#1c2730"
        strokeWidth={2.2}
        strokeLinejoin="round"
      />
      <path
        d="M50,52q14,8 28,4M104,74q12,8 26,2M150,88q12,8 22,4M196,104q10,8 20,4M232,128q6,6 12,4"
        fill="none"
        stroke="#b9a98a"
        strokeWidth={1.4}
        strokeLinecap="round"
      />
    </>
  );
}

function Tender(): ReactNode {
  return (
    <>
      <path d="M-12,234H62V288H-12Z" fill="#23614f" />
      <path d="M-12,234H62V242H-12Z" fill="#d9a93f" />
      <path d="M-12,232q8,-16 24,-12q8,-10 22,-3q16,-4 22,15z" fill="#2b2f33" />
      <path d="M-2,250h52v28h-52z" fill="none" stroke="#d9a93f" strokeWidth={2} />
      <path d="M-12,288H70V297H-12Z" fill="#a4231b" />
    </>
  );
}

function Cab(): ReactNode {
  return (
    <>
      <path d="M82,288V206H74V198H142V206H136V288Z" fill="#a4231b" />
      <path d="M70,199Q106,184 146,199Z" fill="#2b2f33" />
      <rect x={90} y={214} width={18} height={26} rx={8} fill="#f7e7b8" />
      <rect x={113} y={214} width={16} height={26} rx={7} fill="#f7e7b8" />
      <path d="M88,252H130" stroke="#d9a93f" strokeWidth={2} />
      <path d="M108,262l-7,9h13M110,260v17" fill="none" stroke="#f7e7b8" strokeWidth={2.6} />
    </>
  );
}

function Boiler(): ReactNode {
  return (
    <>
      <path d="M136,232H274V278H136Z" fill="#23614f" />
      <path d="M136,236H274" stroke="#5fa08a" strokeWidth={3} />
      <path d="M160,232V278M196,232V278M232,232V278" stroke="#d9a93f" strokeWidth={4} />
      <path d="M274,228H296V282H274Z" fill="#2b2f33" />
      <ellipse cx={296} cy={255} rx={5} ry={25} fill="#41484e" />
      <path
        d="M150,232V220Q150,208 164,208T178,220V232ZM160,208q0,-7 4,-9q4,2 4,9zM206,232V222Q206,212 218,212T230,222V232Z"
        fill="#d9a93f"
      />
      <path d="M184,232v-14h14v14M184,218q7,-9 14,0" fill="none" />
      <path d="M187,226q4,-10 8,0z" fill="#d9a93f" />
    </>
  );
}

function Front(): ReactNode {
  return (
    <>
      <path d="M276,228V200H294V228ZM274,200L256,168H314L296,200Z" fill="#2b2f33" />
      <path d="M252,168H318V160H252Z" fill="#a4231b" />
      <path d="M262,178H308" stroke="#d9a93f" strokeWidth={2} />
      <path d="M298,226h8v-22h22v24h-18" fill="#a4231b" />
      <path d="M328,202l9,-3v32l-9,-3z" fill="#f7e7b8" />
      <path d="M296,228H318" strokeWidth={3} />
      <path d="M78,280H312V292H78Z" fill="#a4231b" />
      <path d="M262,284H300V306H262Z" fill="#23614f" />
      <path d="M266,290H296" stroke="#d9a93f" strokeWidth={2} />
      <path d="M306,288L356,317H300Z" fill="#a4231b" />
      <path
        d="M312,293l10,24M318,296l16,21M324,300l22,17"
        fill="none"
        stroke="#f3eadb"
        strokeWidth={1.8}
      />
      <path d="M312,284l10,-22v22" fill="none" />
    </>
  );
}

export function Cover(): ReactNode {
  return (
    <svg viewBox="0 -65 360 550" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect y={-70} width={360} height={560} fill="#efe2c4" />
      <HexMap />
      <Smoke />
      <path d="M-4,317H364" stroke="#1c2730" strokeWidth={5} />
      <path d="M-4,317H364" stroke="#a7b0b6" strokeWidth={2} />
      <path d={SLEEPERS.join('')} fill="#7a5a36" stroke="#1c2730" strokeWidth={1.3} />
      <g stroke="#1c2730" strokeWidth={2.4} strokeLinejoin="round">
        <Tender />
        <Cab />
        <Boiler />
        <Front />
      </g>
      {SMALL_WHEELS.map((x) => (
        <SpokedWheel key={x} x={x} y={306} radius={11} spokes={6} colour="#8e2a22" />
      ))}
      {DRIVERS.map((x) => (
        <SpokedWheel key={x} x={x} y={286} radius={30} spokes={12} colour="#8e2a22" />
      ))}
      <path
        d="M112,298L180,298L262,296"
        fill="none"
        stroke="#e9eef0"
        strokeWidth={5}
        strokeLinecap="round"
      />
      <path d="M112,298L180,298L262,296" fill="none" stroke="#1c2730" strokeWidth={1.2} />
    </svg>
  );
}
