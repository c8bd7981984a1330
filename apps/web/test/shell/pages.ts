/** The places of the shell, as a visitor comes to them. */
export const PLACES = [
  '/',
  '/tables',
  '/settings',
  '/friends',
  '/lobby',
  '/me',
  '/games',
  '/administrator',
  '/setup/american-rails',
  '/setup/train-rails',
  '/rules/american-rails',
  '/rules/train-rails/TR-2.1',
  '/verify',
  '/open/nothing',
  '/nowhere',
] as const;
