/** What the table page says. */
export const table = {
  leave: 'Leave',
};
