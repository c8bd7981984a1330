/** What a page may tell the service worker. It answers the first two with the games that are kept. */
export type Order =
  | { readonly kind: 'keep'; readonly game: string }
  | { readonly kind: 'kept' }
  | { readonly kind: 'take over' };
