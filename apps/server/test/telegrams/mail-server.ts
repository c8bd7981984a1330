/** A mail server on this machine that takes letters over TLS from who knows its word, and can say no. */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { selfSigned } from './self-signed.ts';

export interface TakenLetter {
  readonly to: string;
  readonly head: string;
  readonly text: string;
}

export interface MailServer {
  readonly port: number;
  readonly cert: string;
  readonly letters: TakenLetter[];
  /** What it answers to RCPT and to a letter; 0: it hangs up when it has it. */
  readonly says: { recipient: number; letter: number };
  /** Somebody on the way puts in words of his own before the line is secure. */
  isMeddled: boolean;
  /** All that was said to it in the clear. */
  readonly overheard: string[];
  close(): Promise<void>;
}

const USER = 'house';
const WORD = 'a word of its own';
export const SIGN_IN = { user: USER, password: WORD };

export async function openMailServer(hasTls = true): Promise<MailServer> {
  const { key, cert } = selfSigned();
  const letters: TakenLetter[] = [];
  const overheard: string[] = [];
  const says = { recipient: 250, letter: 250 };
  const server = { isMeddled: false };
  const sockets = new Set<Socket>();
  const talk = (socket: Socket, isSecure: boolean): void => {
    let heard = '';
    let letter: string | undefined;
    let to = '';
    let isKnown = false;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    const answer = (line: string): void => {
      if (!isSecure) overheard.push(line);
      if (letter !== undefined) {
        if (line !== '.') return void (letter += `${line.replace(/^\./, '')}\r\n`);
        const [head = '', body = ''] = letter.split('\r\n\r\n', 2);
        letter = undefined;
        letters.push({ to, head, text: Buffer.from(body, 'base64').toString() });
        return says.letter === 0 ? void socket.destroy() : say(`${says.letter} so be it`);
      }
      if (line.startsWith('EHLO ')) {
        say('250-here');
        return say(isSecure ? '250 AUTH LOGIN PLAIN' : hasTls ? '250 STARTTLS' : '250 SIZE');
      }
      if (line === 'STARTTLS') {
        say(server.isMeddled ? '220 go on\r\n250 AUTH PLAIN' : '220 go on');
        socket.removeAllListeners('data');
        const secured = new TLSSocket(socket, { isServer: true, key, cert });
        secured.on('error', () => undefined);
        return talk(secured, true);
      }
      if (line.startsWith('AUTH PLAIN ')) {
        isKnown = line === `AUTH PLAIN ${Buffer.from(`\0${USER}\0${WORD}`).toString('base64')}`;
        return say(isKnown ? '235 yes' : '535 no');
      }
      if (!isKnown) return say('530 who are you');
      if (line.startsWith('RCPT TO:')) {
        [, to = ''] = /<(.*)>/.exec(line) ?? [];
        return say(`${says.recipient} recipient`);
      }
      if (line === 'DATA') {
        letter = '';
        return say('354 go on');
      }
      say('250 yes');
    };
    socket.on('data', (some: Buffer) => {
      heard += some.toString();
      const lines = heard.split('\r\n');
      heard = lines.pop() ?? '';
      for (const line of lines) answer(line);
    });
  };
  const listening = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write('220 a mail server\r\n');
    talk(socket, false);
  });
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  return Object.assign(server, {
    port: (listening.address() as AddressInfo).port,
    cert,
    letters,
    says,
    overheard,
    close: () =>
      new Promise<void>((done) => {
        for (const socket of sockets) socket.destroy();
        listening.close(() => done());
      }),
  });
}
