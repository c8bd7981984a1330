/** The key under which the table that was here last is remembered, with its game. */
export const LAST_TABLE = 'roundhouse.last-table';
