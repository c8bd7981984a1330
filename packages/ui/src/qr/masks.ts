/** A mask turns cells over so that nothing in the code looks like what a reader searches for. */

export const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** How hard it is to read: the least is taken. */
export function penaltyOf(rows: readonly (readonly boolean[])[]): number {
  const columns = rows.map((_, x) => rows.map((row) => row[x] === true));
  const lines = [...rows, ...columns].map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []);
  const finders = lines.reduce(
    (sum, line) => sum + (line.match(/(?=00001011101|10111010000)/g) ?? []).length,
    0,
  );
  const dark = rows.flat().filter(Boolean).length;
  const off = Math.abs((dark * 20) / rows.length ** 2 - 10);
  return (
    runs.reduce((sum, { length }) => sum + length - 2, 0) +
    3 * squaresIn(rows) +
    40 * finders +
    10 * Math.max(0, Math.ceil(off) - 1)
  );
}

/** Squares of two by two in one colour. */
function squaresIn(rows: readonly (readonly boolean[])[]): number {
  let count = 0;
  for (const [y, row] of rows.slice(1).entries()) {
    for (const [x, dark] of row.slice(1).entries()) {
      const above = rows[y];
      if (above?.[x] === dark && above[x + 1] === dark && row[x] === dark) count += 1;
    }
  }
  return count;
}
