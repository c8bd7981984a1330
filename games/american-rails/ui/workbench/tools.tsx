/** What a country is made with. */
import type { ReactNode } from 'react';

export const TOOLS = ['move', 'city', 'plains', 'forest', 'mountain'] as const;
export type Tool = (typeof TOOLS)[number];

const HEX = 'M0 -12L10.400 -6V6L0 12L-10.400 6V-6Z';

export const SIGNS: Readonly<Record<Tool, ReactNode>> = {
  move: (
    <path d="M0 -11V11M-11 0H11M-3 -8L0 -11L3 -8M-3 8L0 11L3 8M-8 -3L-11 0L-8 3M8 -3L11 0L8 3" />
  ),
  city: <path d={`${HEX}M-6 5V-1L-1 -5L4 -1V5ZM4 5H7V1H4`} />,
  plains: <path d={`${HEX}M-6 3H-2M1 -2H6M0 6H4`} />,
  forest: <path d={`${HEX}M-4 4L0 -6L4 4ZM0 4V7`} />,
  mountain: <path d={`${HEX}M-7 5L-1 -5L3 1L5 -2L8 5Z`} />,
};
