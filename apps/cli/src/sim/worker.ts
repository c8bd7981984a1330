/** One thread of a simulation: gets a plan and the numbers of its games, posts a row for each. */
import { parentPort, workerData } from 'node:worker_threads';
import { openRows, type Plan } from './schedule.ts';

const { plan, games } = workerData as { readonly plan: Plan; readonly games: readonly number[] };
const { play, close } = await openRows(plan);
for (const game of games) parentPort?.postMessage(await play(game), []);
close();
