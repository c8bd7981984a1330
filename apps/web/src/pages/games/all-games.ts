/** All one's games as one file: a zip with a record of each. */
import { zipOf, type ZippedFile } from '@roundhouse/table/zip';
import { server } from '../../online/here.ts';

/** `onFetched`: how many have come so far. */
export async function allGames(
  onFetched: (count: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const ask = server.askUntilAnswered(signal);
  const files: ZippedFile[] = [];
  const utf8 = new TextEncoder();
  for (let last: string | undefined; ;) {
    const page = await ask('listGames', last === undefined ? {} : { last });
    for (const { table, title, record } of page.games) {
      files.push({ name: `${title}-${table}.rec`, bytes: utf8.encode(record) });
    }
    onFetched(files.length);
    last = page.games.at(-1)?.table;
    if (!page.hasMore || last === undefined) return zipOf(files);
  }
}
