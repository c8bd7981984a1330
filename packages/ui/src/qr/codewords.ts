/** A text as the bytes of a QR code: its data, cut into blocks, with correction behind each, shuffled together. */
import { correctionOf } from './reed-solomon.ts';
import type { Version } from './versions.ts';

const BYTES = 0b0100;
const PADDING = [0xec, 0x11];

export function codewordsOf(text: readonly number[], version: Version): readonly number[] {
  const room = version.blocks.reduce((sum, size) => sum + size, 0);
  const data = dataOf(text, version, room);
  let from = 0;
  const blocks = version.blocks.map((size) => data.slice(from, (from += size)));
  const corrections = blocks.map((block) => correctionOf(block, version.correction));
  return [...interleaved(blocks), ...interleaved(corrections)];
}

function dataOf(text: readonly number[], { number }: Version, room: number): readonly number[] {
  const length = text.length.toString(2).padStart(number < 10 ? 8 : 16, '0');
  const bytes = [...text].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const said = `${BYTES.toString(2).padStart(4, '0')}${length}${bytes}`;
  const bits = `${said}0000`.slice(0, room * 8);
  const whole = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
  const data = (whole.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  for (let at = 0; data.length < room; at += 1) data.push(PADDING[at % 2] ?? 0);
  return data;
}

/** The first of each, then the second of each; longer blocks go on alone. */
function interleaved(blocks: readonly (readonly number[])[]): readonly number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    blocks.flatMap((block) => block[at] ?? []),
  ).flat();
}
