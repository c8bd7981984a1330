import { lazy } from 'react';

/** Ladders, players' records and tournaments, fetched together by who looks at them. */
export const LadderPages = lazy(async () => ({
  default: (await import('./pages.tsx')).LadderPages,
}));
