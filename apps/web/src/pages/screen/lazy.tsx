import { lazy } from 'react';

/** The whole table comes with it: who joins by phone does not fetch it here. */
export const Screen = lazy(async () => ({ default: (await import('./index.tsx')).ScreenPage }));
