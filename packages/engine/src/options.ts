/** The common part of `configure`: seats and options, defaults filled in, anything unknown refused. */
import { deepFreeze } from './canonical.ts';
import { refusal, type Meta, type Refusal } from './rules.ts';

export interface PlainConfig {
  readonly seats: number;
  readonly [option: string]: string | number;
}

export function configureOptions(meta: Meta, input: unknown): PlainConfig | Refusal {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return refusal('config-not-object', 'table');
  }
  const given = new Map<string, unknown>(Object.entries(input));
  const seats = given.get('seats');
  if (typeof seats !== 'number' || !meta.seats.includes(seats)) {
    return refusal('bad-seats', 'table', {
      given: shown(seats),
      allowed: meta.seats.join(', '),
    });
  }
  const config: Record<string, string | number> = { seats };
  for (const option of meta.options) {
    const value = given.has(option.name) ? given.get(option.name) : option.default;
    if (typeof value !== 'string' || !option.values.includes(value)) {
      return refusal('bad-option', 'table', {
        option: option.name,
        given: shown(value),
        allowed: option.values.join(', '),
      });
    }
    if (!option.isUnwritten || value !== option.default) config[option.name] = value;
  }
  const known = new Set(['seats', ...meta.options.map((option) => option.name)]);
  for (const name of given.keys()) {
    if (!known.has(name)) {
      return refusal('unknown-option', 'table', {
        option: shown(name),
        known: [...known].join(', '),
      });
    }
  }
  return deepFreeze({ ...config, seats });
}

const SHOWN = 40;
/** A stranger's value, short enough for a message. */
function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null)
    return Array.isArray(value) ? 'a list' : 'an object';
  const text = String(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
