/** A fault to be found: one refusal of many is answered as a fault of the server. Loaded before the server. */
import { ServerResponse } from 'node:http';

const EVERY = 400;
const { writeHead } = ServerResponse.prototype;
let refused = 0;
ServerResponse.prototype.writeHead = function failing(
  this: ServerResponse,
  status: number,
  ...rest: readonly unknown[]
) {
  const isFault = status >= 400 && ++refused % EVERY === 0;
  return Reflect.apply(writeHead, this, [isFault ? 500 : status, ...rest]) as ServerResponse;
} as typeof writeHead;
