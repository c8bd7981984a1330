/** A fault to be found: something of every request is kept for ever. Loaded before the server. */
import { Server } from 'node:http';

const NUMBERS = 600_000;
const kept: (readonly number[])[] = [];
const { emit } = Server.prototype;
Server.prototype.emit = function leaking(name: string, ...rest: readonly unknown[]): boolean {
  if (name === 'request') kept.push(Array.from<number>({ length: NUMBERS }).fill(0.5));
  return Reflect.apply(emit, this, [name, ...rest]);
};
