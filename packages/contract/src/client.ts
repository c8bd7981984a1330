/** Asks a server by the name of a route. What it answers has the shape of the contract, or it is a `Refused`. */
import type { ErrorCode, Fault } from './errors.ts';
import type { Route } from './route.ts';
import { ROUTES, type AnsweredName, type RouteName, type StreamName } from './routes.ts';
import type { Answer, Asks } from './shapes.ts';

export class Refused extends Error {
  readonly status: number;
  readonly fault: Fault;
  constructor(status: number, fault: Fault) {
    super(fault.detail ?? fault.code);
    this.name = 'Refused';
    this.status = status;
    this.fault = fault;
  }

  get code(): ErrorCode {
    return this.fault.code;
  }
}

/** Everything but the streams, which a page opens by their address. */
export type Ask = <R extends AnsweredName>(
  route: R,
  asked: Asks<R>,
  signal?: AbortSignal,
) => Promise<Answer<R>>;

export function askingAt(origin: string, send: typeof fetch = fetch): Ask {
  return async (name, asked, signal) => {
    const { method }: Route = ROUTES[name];
    const { address, rest } = addressOf(name, asked);
    const hasBody = method === 'POST';
    const response = await send(`${origin}${hasBody ? address : withQuery(address, rest)}`, {
      method,
      ...(hasBody
        ? { body: JSON.stringify(rest), headers: { 'content-type': 'application/json' } }
        : {}),
      ...(signal ? { signal } : {}),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Refused(response.status, (answer as { error: Fault }).error);
    return answer as never;
  };
}

/** Where a stream is. */
export function streamAddress<R extends StreamName>(name: R, asked: Asks<R>): string {
  const { address, rest } = addressOf(name, asked);
  return withQuery(address, rest);
}

type Rest = Readonly<Record<string, unknown>>;

function addressOf(
  name: RouteName,
  asked: Rest,
): { readonly address: string; readonly rest: Rest } {
  const { path }: Route = ROUTES[name];
  const rest = { ...asked };
  const address = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => {
    const value = String(rest[part]);
    delete rest[part];
    return encodeURIComponent(value);
  });
  return { address, rest };
}

function withQuery(address: string, rest: Rest): string {
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  if (given.length === 0) return address;
  return `${address}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()}`;
}
