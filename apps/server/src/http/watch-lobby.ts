/** Whoever looks for a table is told that the list has changed, and asks for it as he wants it. */
import type { ServerResponse } from 'node:http';
import { LOBBY, type Notices } from '../rooms/notices.ts';
import { EventStream } from './event-stream.ts';

/** Many changes in a moment are one. */
const TOGETHER_MS = 300;

export function watchLobby(
  { notices }: { readonly notices: Notices },
  response: ServerResponse,
): EventStream {
  const stream = new EventStream(response);
  let timer: NodeJS.Timeout | undefined;
  const stop = notices.listen(LOBBY, () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      stream.tell('lobby', {});
    }, TOGETHER_MS);
  });
  stream.onClosed(() => {
    stop();
    clearTimeout(timer);
  });
  return stream;
}
