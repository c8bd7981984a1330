/** A fault to be found: one event of many is not sent to its reader. Loaded before the server. */
import { Socket } from 'node:net';

const APART = 20;
const { write } = Socket.prototype;
let count = 0;
Socket.prototype.write = function forgetful(this: Socket, ...given: unknown[]) {
  const [text] = given;
  if (typeof text === 'string' && text.startsWith('id: ') && ++count % APART === 0) return true;
  return Reflect.apply(write, this, given) as boolean;
};
