import { LEVELS } from '@roundhouse/bots';
import { TITLES } from '@roundhouse/titles';
import type { Command } from '../command.ts';
import { levelsAt } from '../levels.ts';
import { print, table } from '../output.ts';

export const command: Command = {
  usage: 'titles',
  summary: 'list the games: seats, levels of bots, options',
  options: { json: { help: 'as JSON' } },
  async run(args) {
    const listed = await Promise.all(TITLES.map(describeTitle));
    if (args.flag('json')) {
      print(JSON.stringify(listed));
      return;
    }
    const rows = listed.map(({ id, names, seats, levels, options }) => [
      id,
      names.en,
      seats.join(', '),
      levels.join(', '),
      options.map(({ name, values }) => `${name}=${values.join('|')}`).join(' '),
    ]);
    print(table(['title', 'name', 'seats', 'bots', 'options'], rows));
  },
};

/** A title with what is known only when its rules and bots are loaded. */
export async function describeTitle(title: (typeof TITLES)[number]) {
  const [{ meta, version }, ...tables] = await Promise.all([
    title.rules(),
    ...title.seats.map((seats) => levelsAt(title, { seats })),
  ]);
  return {
    id: title.id,
    names: title.names,
    seats: title.seats,
    rules: version,
    options: meta.options,
    /** At every number of seats; weights make it more at some. */
    levels: LEVELS.filter((level) => tables.every((bots) => bots[level])),
  };
}
