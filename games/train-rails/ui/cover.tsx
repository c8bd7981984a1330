/** The cover: a carriage of the L from above, full but for one seat. */
import type { ReactNode } from 'react';

const INK = '#1c2730';
const SEATS_X = [62, 122, 238, 298];
const ROWS_Y = [-91, -19, 53, 125, 197, 269, 341, 413, 485];
const FREE = { x: 238, y: 197 };

const SEATS = ROWS_Y.flatMap((y) => SEATS_X.map((x) => ({ x, y }))).filter(
  ({ x, y }) => x !== FREE.x || y !== FREE.y,
);
const COATS = ['#8a8577', '#a08c70', '#7c8489', '#6f7b80', '#94836c'];

const WINDOWS = Array.from({ length: 8 }, (_, window) => -60 + 72 * window);
const BOARDS = Array.from({ length: 21 }, (_, board) => `M158,${-78 + 28 * board}H202`).join('');

/** Brim, cap, bun, bald: four heads from above. */
const HEADS: readonly ReactNode[] = [
  <g key="brim">
    <circle r={13} fill="#5d564a" />
    <circle r={8} fill="#7b7361" />
  </g>,
  <g key="cap">
    <circle r={10.5} fill="#d9be98" />
    <path d="M-10,-3h20l4,-5h-28z" fill="#4a535a" />
    <path d="M-10,-1a10.5,10.5 0 0 1 20,0z" fill="#6e777e" />
  </g>,
  <g key="bun">
    <circle r={10.5} fill="#6a5a45" />
    <circle r={5} cy={8} fill="#6a5a45" />
  </g>,
  <g key="bald">
    <circle r={10.5} fill="#d9be98" />
    <path d="M-10.5,0a10.5,10.5 0 0 1 21,0q-10,-4 -21,0z" fill="#4c4336" />
  </g>,
];

function Carriage(): ReactNode {
  return (
    <>
      <rect y={-70} width={360} height={560} fill="#d9c69c" />
      <rect x={8} y={-80} width={344} height={600} fill="#10222c" />
      <rect x={13} y={-80} width={334} height={600} fill="#23424f" />
      <rect x={30} y={-80} width={300} height={600} fill="#ebe1cb" />
      <rect x={152} y={-80} width={56} height={600} fill="#e0d2b4" />
      <path d={BOARDS} stroke="#cdbc96" strokeWidth={1.6} />
      <g fill="#bfd4d6" stroke="#0c1a22" strokeWidth={1.6}>
        {WINDOWS.map((y) => (
          <g key={y}>
            <rect x={14.5} y={y} width={12} height={54} rx={4} />
            <rect x={333.5} y={y} width={12} height={54} rx={4} />
          </g>
        ))}
      </g>
    </>
  );
}

function Passenger({ coat, head }: { readonly coat: string; readonly head: ReactNode }): ReactNode {
  return (
    <g stroke="#2f2a22" strokeWidth={1.8}>
      <path d="M-24,13Q-24,-5 -11,-6H11Q24,-5 24,13Q16,20 0,20Q-16,20 -24,13Z" fill={coat} />
      <path d="M-16,15Q-9,7 -6,17M16,15Q9,7 6,17" fill="none" />
      {head}
    </g>
  );
}

function Seats(): ReactNode {
  return SEATS.map(({ x, y }, seat) => (
    <g key={`${x}.${y}`} transform={`translate(${x} ${y})`}>
      <rect
        x={-27}
        y={-28}
        width={54}
        height={54}
        rx={10}
        fill="#3e6e69"
        stroke={INK}
        strokeWidth={2}
      />
      <rect x={-21} y={-22} width={42} height={42} rx={6} fill="#4b8079" />
      <rect
        x={-28}
        y={27}
        width={56}
        height={10}
        rx={5}
        fill="#5a3a22"
        stroke={INK}
        strokeWidth={1.6}
      />
      <Passenger coat={COATS[seat % COATS.length] ?? ''} head={HEADS[seat % HEADS.length]} />
    </g>
  ));
}

function FreeSeat(): ReactNode {
  return (
    <>
      <rect
        x={211}
        y={169}
        width={54}
        height={54}
        rx={10}
        fill="#ffe9ae"
        stroke="#8a6412"
        strokeWidth={5}
      />
      <rect
        x={210}
        y={224}
        width={56}
        height={10}
        rx={5}
        fill="#5a3a22"
        stroke={INK}
        strokeWidth={1.6}
      />
      <path
        d="M230,180V200H247V212M230,200V212"
        fill="none"
        stroke="#8a6412"
        strokeWidth={4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

/** The one who has seen it. */
function Pawn(): ReactNode {
  return (
    <>
      <g transform="translate(180 318)" stroke={INK} strokeWidth={2.4}>
        <ellipse cy={26} rx={22} ry={7} fill={INK} opacity={0.3} stroke="none" />
        <path
          d="M-20,24Q-21,16 -14,13Q-8,6 -7,-6H7Q8,6 14,13Q21,16 20,24Q0,30 -20,24Z"
          fill="#a4231b"
        />
        <path d="M-10,-7H10" strokeWidth={4} strokeLinecap="round" />
        <circle cy={-17} r={11.5} fill="#a4231b" />
        <path
          d="M-6,-21a7,7 0 0 1 5,-4"
          fill="none"
          stroke="#fff"
          strokeOpacity={0.8}
          strokeWidth={2.2}
          strokeLinecap="round"
        />
      </g>
      <path
        d="M180,282V212Q180,196 196,196H202"
        fill="none"
        stroke="#a4231b"
        strokeWidth={4.4}
        strokeDasharray="1 10"
        strokeLinecap="round"
      />
    </>
  );
}

export function Cover(): ReactNode {
  return (
    <svg viewBox="0 -65 360 550" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Carriage />
      <circle cx={FREE.x} cy={196} r={58} fill="#f5cf6b" opacity={0.5} />
      <Seats />
      <FreeSeat />
      <Pawn />
    </svg>
  );
}
