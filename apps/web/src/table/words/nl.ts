import type { table as en } from './en.ts';

export const table: typeof en = {
  leave: 'Verlaten',
};
