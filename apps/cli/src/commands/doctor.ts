import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Failed, type Command } from '../command.ts';
import { pathFrom } from '../files.ts';
import { DATA } from '../online/store-place.ts';

const DOCTOR = fileURLToPath(new URL('../../../server/src/doctor.ts', import.meta.url));

export const command: Command = {
  usage: 'doctor',
  summary:
    'look at what a server would be started with, and name what is wrong with it and what to do',
  details: [
    'Reads the same options and the same environment as npm start; it starts nothing and changes nothing.',
    'Exit code 1 where something is bad; what is only noted is no reason not to start.',
  ],
  options: {
    ...DATA,
    host: { value: 'HOST', help: 'the address that it would listen on (default 127.0.0.1)' },
    port: { value: 'PORT', help: 'the port that it would listen on' },
    json: { help: 'as JSON' },
  },
  async run(args) {
    const given = ['host', 'port'].flatMap((name) => {
      const value = args.text(name);
      return value === undefined ? [] : [`--${name}`, value];
    });
    const data = ['--data', pathFrom(args.text('data') ?? 'data')];
    const all = [...data, ...given, ...(args.flag('json') ? ['--json'] : [])];
    const doctor = spawn(process.execPath, [DOCTOR, ...all], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const [code] = (await once(doctor, 'exit')) as [number | null];
    if (code !== 0) throw new Failed('something is wrong with it');
  },
};
