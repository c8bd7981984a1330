/** What a server is started with: from the command line, and from the environment where secrets belong. */
import { parseArgs } from 'node:util';
import { LOG_LEVELS, type LogLevel } from './operate/log.ts';
import { readQuotas, type Quotas } from './operate/quotas.ts';
import { mailOptions, type MailOptions } from './telegrams/mail/options.ts';

export const HELP = `npm start                      the place to play, on this machine
npm start -- --port 8080      at a port of your choice
npm start -- --host 0.0.0.0   for others on the network too
npm start -- --data FOLDER    where games are kept (./data)
npm start -- --no-client      the interface alone, for programs and for more nodes
npm start -- --no-limits      nobody is put off for asking often: to measure, never to serve
npm start -- --prepare        builds the client and ends: before a start that has to be quick, or may write nothing
npm start -- --log-level LEVEL    what is written to stderr: debug, info, warn, error (info; on a terminal warn)
npm start -- --farewell SECONDS   asked to end, it serves so long while /healthz says that it will (0)

DATABASE_URL=postgres://...   keeps them in PostgreSQL, which several servers can share
PUBLIC_URL=https://...        where the place is reached, when a proxy stands in front of it
PROXY_HEADER=x-forwarded-for  the header in which that proxy says who asks; without a proxy, none
METRICS_TOKEN=...             who shows it may read /metrics; without it this machine alone may, and behind a proxy nobody
QUOTAS='tables=100 bots=60'   how much one person or address may have: docs/self-hosting.md lists them
MAIL_URL=smtp://...           the mail server by which people are told that it is their turn
MAIL_FROM=trains@example.org  the address that those letters come from`;

export interface Options {
  /** Undefined: the usual one, or the next that is free. */
  readonly port: number | undefined;
  readonly host: string;
  readonly data: string;
  /** Whether somebody who asks very often is put off. */
  readonly hasLimits: boolean;
  /** It builds what it would serve, and ends. */
  readonly isPreparing: boolean;
  /** Whether it serves the client, or the interface alone. */
  readonly hasClient: boolean;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: URL | undefined;
  readonly proxyHeader: string | undefined;
  /** Undefined: as much as fits where it is written. */
  readonly logLevel: LogLevel | undefined;
  readonly farewellMs: number;
  readonly metricsToken: string | undefined;
  readonly quotas: Quotas;
  /** Undefined: nobody is told by mail. */
  readonly mail: MailOptions | undefined;
}

/** What can't be read is said in the error's words. */
export class BadOption extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

export function readOptions(args: readonly string[], environment: Environment): Options {
  const {
    port,
    host,
    data,
    'no-client': isBare = false,
    'no-limits': isOpen = false,
    prepare: isPreparing = false,
    'log-level': level,
    farewell,
  } = parsed(args);
  const number = port === undefined ? undefined : Number(port);
  if (number !== undefined && !(Number.isInteger(number) && number >= 0 && number < 65_536)) {
    throw new BadOption(`--port takes a number from 0 to 65535, not '${port}'`);
  }
  if (host === '') throw new BadOption('--host takes an address');
  if (data === '') throw new BadOption('--data takes a folder');
  const databaseUrl = environment['DATABASE_URL'];
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new BadOption('DATABASE_URL begins with postgres://');
  }
  const mail = mailOptions(environment['MAIL_URL'], environment['MAIL_FROM']);
  if (typeof mail === 'string') throw new BadOption(mail);
  return {
    port: number,
    host,
    data,
    hasClient: !isBare,
    isPreparing,
    hasLimits: !isOpen,
    databaseUrl,
    publicUrl: publicUrl(environment['PUBLIC_URL']),
    proxyHeader: headerName(environment['PROXY_HEADER']),
    logLevel: levelOf(level),
    farewellMs: secondsOf(farewell) * 1000,
    metricsToken: tokenOf(environment['METRICS_TOKEN']),
    quotas: quotasOf(environment['QUOTAS'] ?? ''),
    mail,
  };
}

function parsed(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string', default: '127.0.0.1' },
        data: { type: 'string', default: 'data' },
        'no-client': { type: 'boolean' },
        'no-limits': { type: 'boolean' },
        prepare: { type: 'boolean' },
        'log-level': { type: 'string' },
        farewell: { type: 'string', default: '0' },
      },
    });
    return values;
  } catch (error) {
    throw new BadOption(error instanceof Error ? error.message : String(error));
  }
}

function levelOf(text: string | undefined): LogLevel | undefined {
  const level = LOG_LEVELS.find((each) => each === text);
  if (text === undefined || level) return level;
  throw new BadOption(`--log-level takes ${LOG_LEVELS.join(', ')}, not '${text}'`);
}

const LONGEST_FAREWELL = 300;

function secondsOf(text: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) <= LONGEST_FAREWELL) return Number(text);
  throw new BadOption(`--farewell takes seconds from 0 to ${LONGEST_FAREWELL}, not '${text}'`);
}

const SHORTEST_TOKEN = 16;

function tokenOf(text: string | undefined): string | undefined {
  if (text === undefined || text.length >= SHORTEST_TOKEN) return text;
  throw new BadOption(`METRICS_TOKEN has ${SHORTEST_TOKEN} characters or more`);
}

function quotasOf(text: string): Quotas {
  const quotas = readQuotas(text);
  if (typeof quotas === 'string') throw new BadOption(`QUOTAS: ${quotas}`);
  return quotas;
}

function headerName(text: string | undefined): string | undefined {
  if (text === undefined || /^[\w-]+$/.test(text)) return text?.toLowerCase();
  throw new BadOption('PROXY_HEADER is the name of a header');
}

function publicUrl(text: string | undefined): URL | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url;
  throw new BadOption('PUBLIC_URL is an address like https://trains.example');
}
