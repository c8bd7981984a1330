/**
 * A net as bytes: 'RHV1', the sizes of its layers (16 bits each), then the weights (32-bit floats); and after it, if
 * there is one, its instinct in the same way, as 'RHI1'.
 */
import { instinctSize, type Instinct } from './instinct.ts';
import { weightCount, type Net } from './net.ts';

const NET = 0x52485631;
const INSTINCT = 0x52484931;
const HEADER = 4 + 3 * 2;
const FLOAT = 4;

export function netToBytes({ layers, weights, instinct }: Net): Uint8Array {
  const parts = [partToBytes(NET, layers, weights)];
  if (instinct) parts.push(partToBytes(INSTINCT, instinct.sizes, instinct.weights));
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Throws, saying what is wrong, on anything but what `netToBytes` wrote. */
export function netFromBytes(bytes: Uint8Array): Net {
  const net = partFromBytes(bytes, NET, 'a value net', weightCount);
  const rest = bytes.subarray(net.length);
  const instinct = rest.length > 0 ? instinctFrom(rest) : undefined;
  return { layers: net.sizes, weights: net.weights, ...(instinct ? { instinct } : {}) };
}

function instinctFrom(bytes: Uint8Array): Instinct {
  const { sizes, weights, length } = partFromBytes(bytes, INSTINCT, 'an instinct', instinctSize);
  if (length !== bytes.length) {
    throw new Error(`after the weights there are ${bytes.length - length} bytes too many`);
  }
  return { sizes, weights };
}

type Three = readonly [number, number, number];

function partToBytes(magic: number, sizes: Three, weights: Float32Array): Uint8Array {
  const bytes = new Uint8Array(HEADER + weights.length * FLOAT);
  const out = new DataView(bytes.buffer);
  out.setUint32(0, magic);
  for (const [index, size] of sizes.entries()) out.setUint16(4 + index * 2, size);
  for (const [index, weight] of weights.entries()) {
    out.setFloat32(HEADER + index * FLOAT, weight, true);
  }
  return bytes;
}

interface Part {
  readonly sizes: Three;
  readonly weights: Float32Array;
  readonly length: number;
}

function partFromBytes(
  bytes: Uint8Array,
  magic: number,
  name: string,
  countOf: (sizes: Three) => number,
): Part {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER || data.getUint32(0) !== magic) {
    throw new Error(`these are no weights of ${name}`);
  }
  const sizes: Three = [data.getUint16(4), data.getUint16(6), data.getUint16(8)];
  const count = countOf(sizes);
  const length = HEADER + count * FLOAT;
  if (bytes.length < length) {
    throw new Error(
      `the weights of ${name} of ${sizes.join('-')} take ${length} bytes, not ${bytes.length}`,
    );
  }
  const weights = new Float32Array(count);
  for (let i = 0; i < count; i++) weights[i] = data.getFloat32(HEADER + i * FLOAT, true);
  return { sizes, weights, length };
}
