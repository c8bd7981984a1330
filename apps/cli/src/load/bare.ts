/** The same load on the least that could do the same: it keeps and sends as many bytes as the server did. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '../online/server-process.ts';
import { readEvents } from './event-reader.ts';
import { measured, MOST, type Measured } from './measured.ts';
import { paced } from './pacing.ts';
import { Posts } from './posts.ts';

export interface BarePlan {
  readonly scratch: string;
  readonly matches: number;
  readonly seats: number;
  readonly seconds: number;
  readonly warmSeconds: number;
  readonly keptBytes: number;
  /** What is sent to each stream: one of the server's own events. */
  readonly told: string;
}

export async function runBare(plan: BarePlan): Promise<Measured> {
  const file = new URL('./bare-server.ts', import.meta.url).pathname;
  const told = join(plan.scratch, 'told.json');
  writeFileSync(told, plan.told);
  const args = [plan.scratch, String(plan.keptBytes), told];
  const server = await startProcess({ file, args });
  try {
    const { origin } = server;
    const posts = new Posts(origin);
    // They do with it what players do: who is to move reads the step.
    const decide = (_: number, data: Buffer): void => void JSON.parse(data.toString());
    const lookOn = (): void => undefined;
    const stops: (() => void)[] = [];
    for (let match = 0; match < plan.matches; match += 1) {
      for (let seat = 0; seat < plan.seats; seat += 1) {
        stops.push(readEvents(origin, `/${match}`, 'sid=x', seat === 0 ? decide : lookOn));
      }
    }
    let match = 0;
    const body = JSON.stringify({ seat: 0, key: 'k'.repeat(22), owedSince: 17, text: 'pass' });
    const next = () => {
      match = (match + 1) % plan.matches;
      const path = `/${match}`;
      return async () => (await posts.send(path, body, 'sid=x')) === 200;
    };
    await paced({ seconds: plan.warmSeconds, ...MOST }, next);
    const result = await measured(server, { seconds: plan.seconds, ...MOST }, next);
    for (const stop of stops) stop();
    posts.close();
    return result;
  } finally {
    await server.kill('SIGKILL');
  }
}
