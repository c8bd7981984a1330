import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../public/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('manifest.webmanifest', folder), 'utf8')) as {
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
};

/** Width and height stand in the first chunk of a PNG; a drawing has any size. */
function sizeOf(file: string): string {
  const bytes = readFileSync(new URL(file, folder));
  if (bytes.includes('<svg')) return 'any';
  if (bytes.subarray(1, 4).toString() !== 'PNG') throw new Error(`${file} is no picture`);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test.each(manifest.icons.map(({ src, sizes }) => [src, sizes] as const))(
  '%s is there, in the size that the manifest says: %s',
  (src, sizes) => {
    expect(sizeOf(src)).toBe(sizes);
  },
);

test('the page links to icons that are there', () => {
  const page = readFileSync(new URL('../index.html', folder), 'utf8');
  const linked = Array.from(
    page.matchAll(/rel="[\w-]*icon" href="\.\/([^"]+)"/g),
    ([, file]) => file,
  );
  expect(linked).toEqual(['icons/icon.svg', 'icons/apple-touch-icon.png']);
  for (const file of linked)
    expect(readFileSync(new URL(file ?? '', folder)).length).toBeGreaterThan(0);
});
