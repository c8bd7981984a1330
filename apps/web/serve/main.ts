// npm start                      the place to play, on this machine
// npm start -- --port 8080      at a port of your choice
// npm start -- --host 0.0.0.0   for others on the network too
import { parseArgs } from 'node:util';
import { addressesOf } from './addresses.ts';
import { builtClient } from './build.ts';
import { listening, staticServer } from './static-server.ts';

const USUAL_PORT = 4170;
const TRIES = 20;

function fail(message: string, code: number): never {
  process.stderr.write(`roundhouse: ${message}\n`);
  process.exit(code);
}

function options(): { port: number | undefined; host: string } {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, host: { type: 'string', default: '127.0.0.1' } },
    });
    const port = values.port === undefined ? undefined : Number(values.port);
    if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65_536)) {
      fail(`--port takes a number from 0 to 65535, not '${values.port}'`, 2);
    }
    return { port, host: values.host };
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error), 2);
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** The wanted port, or the first free one from the usual one on. */
async function served(folder: string): Promise<number> {
  for (let port = wanted.port ?? USUAL_PORT; ; port++) {
    try {
      return await listening(staticServer(folder), port, wanted.host);
    } catch (error) {
      const isTaken = codeOf(error) === 'EADDRINUSE';
      if (isTaken && wanted.port === undefined && port < USUAL_PORT + TRIES) continue;
      if (isTaken) fail(`port ${port} is taken; choose another one with --port`, 2);
      fail(`can't listen on ${wanted.host}: ${String(codeOf(error) ?? error)}`, 2);
    }
  }
}

const wanted = options();
const folder = await builtClient((line) => process.stderr.write(`roundhouse: ${line}\n`));
const port = await served(folder);
console.log(`Roundhouse is open: ${addressesOf(wanted.host, port).join(' and ')}`);
