/** Everything that one reader of a table's stream is told: steps, talk, the table itself, and who is here. */
import type { ServerResponse } from 'node:http';
import type { Seat, Viewer } from '@roundhouse/engine';
import type { Room } from '@roundhouse/store';
import { mayLook, type TableStep } from '@roundhouse/table';
import { titleOf } from '@roundhouse/titles';
import { seenBy, type SeeingParts } from '../answers/seeing.ts';
import { stepsAsText } from '../answers/steps-as-text.ts';
import type { Visitor } from '../people/visitor.ts';
import { Problem } from '../problem.ts';
import type { Notices } from '../rooms/notices.ts';
import type { Telling } from '../rooms/open-matches.ts';
import type { Presence } from '../rooms/presence.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { seatsOf } from '../rooms/seats.ts';
import { sendTalk } from '../talk/talk-to-reader.ts';
import type { Talk } from '../talk/talk.ts';
import { EventStream } from './event-stream.ts';

export interface WatchParts extends SeeingParts {
  readonly rooms: Rooms;
  readonly talk: Talk;
  readonly notices: Notices;
  readonly presence: Presence;
  readonly isOver: (room: Room) => Promise<boolean>;
  readonly onFault: (error: unknown) => void;
}

export interface Looking {
  readonly room: Room;
  readonly visitor: Visitor;
  readonly viewer: Viewer;
  readonly after: number;
  /** A screen in the middle of the table: who looks at it is at the table, and no spectator. */
  readonly isScreen: boolean;
}

/** Who comes and goes in a moment is told of at once. */
const TOGETHER_MS = 50;

/** Their text is made while they are being kept. */
function sendingSteps(stream: EventStream): Telling {
  let ready: { readonly steps: readonly TableStep[]; readonly text: string } | undefined;
  return {
    ahead: (steps) => {
      ready = { steps, text: stepsAsText(steps) };
    },
    tell: (steps) => {
      const last = steps.at(-1);
      const text = ready?.steps === steps ? ready.text : stepsAsText(steps);
      ready = undefined;
      if (last) stream.send(last.seq, `{"steps":${text}}`);
    },
  };
}

export async function watchTable(
  parts: WatchParts,
  { room, visitor: { person }, viewer, after, isScreen }: Looking,
  response: ServerResponse,
): Promise<EventStream> {
  const hasSecrets = (await titleOf(room.title)?.rules())?.meta.hasSecrets ?? true;
  const { rooms, matches, notices, presence, isOver, onFault } = parts;
  // Whoever's device it is, a screen shows no hand to a whole room.
  const mineAt = (now: Room): readonly Seat[] =>
    isScreen && hasSecrets ? [] : seatsOf(now, person?.id);
  const mayStill = async (now: Room): Promise<boolean> =>
    mayLook(mineAt(now), viewer, await isOver(now));
  if (room.isBegun) await matches.sit(room, []);
  // Refused before the stream begins: afterwards there is no status to say it with.
  if (!(await mayStill(room))) throw new Problem('not-looked-at');
  const stream = new EventStream(response);
  const ends: (() => void)[] = [];
  let isSteps = false;
  let isClosed = false;

  const sendSteps = async (now: Room): Promise<void> => {
    if (!now.isBegun || isSteps) return;
    isSteps = true;
    const stop = await matches.watch(now, mineAt(now), viewer, after, sendingSteps(stream));
    if (isClosed) stop();
    else ends.push(stop);
  };
  const sendTable = async (now: Room): Promise<void> => {
    if (now.isBegun) await matches.sit(now, []);
    // Whoever has left his seat sees its cards no longer.
    if (!(await mayStill(now))) return stream.close();
    stream.tell('table', { table: await seenBy(parts, now, person) });
    stream.tell('people', presence.at(now));
    await sendSteps(now);
  };
  const sendPeople = async (): Promise<void> =>
    stream.tell('people', presence.at(await rooms.latelyFound(room.id)));
  let telling: NodeJS.Timeout | undefined;

  stream.onClosed(() => {
    isClosed = true;
    clearTimeout(telling);
    for (const end of ends) end();
  });
  await sendSteps(room);
  let queue: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): void => {
    queue = queue
      .then(() => (isClosed ? undefined : work()))
      .catch((error: unknown) => {
        if (!isClosed) onFault(error);
      });
  };
  const heard = notices.listen(room.id, (notice) => {
    if (notice === 'room') inTurn(async () => sendTable(await rooms.find(room.id)));
    // The match was closed for it: he comes back to it at once.
    if (notice === 'renamed') stream.handOver();
    if (notice !== 'people') return;
    telling ??= setTimeout(() => {
      telling = undefined;
      inTurn(sendPeople);
    }, TOGETHER_MS);
  });
  const talking = sendTalk(parts, {
    room: room.id,
    person,
    send: (said) => stream.tell('talk', { said }),
    onFault,
  });
  const left = presence.come(room.id, person, isScreen);
  // What was read to let him in is read again where something was written since.
  inTurn(async () => sendTable(await rooms.latelyFound(room.id)));
  ends.push(heard, talking, left);
  if (isClosed) for (const end of ends) end();
  return stream;
}
