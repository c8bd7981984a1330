/** For a part that may be too long for its place while nothing in it could have the focus: so that keys scroll it. */
export const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;
