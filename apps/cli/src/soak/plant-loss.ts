/** A fault to be found: now and then what was written is taken back, and said to be kept. Loaded before the server. */
import { DatabaseSync } from 'node:sqlite';

/** Tables are set by then. */
const FIRST = 60;
const EVERY = 8;
const { exec } = DatabaseSync.prototype;
let commits = 0;
DatabaseSync.prototype.exec = function losing(sql) {
  if (sql === 'commit') commits += 1;
  const isLost = sql === 'commit' && commits > FIRST && commits % EVERY === 0;
  exec.call(this, isLost ? 'rollback' : sql);
};
