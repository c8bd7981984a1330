/** A fault to be found: one event of many is not sent to its reader. Loaded before the server. */
import { ServerResponse } from 'node:http';

const APART = 20;
const { write } = ServerResponse.prototype;
let count = 0;
ServerResponse.prototype.write = function forgetful(this: ServerResponse, ...given: unknown[]) {
  const [text] = given;
  if (typeof text === 'string' && text.startsWith('id: ') && ++count % APART === 0) return true;
  return Reflect.apply(write, this, given) as boolean;
};
