import { seededRng } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { netFromBytes, netToBytes } from '../src/net-file.ts';
import { activationsOf, valueOf, type Layers } from '../src/net.ts';
import { errorOf, fit, newNet } from '../src/train/fit.ts';

const layers: Layers = [3, 5, 4];
const options = { epochs: 120, rate: 0.01, batch: 16, decay: 0 };

/** 1 when two of the three are above a half: not linear, and learnable. */
function samples(rows: number, seed: string) {
  const rng = seededRng(seed);
  const features = Float32Array.from({ length: rows * 3 }, () => rng.below(1000) / 1000);
  const results = Float32Array.from({ length: rows }, (_, row) => {
    const [a = 0, b = 0, c = 0] = features.subarray(row * 3, row * 3 + 3);
    return [a, b, c].filter((value) => value > 0.5).length >= 2 ? 1 : 0;
  });
  return { features, results };
}

describe('the value net', () => {
  test('learns what it is shown, and what it was not shown', () => {
    const net = newNet(layers, seededRng('net'));
    const fresh = samples(500, 'fresh');
    const before = errorOf(net, fresh);
    const error = fit(net, () => [samples(2000, 'seen')], 'seed', options);
    expect(before).toBeGreaterThan(0.2);
    expect(error).toBeLessThan(0.05);
    expect(errorOf(net, fresh)).toBeLessThan(0.06);
  });

  test('the same seed gives the same weights', () => {
    const train = (seed: string) => {
      const net = newNet(layers, seededRng('net'));
      fit(net, () => [samples(200, 'seen')], seed, { ...options, epochs: 2 });
      return net.weights;
    };
    expect(train('a')).toEqual(train('a'));
    expect(train('a')).not.toEqual(train('b'));
  });

  test('a step goes down the slope: the gradient is that of the error', () => {
    // One tiny step on one sample must lower that sample's error, from many starting points.
    for (let i = 0; i < 50; i++) {
      const net = newNet(layers, seededRng(`start ${i}`));
      const one = samples(1, `one ${i}`);
      const before = errorOf(net, one);
      fit(net, () => [one], 'x', { epochs: 1, rate: 1e-3, batch: 1, decay: 0 });
      expect(errorOf(net, one)).toBeLessThan(before);
    }
  });

  test('weights survive as bytes, to the bit', () => {
    const net = newNet(layers, seededRng('net'));
    const back = netFromBytes(netToBytes(net));
    expect(back).toEqual(net);
    const input = Float32Array.of(0.1, 0.5, 0.9);
    const value = valueOf(back, input, activationsOf(layers));
    expect(value).toBe(valueOf(net, input, activationsOf(layers)));
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThan(1);
  });

  test.each<[string, (bytes: Uint8Array) => Uint8Array, RegExp]>([
    ['nothing', () => new Uint8Array(), /no weights/],
    ['another file', (bytes) => bytes.fill(7, 0, 4), /no weights/],
    ['a cut file', (bytes) => bytes.slice(0, -4), /take \d+ bytes, not \d+/],
  ])('%s is refused', (_, change, message) => {
    const bytes = netToBytes(newNet(layers, seededRng('net')));
    expect(() => netFromBytes(change(bytes))).toThrow(message);
  });
});
