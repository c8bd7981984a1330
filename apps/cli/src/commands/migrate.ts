import { plannedMigration } from '@roundhouse/store';
import type { Command } from '../command.ts';
import { answered, DATA, storePlace } from '../online/store-place.ts';
import { openPlace } from '../online/place.ts';
import { print } from '../output.ts';

export const command: Command = {
  usage: 'migrate',
  summary: 'bring the tables of a store to this version, as a server does when it starts',
  details: [
    'A store that a newer version has written is left alone: exit code 1. Make a backup before; there is no way back.',
  ],
  options: { ...DATA, 'dry-run': { help: 'say what would be done, and do nothing' } },
  async run(args) {
    const place = storePlace(args);
    const { from, to, steps } = await answered(plannedMigration(place));
    if (steps.length === 0) {
      print(`version ${from}: nothing is missing`);
      return;
    }
    for (const { version, statements } of steps) {
      print(`to version ${version}:`);
      for (const statement of statements) print(`  ${statement}`);
    }
    if (args.flag('dry-run')) {
      print(`version ${from} would become ${to}; nothing was done`);
      return;
    }
    await (await answered(openPlace(place))).close();
    print(`version ${from} is ${to} now`);
  },
};
