/** Two devices have written in one note: what either added stays. */

/** `before`: what both had read. Lines that are new here come behind what is there. */
export function mergedNotes(before: string, here: string, there: string): string {
  if (here === before || here === there) return there;
  if (there === before) return here;
  // Who only wrote on, writes on behind the other.
  const tail = here.startsWith(before) ? here.slice(before.length) : undefined;
  if (tail !== undefined && there.startsWith(before)) {
    return `${there}${tail.startsWith('\n') || there === '' ? '' : '\n'}${tail}`;
  }
  const known = new Set([...before.split('\n'), ...there.split('\n')]);
  const added = here.split('\n').filter((line) => line.trim() !== '' && !known.has(line));
  return [there, ...added].join('\n');
}
