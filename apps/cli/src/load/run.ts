/** Load on a server, and on the least that could do the same, in one run. */
import { Line } from '../online/asking.ts';
import { serverOver, startProcess } from '../online/server-process.ts';
import { runBare } from './bare.ts';
import { keptBytesAMove } from './kept-bytes.ts';
import { AT_ONCE, measured, MOST, type Measured } from './measured.ts';
import { measureOpening, type Opening } from './opening.ts';
import { paced } from './pacing.ts';
import { move, openMatch, type Owed } from './players.ts';
import { Told } from './told.ts';

export interface LoadPlan {
  readonly place: string;
  readonly title: string;
  readonly seats: number;
  readonly matches: number;
  readonly seconds: number;
  readonly rate: number;
  readonly scratch: string;
}

export interface LoadReport {
  readonly streams: number;
  /** An event, on average. */
  readonly toldBytes: number;
  /** A move, on average. */
  readonly keptBytes: number;
  readonly paced: Measured;
  readonly most: Measured;
  readonly bare: Measured;
  readonly opening: Opening;
}

/** Before it is measured, code has run and connections are open. */
const WARM_SECONDS = 2;

export async function runLoad(plan: LoadPlan, note: (text: string) => void): Promise<LoadReport> {
  const server = await startProcess(serverOver(plan.place));
  try {
    const line = new Line(server.origin);
    const waiting: Owed[] = [];
    let told = new Told();
    const house = {
      line,
      title: plan.title,
      seats: plan.seats,
      onOwed: (owed: Owed) => void waiting.push(owed),
      onEvent: (data: string) => told.note(data),
      // Where one ends, another begins, so that there are always as many.
      onOver: () => void openMatch(house).catch(() => undefined),
    };
    note(`opening ${plan.matches} matches`);
    for (let at = 0; at < plan.matches; at += AT_ONCE) {
      const some = Math.min(AT_ONCE, plan.matches - at);
      await Promise.all(Array.from({ length: some }, () => openMatch(house)));
    }
    const next = () => {
      const owed = waiting.shift();
      return owed && (() => move(line, owed));
    };
    await paced({ seconds: WARM_SECONDS, ...MOST }, next);
    note(`${plan.rate} moves a second`);
    const steady = await measured(
      server,
      { seconds: plan.seconds, rate: plan.rate, most: Infinity },
      next,
    );
    const share = Math.max(2, plan.seconds / 3);
    note('as many as it takes');
    told = new Told();
    const full = await measured(server, { seconds: share, ...MOST }, next);
    await server.kill();
    line.close();
    const keptBytes = await keptBytesAMove(plan.place);
    note('the least that could do the same');
    const { scratch, matches, seats } = plan;
    const bare = await runBare({
      scratch,
      matches,
      seats,
      seconds: share,
      warmSeconds: WARM_SECONDS,
      keptBytes,
      told: told.typical,
    });
    note('opening a long match');
    const opening = await measureOpening(plan.scratch, plan.title, plan.seats);
    const streams = matches * seats;
    const toldBytes = Math.round(told.mean);
    return { streams, toldBytes, keptBytes, paced: steady, most: full, bare, opening };
  } finally {
    await server.kill('SIGKILL');
  }
}
