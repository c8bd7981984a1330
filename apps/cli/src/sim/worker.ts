/** One thread of a simulation: gets a plan and the numbers of its games, posts a row for each. */
import { parentPort, workerData } from 'node:worker_threads';
import { rowPlayer, type Plan } from './schedule.ts';

const { plan, games } = workerData as { readonly plan: Plan; readonly games: readonly number[] };
const playRow = await rowPlayer(plan);
for (const game of games) parentPort?.postMessage(playRow(game), []);
