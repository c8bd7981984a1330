/** Ladders, records of players and tournaments, fetched by who looks at them. */
import { lazy } from 'react';

export const LadderPage = lazy(async () => ({ default: (await import('./index.tsx')).LadderPage }));
export const ProfilePage = lazy(async () => ({
  default: (await import('../profile/index.tsx')).ProfilePage,
}));
