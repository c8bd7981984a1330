/** Who somebody was who is no more: in every language the same, for it stands in records. */
export const NEUTRAL = 'Anonymous';
