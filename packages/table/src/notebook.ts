/** What somebody notes for himself at a table elsewhere: nobody else reads it, and it is there on all his devices. */

export interface NoteState {
  readonly text: string;
  /** `nobody`: who has no name there has no notes either. `writing`: it is kept here, and not yet there. */
  readonly stage: 'reading' | 'kept' | 'writing' | 'nobody';
}

export interface Notebook {
  now(): NoteState;
  subscribe(listener: () => void): () => void;
  /** Looks what it says now: another device may have written in it. */
  open(): void;
  write(text: string): void;
}
