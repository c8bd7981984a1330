/** How far somebody has looked at a table that lies elsewhere: the same on all his devices. */
export interface Looking {
  /** Up to which line he had when this page opened it; undefined: he never has. */
  readonly seen: number | undefined;
  /** He has looked as far as that line. */
  note(seq: number): void;
}
