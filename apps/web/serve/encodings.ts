/** Which compressed copy of a file a reader takes. */
import { stat } from 'node:fs/promises';
import type { Stats } from 'node:fs';

/** From the smallest; each with the ending of the copies that the build lays beside a file. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export interface Copy {
  readonly path: string;
  readonly found: Stats;
  readonly encoding?: 'br' | 'gzip';
}

/** Those that an `Accept-Encoding` names without forbidding them (`br;q=0`). */
function accepted(header: string): ReadonlySet<string> {
  const offers = header.split(',').map((offer) =>
    offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  return new Set(
    offers.filter(([, q]) => !/^q=0(?:\.0*)?$/.test(q ?? '')).map(([name = '']) => name),
  );
}

const fileAt = async (path: string): Promise<Stats | undefined> => {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found : undefined;
};

/** The file itself where there is no copy that the reader takes; undefined where there is no file. */
export async function copyOf(path: string, header: string): Promise<Copy | undefined> {
  const found = await fileAt(path);
  if (!found) return undefined;
  const takes = accepted(header);
  for (const [encoding, ending] of ENCODINGS) {
    const copy = takes.has(encoding) ? await fileAt(path + ending) : undefined;
    if (copy) return { path: path + ending, found: copy, encoding };
  }
  return { path, found };
}
