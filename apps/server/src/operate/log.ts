/** What happens, for who runs the server: one event a line. Nothing in it opens a door or shows a hand. */

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;

export interface LogParts {
  /** What weighs less is not written. */
  readonly from: LogLevel;
  /** For eyes: on a terminal. Otherwise JSON, for programs. */
  readonly isReadable: boolean;
  readonly now: () => number;
  readonly write: (line: string) => void;
}

export const silentLog: Log = () => undefined;

export function openLog({ from, isReadable, now, write }: LogParts): Log {
  const least = LOG_LEVELS.indexOf(from);
  return (level, event, fields = {}) => {
    if (LOG_LEVELS.indexOf(level) < least) return;
    const at = new Date(now()).toISOString();
    const safe = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? withoutSecrets(value) : value,
      ]),
    );
    write(
      isReadable
        ? readable(at, level, event, safe)
        : `${JSON.stringify({ at, level, event, ...safe })}\n`,
    );
  };
}

function readable(at: string, level: LogLevel, event: string, fields: LogFields): string {
  const words = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${typeof value === 'string' ? plain(value) : value}`,
  );
  return `${at.slice(11, 19)} ${level.padEnd(5)} ${[event, ...words].join(' ')}\n`;
}

/** A line of its own, whatever stands in it. */
const plain = (text: string): string =>
  text.replaceAll(/[^\P{C}\n]/gu, '?').replaceAll('\n', '\n  ');

/**
 * What comes from elsewhere (the words of an error) may carry what it should not: who signs in to the database, the
 * part of an address that is a key, tokens, cookies, invitations, seeds.
 */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(/(\b\w+:\/\/)[^\s/@]*@/g, '$1…@')
    .replaceAll(/#[^\s'")]+/g, '#…')
    .replaceAll(/(?<![\w/.-])[\w-]{32,}(?![\w/.-])/g, '…');
}

/** What is known of a fault: its words and where it came from. */
export function faultFields(error: unknown): LogFields {
  return error instanceof Error
    ? { error: error.message, stack: error.stack }
    : { error: String(error) };
}
