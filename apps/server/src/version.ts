/** What this server calls itself. */
export const VERSION = '0.1.0';
