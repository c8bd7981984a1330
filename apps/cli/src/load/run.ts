/** Load on a server, and on the least that could do the same, in one run. */
import { fileURLToPath } from 'node:url';
import { Failed } from '../command.ts';
import { Line } from '../online/asking.ts';
import { serverOver, startProcess } from '../online/server-process.ts';
import { runBare, type Bare } from './bare.ts';
import { moveCounted, openCounted, type CountedOwed, type Ground } from './counted-match.ts';
import { insideBetween, lookInside, type Inside } from './inside.ts';
import { keptBytesAMove } from './kept-bytes.ts';
import { AT_ONCE, measured, MOST, type Measured } from './measured.ts';
import { measureOpening, type Opening } from './opening.ts';
import { paced } from './pacing.ts';
import { untoldOf, type Played } from './played.ts';
import { Posts } from './posts.ts';
import { CountedSetUps, type SetUps } from './set-ups.ts';
import { Told } from './told.ts';

export interface LoadPlan {
  readonly place: string;
  readonly title: string;
  readonly seats: number;
  readonly matches: number;
  readonly seconds: number;
  readonly rate: number;
  readonly scratch: string;
  /** A server that does not tell everybody everything: it must be found. */
  readonly isPlanted: boolean;
}

export interface LoadReport {
  readonly streams: number;
  /** An event, on average. */
  readonly toldBytes: number;
  /** A move, on average. */
  readonly keptBytes: number;
  readonly paced: Measured;
  /** What the server says of the steady part. */
  readonly inside: Inside;
  readonly most: Measured;
  /** What else was asked while as many were made as it takes. */
  readonly setUps: SetUps;
  readonly bare: Bare;
  readonly opening: Opening;
}

/** Before it is measured, code has run and connections are open; in a short form, for as small a part of it. */
const WARM_SECONDS = 2;
const WARM_SHARE = 1 / 5;
const FORGETFUL = fileURLToPath(new URL('./forgetful.ts', import.meta.url));

export async function runLoad(plan: LoadPlan, note: (text: string) => void): Promise<LoadReport> {
  const server = await startProcess({
    ...serverOver(plan.place),
    ...(plan.isPlanted ? { node: ['--import', FORGETFUL] } : {}),
  });
  try {
    const { origin } = server;
    const line = new Line(origin);
    const posts = new Posts(origin);
    const waiting: CountedOwed[] = [];
    const played = new Set<Played>();
    let told = new Told();
    const setting = new CountedSetUps();
    const ground: Ground = {
      origin,
      line: setting.over(line),
      title: plan.title,
      seats: plan.seats,
      onOpen: (match) => {
        played.add(match);
        setting.begin();
      },
      onOwed: (owed) => void waiting.push(owed),
      onEvent: (data) => told.note(data),
      // Where one ends, another begins, so that there are always as many.
      onOver: () => void openCounted(ground).catch(() => undefined),
    };
    note(`opening ${plan.matches} matches`);
    for (let at = 0; at < plan.matches; at += AT_ONCE) {
      const some = Math.min(AT_ONCE, plan.matches - at);
      await Promise.all(Array.from({ length: some }, () => openCounted(ground)));
    }
    const next = () => {
      const owed = waiting.shift();
      return owed && (() => moveCounted(posts, owed));
    };
    const warmSeconds = Math.min(WARM_SECONDS, plan.seconds * WARM_SHARE);
    await paced({ seconds: warmSeconds, ...MOST }, next);
    note(`${plan.rate} moves a second`);
    const before = await lookInside(line);
    const steady = await measured(
      server,
      { seconds: plan.seconds, rate: plan.rate, most: Infinity },
      next,
    );
    const inside = insideBetween(before, await lookInside(line));
    const share = plan.seconds / 3;
    note('as many as it takes');
    told = new Told();
    const settingBefore = setting.soFar;
    const full = await measured(server, { seconds: share, ...MOST }, next);
    const setUps = setting.since(settingBefore);
    const failed = steady.failed + full.failed;
    if (failed > 0) throw new Failed(`${failed} moves were refused or lost`);
    const untold = await untoldOf(played);
    if (untold > 0) throw new Failed(`${untold} events were not told to a seat`);
    await server.kill();
    line.close();
    posts.close();
    const keptBytes = await keptBytesAMove(plan.place);
    note('the least that could do the same');
    const { scratch, matches, seats } = plan;
    const bare = await runBare({
      scratch,
      matches,
      seats,
      seconds: share,
      warmSeconds,
      keptBytes,
      told: told.typical,
      setUps,
      moves: full.moves,
    });
    note('opening a long match');
    const opening = await measureOpening(plan.scratch, plan.title, plan.seats);
    const streams = matches * seats;
    const toldBytes = Math.round(told.mean);
    return {
      streams,
      toldBytes,
      keptBytes,
      paced: steady,
      inside,
      most: full,
      setUps,
      bare,
      opening,
    };
  } finally {
    await server.kill('SIGKILL');
  }
}
