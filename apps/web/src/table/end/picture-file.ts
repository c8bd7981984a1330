/** A drawing as a PNG, and the way out of the page: shared where the device can, else saved. */
import bold from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2?url';
import semibold from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2?url';
import { PICTURE, type ResultPicture } from './result-picture.ts';

async function dataOf(file: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(file)).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** An image sees none of the page's letters: it carries its own. */
export async function fontsOfPicture(): Promise<ResultPicture['fonts']> {
  const [data600, data700] = await Promise.all([dataOf(semibold), dataOf(bold)]);
  return [
    { weight: 600, data: data600 },
    { weight: 700, data: data700 },
  ];
}

export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image(PICTURE.width, PICTURE.height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

export type Given = 'shared' | 'saved' | 'kept';

/** Kept: somebody thought better of it. */
export async function givePicture(png: Blob, name: string, text: string): Promise<Given> {
  const file = new File([png], `${name}.png`, { type: 'image/png' });
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'kept';
    }
  }
  const address = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = file.name;
  anchor.click();
  URL.revokeObjectURL(address);
  return 'saved';
}
