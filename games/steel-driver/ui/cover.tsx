/** The cover: the hammer comes down on a spike before the mountains. */
import type { ReactNode } from 'react';

const INK = '#1c2730';

/** Every second of 56 sectors round the sun. */
const RAYS = Array.from({ length: 28 }, (_, ray) => {
  const point = (part: number): string => {
    const angle = (part * 2 * Math.PI) / 56;
    return `${(180 + 420 * Math.cos(angle)).toFixed(0)},${(214 + 420 * Math.sin(angle)).toFixed(0)}`;
  };
  return `M180,214L${point(2 * ray)}L${point(2 * ray + 1)}Z`;
}).join('');

const SLEEPERS = [-30, 62, 154, 246, 338];
const WOOD = SLEEPERS.map((x) => `M${x},344h64l10,146h-86z`).join('');
const GRAIN = SLEEPERS.map((x) => `M${x + 10},356l-2,60M${x + 30},350v70M${x + 50},356l3,60`).join(
  '',
);

function Landscape(): ReactNode {
  return (
    <>
      <rect y={-70} width={360} height={560} fill="#e3b04b" />
      <path d={RAYS} fill="#ebc578" />
      <circle cx={180} cy={214} r={70} fill="#f5dfa6" />
      <g stroke={INK} strokeWidth={2}>
        <path
          d="M-5,280L40,228L66,254L112,196L150,248L176,224L214,262L262,200L300,250L330,226L365,262V330H-5Z"
          fill="#4c6a73"
        />
        <path
          d="M112,196l-16,22l12,6l8,-8l10,12l8,-4zM262,200l-18,25l14,3l7,-8l8,10l10,-3z"
          fill="#f3eadb"
          strokeWidth={1.4}
        />
        <path d="M-5,300Q90,272 180,290T365,286V340H-5Z" fill="#2f5d50" />
      </g>
    </>
  );
}

function Track(): ReactNode {
  return (
    <>
      <path d="M-5,326H365V490H-5Z" fill="#b98b52" />
      <path d={WOOD} fill="#7a5532" stroke={INK} strokeWidth={2} />
      <path d={GRAIN} stroke="#5c3d20" strokeWidth={1.6} />
      <g stroke={INK} strokeWidth={2.2}>
        <path d="M-5,360H365V378H-5Z" fill="#78858d" />
        <path d="M-5,340H365V352H-5Z" fill="#c9d2d8" />
        <path d="M-5,352H365V360H-5Z" fill="#56636b" />
        <path d="M138,374H236V388H138Z" fill="#8d99a0" />
      </g>
      <path d="M-5,343H365" stroke="#f3f6f7" strokeWidth={2} />
    </>
  );
}

function Spike(): ReactNode {
  return (
    <>
      <g stroke={INK} strokeWidth={2.4} strokeLinejoin="round">
        <path d="M176,300H198V378H176Z" fill="#d9a93f" />
        <path d="M177.2,301H183V377H177.2Z" fill="#f0d08a" stroke="none" />
        <path d="M164,284Q186,274 212,284L208,302H168Z" fill="#e0b767" />
      </g>
      <path
        d="M150,276l-24,-8M150,296l-22,6M226,262l22,-18M232,280l28,-4M228,298l22,8"
        stroke="#fbf6ec"
        strokeWidth={5}
        strokeLinecap="round"
      />
    </>
  );
}

function Hammer(): ReactNode {
  return (
    <>
      <path
        d="M64,150Q74,88 124,52M88,160Q96,112 132,84"
        fill="none"
        stroke="#fbf6ec"
        strokeWidth={4}
        strokeLinecap="round"
        opacity={0.9}
      />
      <g
        transform="translate(150 184) rotate(60)"
        stroke={INK}
        strokeWidth={2.8}
        strokeLinejoin="round"
      >
        <path d="M-9,-20L-7,-290H7L9,-20Z" fill="#a8703a" />
        <path d="M-3,-44L-2,-290" stroke="#d9a66c" strokeWidth={3.4} />
        <path d="M-56,-25L-42,-29H42L56,-25V25L42,29H-42L-56,25Z" fill="#4a565e" />
        <path d="M-56,-25V25L-66,22V-22ZM56,-25V25L66,22V-22Z" fill="#a7b0b6" />
        <path d="M-42,-20H42" stroke="#8d99a0" strokeWidth={5} />
        <path d="M-15,-32H15V32H-15Z" fill="#39444c" />
        <path d="M-4,30V38H5V30" fill="#a8703a" />
      </g>
    </>
  );
}

export function Cover(): ReactNode {
  return (
    <svg viewBox="0 -65 360 550" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Landscape />
      <Track />
      <Spike />
      <Hammer />
    </svg>
  );
}
