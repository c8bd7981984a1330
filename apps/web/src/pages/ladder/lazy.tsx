/** Ladders, records of players and tournaments, fetched by who looks at them. */
import { lazy } from 'react';

export const LadderPage = lazy(async () => ({ default: (await import('./index.tsx')).LadderPage }));
export const TournamentsPage = lazy(async () => ({
  default: (await import('../tournament/index.tsx')).TournamentsPage,
}));
export const MakeTournament = lazy(async () => ({
  default: (await import('../tournament/make.tsx')).MakeTournament,
}));
export const TournamentPage = lazy(async () => ({
  default: (await import('../tournament/one.tsx')).TournamentPage,
}));
export const ProfilePage = lazy(async () => ({
  default: (await import('../profile/index.tsx')).ProfilePage,
}));
