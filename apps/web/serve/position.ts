/** A recorded match, cut off after so many lines, as a path of the client. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packText } from '../src/host/link.ts';
import { root } from '../../../scripts/root.ts';

export interface RecordAt {
  /** Below `games/`. */
  readonly record: string;
  readonly lines: number;
}

export async function pathOfRecord({ record, lines: wanted }: RecordAt): Promise<string> {
  const [header = '', lines = ''] = readFileSync(join(root, 'games', record), 'utf8').split('\n\n');
  const rows = lines.split('\n').filter((row) => row !== '');
  const isWhole = wanted >= rows.length;
  const kept = header.split('\n').filter((row) => isWhole || !row.startsWith('result '));
  const text = [...kept, '', ...rows.slice(0, wanted), ''].join('\n');
  return `/open/${await packText(text)}`;
}
