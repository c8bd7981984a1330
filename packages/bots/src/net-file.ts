/** A net as bytes: 'RHV1', the sizes of the layers (16 bits each), then the weights (32-bit floats). */
import { weightCount, type Layers, type Net } from './net.ts';

const MAGIC = 0x52485631;
const HEADER = 4 + 3 * 2;

export function netToBytes(net: Net): Uint8Array {
  const bytes = new Uint8Array(HEADER + net.weights.length * 4);
  const out = new DataView(bytes.buffer);
  out.setUint32(0, MAGIC);
  for (const [index, size] of net.layers.entries()) out.setUint16(4 + index * 2, size);
  for (const [index, weight] of net.weights.entries()) {
    out.setFloat32(HEADER + index * 4, weight, true);
  }
  return bytes;
}

/** Throws, saying what is wrong, on anything but what `netToBytes` wrote. */
export function netFromBytes(bytes: Uint8Array): Net {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER || data.getUint32(0) !== MAGIC) {
    throw new Error('these are no weights of a value net');
  }
  const layers: Layers = [data.getUint16(4), data.getUint16(6), data.getUint16(8)];
  const count = weightCount(layers);
  if (bytes.length !== HEADER + count * 4) {
    throw new Error(
      `the weights of layers ${layers.join('-')} take ${HEADER + count * 4} bytes, not ${bytes.length}`,
    );
  }
  const weights = new Float32Array(count);
  for (let i = 0; i < count; i++) weights[i] = data.getFloat32(HEADER + i * 4, true);
  return { layers, weights };
}
