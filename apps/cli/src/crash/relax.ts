/** A fault to be found: SQLite does not wait for the disk, and says that it does. Loaded before the program. */
import { DatabaseSync } from 'node:sqlite';

const { exec, prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function relaxed(sql) {
  exec.call(this, sql.replace('synchronous = full', 'synchronous = normal'));
};
DatabaseSync.prototype.prepare = function lying(sql, ...rest) {
  const asked = sql === 'pragma synchronous' ? 'select 2 as synchronous' : sql;
  return prepare.call(this, asked, ...rest);
};
