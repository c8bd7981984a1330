/** The table that was set last for a game: who sat there and what was agreed. */
import { LEVELS } from '@roundhouse/bots';
import type { Title } from '@roundhouse/titles';
import { HERE } from '../../pace/paces.ts';
import { keepText, keptJson } from '../../settings/kept-text.ts';
import type { Chair, Draft } from './draft.ts';

const keyOf = ({ id }: Title): string => `roundhouse.table.${id}`;

/** Without the deal and without a box: those are chosen anew. */
export function keepTable(title: Title, { chairs, options, pace }: Draft): void {
  keepText(keyOf(title), JSON.stringify({ chairs, options, pace }));
}

/** Undefined where there was none, or none that fits the game any more. */
export function lastTable(title: Title): Draft | undefined {
  return readTable(title, keptJson(keyOf(title)));
}

export function readTable(title: Title, kept: unknown): Draft | undefined {
  const { chairs, options, pace: timed } = fieldsOf(kept);
  if (!Array.isArray(chairs) || !title.seats.includes(chairs.length)) return undefined;
  const read = chairs.flatMap((chair) => chairOf(title, fieldsOf(chair)) ?? []);
  const colours = read.flatMap(({ colour }) => colour ?? []);
  const isApart = new Set(colours).size === (title.colours ? read.length : 0);
  if (read.length !== chairs.length || !isApart) return undefined;
  const agreed = Object.entries(fieldsOf(options)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const pace = HERE.find((each) => JSON.stringify(each) === JSON.stringify(timed));
  return {
    chairs: read,
    options: Object.fromEntries(agreed),
    seed: '',
    ...(pace ? { pace } : {}),
  };
}

function chairOf(title: Title, fields: Readonly<Record<string, unknown>>): Chair | undefined {
  const { kind, name } = fields;
  const level = LEVELS.find((each) => each === fields['level']);
  const colour = title.colours?.find((each) => each === fields['colour']);
  if ((kind !== 'person' && kind !== 'bot') || typeof name !== 'string' || !level) return undefined;
  return { kind, name, level, ...(colour === undefined ? {} : { colour }) };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
