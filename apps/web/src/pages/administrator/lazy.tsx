import { lazy } from 'react';

/** Few ever come here. */
export const AdministratorPage = lazy(async () => ({
  default: (await import('./index.tsx')).AdministratorPage,
}));
