/** A message that has to be short: a push has one record of 4 kB, and Discord refuses what has more than 2,000 characters. */

/** Also where every sign of it has another written before it. */
const MOST_BYTES = 900;

/** Whole lines as long as they fit, and how many more there are. */
export function inBrief(text: string, more: (count: number) => string): string {
  if (Buffer.byteLength(text) <= MOST_BYTES) return text;
  const lines = text.split('\n');
  let size = 0;
  const left = lines.findIndex((line) => {
    size += Buffer.byteLength(line) + 1;
    return size > MOST_BYTES;
  });
  const [first = ''] = lines;
  const shown = left === 0 ? [cut(first)] : lines.slice(0, left);
  const rest = lines.length - shown.length;
  return [...shown, ...(rest === 0 ? [] : [more(rest)])].join('\n');
}

function cut(line: string): string {
  let kept = '';
  for (const letter of line) {
    if (Buffer.byteLength(kept + letter) >= MOST_BYTES) break;
    kept += letter;
  }
  return `${kept}…`;
}
