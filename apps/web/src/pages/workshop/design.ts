/** A box that is being made, as plain data of its form, and the ways to its places. */
import type { Form } from '@roundhouse/engine';

/** A part of a design; its form says what it is. */
export type Part = unknown;
type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * What stands in the input as far as it is of its kind, and what is least in the place of the rest. Bounds are not
 * looked at: what is out of them is a fault that the one who makes it sees and mends.
 */
export function designOf(form: Form, input: unknown): Part {
  switch (form.kind) {
    case 'whole':
      return typeof input === 'number' && Number.isFinite(input) ? Math.round(input) : form.least;
    case 'text':
    case 'id':
    case 'path':
      return typeof input === 'string' ? input : '';
    case 'choice':
      return form.among.find((one) => one === input) ?? form.among[0];
    case 'flag':
      return input === true;
    case 'maybe':
      return input === undefined || input === null ? undefined : designOf(form.of, input);
    case 'list': {
      const given: readonly unknown[] = Array.isArray(input) ? input : [];
      const count = form.least === form.most ? form.least : Math.min(given.length, form.most);
      return Array.from({ length: count }, (_, at) => designOf(form.of, given[at]));
    }
    case 'fields': {
      const given = isFields(input) ? input : {};
      const read = Object.entries(form.of).map(([name, of]): [string, unknown] => [
        name,
        designOf(of, Object.hasOwn(given, name) ? given[name] : undefined),
      ]);
      return Object.fromEntries(read.filter(([, value]) => value !== undefined));
    }
    case 'entries': {
      const given = isFields(input) ? Object.entries(input).slice(0, form.most) : [];
      return Object.fromEntries(given.map(([name, value]) => [name, designOf(form.of, value)]));
    }
  }
}

export function stepsOf(place: string): readonly string[] {
  return place === '' ? [] : place.split('.');
}

/** Undefined: there is nothing. */
export function partAt(design: Part, place: string): Part {
  let part = design;
  for (const step of stepsOf(place)) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, step)) return undefined;
    part = (part as Fields)[step];
  }
  return part;
}

/** A part that may be left out is taken for what it is when it is there. Undefined: no such place. */
export function formAt(form: Form, place: string): Form | undefined {
  let at: Form | undefined = bare(form);
  for (const step of stepsOf(place)) {
    if (at?.kind === 'list' || at?.kind === 'entries') at = bare(at.of);
    else if (at?.kind === 'fields' && Object.hasOwn(at.of, step)) {
      const next: Form | undefined = at.of[step];
      at = next && bare(next);
    } else return undefined;
  }
  return at;
}

export const bare = (form: Form): Form => (form.kind === 'maybe' ? bare(form.of) : form);

/** Nothing else is copied than what leads there; `undefined` leaves a field out. */
export function withPart(design: Part, place: string, part: Part): Part {
  return changed(design, stepsOf(place), () => part);
}

function changed(part: Part, steps: readonly string[], change: (part: Part) => Part): Part {
  const [step, ...others] = steps;
  if (step === undefined) return change(part);
  if (Array.isArray(part)) {
    const given: readonly unknown[] = part;
    return given.map((each, at) => (String(at) === step ? changed(each, others, change) : each));
  }
  const given = isFields(part) ? part : {};
  const next = changed(given[step], others, change);
  if (next !== undefined) return { ...given, [step]: next };
  const { [step]: _, ...without } = given;
  return without;
}

const listed = (part: Part): readonly unknown[] => (Array.isArray(part) ? part : []);

export function withEntry(design: Part, list: string, entry: Part): Part {
  return changed(design, stepsOf(list), (part) => [...listed(part), entry]);
}

/** 'cities' and 3 for the place 'cities.3'; undefined: it is no entry of a list. */
export function entryAt(place: string): { readonly list: string; readonly at: number } | undefined {
  const steps = stepsOf(place);
  const last = steps.at(-1) ?? '';
  return /^\d+$/.test(last) ? { list: steps.slice(0, -1).join('.'), at: Number(last) } : undefined;
}

export function withoutEntry(design: Part, place: string): Part {
  const entry = entryAt(place);
  if (!entry) return withPart(design, place, undefined);
  return changed(design, stepsOf(entry.list), (part) =>
    listed(part).filter((_, at) => at !== entry.at),
  );
}

/** One place up or down its list; where there is none, nothing changes. */
export function withEntryMoved(design: Part, place: string, by: 1 | -1): Part {
  const entry = entryAt(place);
  if (!entry) return design;
  return changed(design, stepsOf(entry.list), (part) => {
    const entries = [...listed(part)];
    const to = entry.at + by;
    if (to < 0 || to >= entries.length) return part;
    const [moved] = entries.splice(entry.at, 1);
    entries.splice(to, 0, moved);
    return entries;
  });
}
