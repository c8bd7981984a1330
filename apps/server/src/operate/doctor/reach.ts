/** How people come in: the port, the proxy, https; and how they are told by mail. */
import { connect, createServer } from 'node:net';
import type { Options } from '../../options.ts';
import { bad, found, good, warning, type Finding } from './finding.ts';
import { isLoopback, isPrivateHost } from './hosts.ts';

export async function portFinding({ host, port }: Options): Promise<Finding> {
  if (port === undefined || port === 0) return good('port', 'any that is free, from 4170 on');
  const problem = await new Promise<string | undefined>((done) => {
    const probe = createServer();
    probe.once('error', (error) => done('code' in error ? String(error.code) : error.message));
    probe.listen(port, host, () => probe.close(() => done(undefined)));
  });
  if (problem === undefined) return good('port', `${host}:${port} is free`);
  const running = problem === 'EADDRINUSE' ? await runningAt(host, port) : undefined;
  if (running !== undefined) {
    return running === 'ok'
      ? good('port', `a server of ours runs at ${host}:${port}, and is well`)
      : bad('port', `a server of ours runs at ${host}:${port}: ${running}`, 'look at its log');
  }
  const advice: Readonly<Record<string, string>> = {
    EADDRINUSE: 'end the program that has it, or choose another port with --port',
    EACCES: 'ports below 1024 want rights: use one above, with a proxy in front',
    EADDRNOTAVAIL: 'this machine does not have that address: look at --host',
  };
  return bad(
    'port',
    `can't listen on ${host}:${port} (${problem})`,
    advice[problem] ?? 'look at --host and --port',
  );
}

/** One that has not said by then how it is does not. */
const HEALTH_MS = 3_000;

/** How a server of ours at that address says that it is; undefined: it is none, or does not answer. */
async function runningAt(host: string, port: number): Promise<string | undefined> {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  try {
    const response = await fetch(
      `http://${name.includes(':') ? `[${name}]` : name}:${port}/healthz`,
      {
        redirect: 'error',
        signal: AbortSignal.timeout(HEALTH_MS),
      },
    );
    const said = (await response.json()) as {
      readonly status?: unknown;
      readonly version?: unknown;
    };
    return typeof said.version === 'string' && typeof said.status === 'string'
      ? said.status
      : undefined;
  } catch {
    return undefined;
  }
}

export function reachFindings({ host, publicUrl, proxyHeader }: Options): readonly Finding[] {
  const isOpen = !isLoopback(host);
  const isProxied = proxyHeader !== undefined;
  const isHttps = publicUrl?.protocol === 'https:';
  const findings = found(
    publicUrl &&
      !isHttps &&
      !isPrivateHost(publicUrl.hostname) &&
      bad(
        'https',
        `PUBLIC_URL is ${publicUrl.origin}: passwords and cookies go over the net in the open`,
        'put a proxy with a certificate in front (docs/self-hosting.md) and write https://',
      ),
    isHttps &&
      !isProxied &&
      warning(
        'proxy',
        'PUBLIC_URL is https, so a proxy stands in front, and PROXY_HEADER is not set: all people share one address, and its limits',
        'set PROXY_HEADER to the header that the proxy writes, as x-forwarded-for',
      ),
    isProxied &&
      isOpen &&
      bad(
        'proxy',
        `PROXY_HEADER is set and the server listens on ${host}: who comes past the proxy says himself where he comes from`,
        'listen on 127.0.0.1, or let a firewall leave the port to the proxy',
      ),
    isProxied &&
      !publicUrl &&
      warning(
        'proxy',
        'PROXY_HEADER is set without PUBLIC_URL: links and cookies do not know the public address',
        'set PUBLIC_URL to the address that people open',
      ),
    !publicUrl &&
      isOpen &&
      warning(
        'reach',
        `it listens on ${host} without https: for the network at home`,
        'on the internet put a proxy in front and set PUBLIC_URL',
      ),
  );
  return findings.length > 0
    ? findings
    : [good('reach', publicUrl ? `people open ${publicUrl.origin}` : 'this machine alone')];
}

export function figuresFindings(options: Options): readonly Finding[] {
  const { metricsToken, publicUrl, proxyHeader, hasLimits } = options;
  const isProxied = publicUrl !== undefined || proxyHeader !== undefined;
  return found(
    isProxied &&
      metricsToken === undefined &&
      warning(
        'metrics',
        'behind a proxy nobody may read /metrics',
        'set METRICS_TOKEN to a long random text, or leave it at that',
      ),
    !hasLimits &&
      bad(
        'limits',
        '--no-limits: whoever asks without end is served',
        'leave it out: it is for measuring',
      ),
  );
}

/** A mail server that has not answered by then does not. */
const MAIL_MS = 3_000;

export async function mailFindings({ mail, publicUrl }: Options): Promise<readonly Finding[]> {
  if (!mail) return [];
  const { host, port } = mail;
  const problem = await new Promise<string | undefined>((done) => {
    const socket = connect({ host, port, timeout: MAIL_MS });
    const end = (said: string | undefined): void => {
      socket.destroy();
      done(said);
    };
    socket.once('connect', () => end(undefined));
    socket.once('timeout', () => end('it does not answer'));
    socket.once('error', (error) => end('code' in error ? String(error.code) : error.message));
  });
  return found(
    problem === undefined
      ? good('mail', `${host}:${port} answers`)
      : bad(
          'mail',
          `the mail server ${host}:${port} can't be reached (${problem})`,
          'look at MAIL_URL, and whether a firewall lets this machine out',
        ),
    !publicUrl &&
      warning(
        'mail',
        'letters have links, and PUBLIC_URL is not set',
        'set PUBLIC_URL to the address that people open',
      ),
  );
}
