/** Several files in one, as every system opens it: a zip whose files lie there as they are. */

export interface ZippedFile {
  /** Plain letters, digits, dots and dashes. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

const LOCAL = 0x04034b50;
const LISTED = 0x02014b50;
const END = 0x06054b50;
const LOCAL_SIZE = 30;
const LISTED_SIZE = 46;
const END_SIZE = 22;
/** Version 2.0, no flags, stored. */
const VERSION = 20;
/** 1 January 1980: what is in a file says itself when it was played. */
const DATE = 0x21;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

export function zipOf(files: readonly ZippedFile[]): Uint8Array<ArrayBuffer> {
  const named = files.map(({ name, bytes }) => ({ name: ascii(name), bytes, sum: crc32(bytes) }));
  const size = named.reduce(
    (all, { name, bytes }) => all + LOCAL_SIZE + LISTED_SIZE + 2 * name.length + bytes.length,
    END_SIZE,
  );
  const zip = new Uint8Array(size);
  const view = new DataView(zip.buffer);
  let at = 0;
  const put = (bytes: Uint8Array): void => {
    zip.set(bytes, at);
    at += bytes.length;
  };
  const number = (value: number, width: 2 | 4): void => {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  };
  /** What the file and the list both say of it. */
  const facts = ({ name, bytes, sum }: (typeof named)[number]): void => {
    for (const value of [VERSION, 0, 0, 0, DATE]) number(value, 2);
    for (const value of [sum, bytes.length, bytes.length]) number(value, 4);
    for (const value of [name.length, 0]) number(value, 2);
  };
  const starts: number[] = [];
  for (const file of named) {
    starts.push(at);
    number(LOCAL, 4);
    facts(file);
    put(file.name);
    put(file.bytes);
  }
  const list = at;
  for (const [index, file] of named.entries()) {
    number(LISTED, 4);
    number(VERSION, 2);
    facts(file);
    for (const value of [0, 0, 0]) number(value, 2);
    number(0, 4);
    number(starts[index] ?? 0, 4);
    put(file.name);
  }
  const listed = at - list;
  number(END, 4);
  for (const value of [0, 0, named.length, named.length]) number(value, 2);
  number(listed, 4);
  number(list, 4);
  number(0, 2);
  return zip;
}

/** Undefined: no zip of this kind, or a damaged one. */
export function unzipped(zip: Uint8Array): readonly ZippedFile[] | undefined {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = zip.length - END_SIZE;
  if (end < 0 || view.getUint32(end, true) !== END) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const files: ZippedFile[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + LISTED_SIZE > zip.length || view.getUint32(at, true) !== LISTED) return undefined;
    const isStored = view.getUint16(at + 10, true) === 0;
    const sum = view.getUint32(at + 16, true);
    const size = view.getUint32(at + 20, true);
    const nameSize = view.getUint16(at + 28, true);
    const skipped = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const start = view.getUint32(at + 42, true);
    if (!isStored || start + LOCAL_SIZE > zip.length) return undefined;
    const head = view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    const from = start + LOCAL_SIZE + head;
    const bytes = zip.subarray(from, from + size);
    if (bytes.length !== size || crc32(bytes) !== sum) return undefined;
    const name = zip.subarray(at + LISTED_SIZE, at + LISTED_SIZE + nameSize);
    files.push({ name: String.fromCharCode(...name), bytes });
    at += LISTED_SIZE + nameSize + skipped;
  }
  return files;
}

function ascii(name: string): Uint8Array {
  if (!/^[\w.-]+$/.test(name)) throw new RangeError(`not a plain name: '${name}'`);
  return Uint8Array.from(name, (sign) => sign.charCodeAt(0));
}
