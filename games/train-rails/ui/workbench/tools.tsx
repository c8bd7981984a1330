/** What a box is made with. */
import type { ReactNode } from 'react';
import { STUFFS } from './editing.ts';

export const TRAYS = ['cars', 'cards', 'die'] as const;
export type Tray = (typeof TRAYS)[number];

export const TOOLS = ['look', ...STUFFS] as const;
export type Tool = (typeof TOOLS)[number];

export const TRAY_SIGNS: Readonly<Record<Tray, ReactNode>> = {
  cars: <path d="M-12 7V-6H12V7ZM-9 -2H-3V2H-9ZM3 -2H9V2H3ZM-7 10.500H-5M5 10.500H7" />,
  cards: <path d="M-9 -8H1V8H-9ZM4 -8L10 -6L6 9L2.500 8" />,
  die: <path d="M-9 -9H9V9H-9ZM-4 -5H4V5H-4ZM0 -5V5" />,
};

export const TOOL_SIGNS: Readonly<Record<Tool, ReactNode>> = {
  look: (
    <>
      <circle cx={-2} cy={-2} r={7} />
      <path d="M3.500 3.500L10 10" />
    </>
  ),
  seat: <path d="M-7 -10V3H6V10M-7 3V10M-7 -3H-7" />,
  bench: <path d="M-12 -6V4H12V-6M-10 4V10M10 4V10M-12 -1H12" />,
  passenger: (
    <>
      <circle cy={-6} r={4.5} />
      <path d="M-8 10C-8 -1 8 -1 8 10" />
    </>
  ),
  floor: <path d="M-10 -10H10V10H-10ZM-10 0H10M0 -10V10" />,
  cab: (
    <>
      <circle r={9.5} />
      <path d="M0 0L6 -5M-9.500 3H9.500" />
    </>
  ),
};
