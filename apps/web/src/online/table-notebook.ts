/** Notes at a table of a server. What is not there yet lies on this device, over a reload too. */
import { Refused } from '@roundhouse/contract/client';
import type { Notebook, NoteState } from '@roundhouse/table';
import { Listeners } from '../app/listeners.ts';
import { mergedNotes } from './merged-notes.ts';
import type { Server } from './server.ts';
import type { Shelf } from './unanswered.ts';

export interface NotebookParts {
  readonly server: Server;
  readonly table: string;
  readonly shelf: Shelf | undefined;
}

/** Who writes is let finish his thought. */
const PAUSE_MS = 1_200;

/** As the contract has it. */
const MOST_NOTED = 4_000;

const keyOf = (table: string): string => `roundhouse.notebook.${table}`;

/** What the server had when it was last heard of. */
interface Known {
  readonly text: string;
  readonly revision: number;
}

/** What was written here, and from what on. */
interface Draft {
  readonly text: string;
  readonly known: Known;
}

const NOTHING: Known = { text: '', revision: 0 };

export class TableNotebook implements Notebook {
  readonly #parts: NotebookParts;
  readonly #told = new Listeners();
  readonly #closing = new AbortController();
  #state: NoteState = { text: '', stage: 'reading' };
  #known = NOTHING;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;

  constructor(parts: NotebookParts) {
    this.#parts = parts;
    const draft = this.#draft();
    if (draft === undefined) return;
    this.#known = draft.known;
    this.#state = { text: draft.text, stage: 'writing' };
    void this.#send();
  }

  readonly now = (): NoteState => this.#state;

  readonly subscribe = this.#told.subscribe;

  open(): void {
    if (this.#state.stage !== 'writing') void this.#read();
  }

  write(text: string): void {
    this.#keepDraft(text);
    this.#change({ text, stage: 'writing' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), PAUSE_MS);
  }

  /** What was just written goes out all the same; if it does not arrive, it is sent when the table is opened again. */
  close(): void {
    clearTimeout(this.#timer);
    this.#told.clear();
    this.#closing.abort();
    const { text, stage } = this.#state;
    if (stage !== 'writing') return;
    const { server, table } = this.#parts;
    const { revision } = this.#known;
    server.ask('writeNote', { table, note: text, revision }).then(
      () => this.#forgetDraft(text),
      () => undefined,
    );
  }

  async #read(): Promise<void> {
    const { server, table } = this.#parts;
    try {
      const ask = server.askUntilAnswered(this.#closing.signal);
      const { note, revision } = await ask('readNote', { table });
      // What was written meanwhile is newer.
      if (this.#state.stage === 'writing') return;
      this.#known = { text: note, revision };
      this.#change({ text: note, stage: 'kept' });
    } catch (error) {
      if (error instanceof Refused) this.#change({ text: '', stage: 'nobody' });
    }
  }

  /** One at a time, so that what was written last is what stays. */
  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    const { server, table } = this.#parts;
    const { text } = this.#state;
    try {
      const ask = server.askUntilAnswered(this.#closing.signal);
      const { revision } = await ask('writeNote', {
        table,
        note: text,
        revision: this.#known.revision,
      });
      this.#known = { text, revision };
      this.#forgetDraft(text);
      if (this.#state.text === text) this.#change({ text, stage: 'kept' });
    } catch (error) {
      if (error instanceof Refused && error.status === 401) {
        this.#forgetDraft(text);
        this.#change({ text: '', stage: 'nobody' });
      }
      if (error instanceof Refused && error.code === 'written-since') await this.#merge();
    } finally {
      this.#isSending = false;
    }
    const isLater = this.#state.stage === 'writing' && this.#state.text !== text;
    if (isLater && !this.#closing.signal.aborted) void this.#send();
  }

  /** Another device has written in it since: what both have written goes out next. */
  async #merge(): Promise<void> {
    const { server, table } = this.#parts;
    try {
      const ask = server.askUntilAnswered(this.#closing.signal);
      const { note, revision } = await ask('readNote', { table });
      const before = this.#known.text;
      this.#known = { text: note, revision };
      this.write(mergedNotes(before, this.#state.text, note).slice(0, MOST_NOTED));
    } catch {
      // The draft lies here until it is sent again.
    }
  }

  #draft(): Draft | undefined {
    try {
      const kept = this.#parts.shelf?.getItem(keyOf(this.#parts.table)) ?? undefined;
      return kept === undefined ? undefined : (JSON.parse(kept) as Draft);
    } catch {
      return undefined;
    }
  }

  #keepDraft(text: string): void {
    try {
      const draft: Draft = { text, known: this.#known };
      this.#parts.shelf?.setItem(keyOf(this.#parts.table), JSON.stringify(draft));
    } catch {
      // Storage may be forbidden or full; then it lasts as long as the page.
    }
  }

  #forgetDraft(sent: string): void {
    try {
      if (this.#draft()?.text === sent) this.#parts.shelf?.removeItem(keyOf(this.#parts.table));
    } catch {
      // See above.
    }
  }

  #change(state: NoteState): void {
    this.#state = state;
    this.#told.tell();
  }
}
