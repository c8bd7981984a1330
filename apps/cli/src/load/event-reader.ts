/** Reads a stream of events as bytes: most of them are only counted, and what is not looked at is not made a text. */
import { connect } from 'node:net';

const BYTES = 64 * 1024;
/** What is read is looked at before the next is read, by whichever stream. */
const BUFFER = Buffer.allocUnsafe(BYTES);
const HEAD_END = '\r\n\r\n';
const EVENT_END = '\n\n';
const DATA = '\ndata: ';

/** An event of the match itself: where it goes on, and its data; to be read at once. */
export type OnEvent = (id: number, data: Buffer) => void;

/** Calls back with each event that has an id, until it is ended by what it answers. */
export function readEvents(
  origin: string,
  path: string,
  cookie: string,
  onEvent: OnEvent,
): () => void {
  const { hostname: host, port } = new URL(origin);
  let isBody = false;
  let rest: Buffer = Buffer.alloc(0);
  const read = (bytes: Buffer): void => {
    let from = 0;
    if (!isBody) {
      const end = bytes.indexOf(HEAD_END);
      if (end < 0) return void (rest = Buffer.from(bytes));
      if (!bytes.toString('latin1', 0, end).startsWith('HTTP/1.1 200'))
        return void socket.destroy();
      isBody = true;
      from = end + HEAD_END.length;
    }
    for (;;) {
      const end = bytes.indexOf(EVENT_END, from);
      if (end < 0) break;
      tell(bytes.subarray(from, end), onEvent);
      from = end + EVENT_END.length;
    }
    rest = from === bytes.length ? rest.subarray(0, 0) : Buffer.from(bytes.subarray(from));
  };
  const callback = (count: number, buffer: Uint8Array): boolean => {
    const came = (buffer as Buffer).subarray(0, count);
    read(rest.length === 0 ? came : Buffer.concat([rest, came]));
    return true;
  };
  const socket = connect({ host, port: Number(port), onread: { buffer: BUFFER, callback } });
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}:${port}\r\ncookie: ${cookie}${HEAD_END}`);
  return () => void socket.destroy();
}

function tell(event: Buffer, onEvent: OnEvent): void {
  if (event.toString('latin1', 0, 4) !== 'id: ') return;
  const at = event.indexOf(DATA);
  if (at < 0) return;
  onEvent(Number(event.toString('latin1', 4, at)), event.subarray(at + DATA.length));
}
