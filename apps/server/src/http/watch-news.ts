/** Whoever looks at a list or a tournament is told that it has changed, and asks for it as he wants it. */
import type { ServerResponse } from 'node:http';
import { LOBBY, type Notices } from '../rooms/notices.ts';
import { EventStream } from './event-stream.ts';

/** Many changes in a moment are one. */
const TOGETHER_MS = 300;

interface News {
  readonly subject: string;
  readonly event: 'lobby' | 'tournament';
}

export const LOBBY_NEWS: News = { subject: LOBBY, event: 'lobby' };
export const newsOf = (tournament: string): News => ({ subject: tournament, event: 'tournament' });

export function watchNews(
  { notices }: { readonly notices: Notices },
  { subject, event }: News,
  response: ServerResponse,
): EventStream {
  const stream = new EventStream(response);
  let timer: NodeJS.Timeout | undefined;
  const stop = notices.listen(subject, () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      stream.tell(event, {});
    }, TOGETHER_MS);
  });
  stream.onClosed(() => {
    stop();
    clearTimeout(timer);
  });
  return stream;
}
