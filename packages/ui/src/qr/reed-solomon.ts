/** Reed-Solomon over the field of 256 with x^8 + x^4 + x^3 + x^2 + 1, as QR codes use it. */

function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

/** The factors of (x - 1)(x - 2)(x - 4)..., the highest first and without its leading 1. */
function divisorOf(degree: number): readonly number[] {
  const factors = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let time = 0; time < degree; time += 1) {
    for (let at = 0; at < degree; at += 1) {
      factors[at] = multiply(factors[at] ?? 0, root) ^ (factors[at + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return factors;
}

/** What is sent behind data so that it can be read though parts are lost. */
export function correctionOf(data: readonly number[], count: number): readonly number[] {
  const divisor = divisorOf(count);
  let rest: number[] = Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, at) => value ^ multiply(divisor[at] ?? 0, factor));
  }
  return rest;
}
