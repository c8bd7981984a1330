/** What is said at a table, sent to one reader of its stream. */
import type { Person, Room } from '@roundhouse/store';
import type { Notices } from '../rooms/notices.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Talk } from './talk.ts';

/** What a reader gets when he comes; who was away longer asks for older ones. */
const MOST_AT_ONCE = 50;

export interface TalkReader {
  readonly room: string;
  readonly person: Person | undefined;
  readonly send: (said: Awaited<ReturnType<Talk['hear']>>) => void;
  readonly onFault: (error: unknown) => void;
}

/** Answers how it is ended. */
export function sendTalk(
  { rooms, talk, notices }: { rooms: Rooms; talk: Talk; notices: Notices },
  { room, person, send, onFault }: TalkReader,
): () => void {
  let last = 0;
  let isEnded = false;
  // One after the other, so that nothing comes twice or out of order.
  let queue: Promise<void> = Promise.resolve();
  const sendNew = async (now: Room): Promise<void> => {
    if (isEnded) return;
    const where = { after: last, count: MOST_AT_ONCE };
    const said = await talk.hear(now, person, where);
    last = said.at(-1)?.number ?? last;
    if (said.length > 0 && !isEnded) send(said);
  };
  /** What he has already, as it stands now. */
  const sendRemoved = async (): Promise<void> => {
    if (isEnded) return;
    const gone = await talk.hearRemoved(await rooms.find(room), person, MOST_AT_ONCE);
    if (gone.length > 0 && !isEnded) send(gone);
  };
  const inTurn = (work: () => Promise<void>): void => {
    // Who has gone, with the server perhaps, misses nothing.
    queue = queue.then(work).catch((error: unknown) => {
      if (!isEnded) onFault(error);
    });
  };
  const stop = notices.listen(room, (notice) => {
    // Who sits there may have changed since.
    if (notice === 'talk') inTurn(async () => sendNew(await rooms.find(room)));
    if (notice === 'unsaid') inTurn(sendRemoved);
  });
  inTurn(async () => sendNew(await rooms.latelyFound(room)));
  return () => {
    isEnded = true;
    stop();
  };
}
