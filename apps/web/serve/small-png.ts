/** A screenshot as a smaller file: colours that no eye tells apart become one. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = 8;
/** So many steps of a colour channel become one. */
const STEP = 4;
const CHANNELS = 3;

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

function chunksOf(png: Buffer): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

function chunk({ type, data }: Chunk): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

/** What a byte was guessed to be from those left, above, and left above: the five filters of the format. */
function guess(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const sum = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((each) => Math.abs(sum - each));
  if (Number(toLeft) <= Number(toAbove) && Number(toLeft) <= Number(toCorner)) return left;
  return Number(toAbove) <= Number(toCorner) ? above : corner;
}

/** Rows as they are, each after a zero for 'no filter'. */
function plainRows(filtered: Buffer, row: number): Buffer {
  const plain = Buffer.alloc(filtered.length);
  const byte = (at: number, isThere: boolean): number => (isThere ? (plain[at] ?? 0) : 0);
  for (let start = 0; start < filtered.length; start += row) {
    const filter = filtered[start] ?? 0;
    for (let x = 1; x < row; x += 1) {
      const at = start + x;
      const hasLeft = x > CHANNELS;
      const hasAbove = start > 0;
      const left = byte(at - CHANNELS, hasLeft);
      const above = byte(at - row, hasAbove);
      const corner = byte(at - row - CHANNELS, hasLeft && hasAbove);
      plain[at] = (filtered[at] ?? 0) + guess(filter, left, above, corner);
    }
  }
  return plain;
}

/** For what the browser makes: three channels of eight bits, not interlaced. */
export function smallPng(png: Buffer): Buffer {
  const chunks = chunksOf(png);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (header?.readUIntBE(8, 5) !== 0x08_02_00_00_00) return png;
  const packed = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const row = header.readUInt32BE(0) * CHANNELS + 1;
  const rows = plainRows(inflateSync(Buffer.concat(packed)), row);
  const few = rows.map((value) => Math.min(255, Math.round(value / STEP) * STEP));
  return Buffer.concat([
    png.subarray(0, SIGNATURE),
    chunk({ type: 'IHDR', data: header }),
    chunk({ type: 'IDAT', data: deflateSync(few, { level: 9, memLevel: 9 }) }),
    chunk({ type: 'IEND', data: Buffer.alloc(0) }),
  ]);
}
