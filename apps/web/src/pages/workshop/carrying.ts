/** A box out of the workshop and into it: as a file, and in a link. */
import { packText, unpackText } from '../../host/link.ts';
import { isFields } from './design.ts';

/** Characters: our own largest box fits, and mail carries it. What is longer goes as a file. */
export const MOST_LINK = 12_000;
/** A box that can be played with has 60 000 bytes; one with much room between its lines has a few times that. */
const MOST_FILE = 400_000;

export type BadBox = 'too-large' | 'unreadable' | 'torn';
export type Carried = { readonly data: object } | { readonly bad: BadBox };

export async function readFile(file: Blob): Promise<Carried> {
  return file.size > MOST_FILE ? { bad: 'too-large' } : dataIn(await file.text(), 'unreadable');
}

export async function readPacked(packed: string): Promise<Carried> {
  const text = await unpackText(packed);
  if (text === undefined) return { bad: 'torn' };
  return text.length > MOST_FILE ? { bad: 'too-large' } : dataIn(text, 'torn');
}

function dataIn(text: string, bad: BadBox): Carried {
  try {
    const data: unknown = JSON.parse(text);
    return isFields(data) ? { data } : { bad };
  } catch {
    return { bad };
  }
}

export function packBox(design: object): Promise<string> {
  return packText(JSON.stringify(design));
}

/** The text of its file. */
export function boxText(design: object): string {
  return `${JSON.stringify(design, null, 1)}\n`;
}

/** 'low-countries' for Low Countries. */
export function fileName({ name = '' }: { readonly name?: string }): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase();
  return `${plain === '' ? 'box' : plain}.json`;
}
