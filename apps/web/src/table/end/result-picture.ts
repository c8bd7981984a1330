/** The result of a match as a picture of its own, to be given away: our drawing, as the text of an SVG. */
import { plain } from '@roundhouse/ui/plain';

export interface PictureRow {
  readonly place: string;
  readonly name: string;
  readonly score: string;
  /** The player's piece, 48 x 24 units around the origin. */
  readonly piece: string;
  readonly isFirst: boolean;
}

export interface PictureLine {
  readonly colour: string;
  /** The figure over the match, from its beginning to its end. */
  readonly values: readonly number[];
}

export interface ResultPicture {
  readonly product: string;
  readonly title: string;
  readonly winner: string;
  readonly when: string;
  readonly rows: readonly PictureRow[];
  readonly chart?: { readonly caption: string; readonly lines: readonly PictureLine[] };
  /** The letters as data, so that the picture needs nothing else. */
  readonly fonts: readonly { readonly weight: number; readonly data: string }[];
}

export const PICTURE = { width: 1200, height: 675 } as const;

const PAPER = '#F3EADB';
const CARD = '#FBF6EC';
const INK = '#1C2730';
const SOFT = '#55606A';
const LINE = '#CDBFA6';
const SIGN = '#12344D';
const ON_SIGN = '#FBF6EC';

export function resultPicture(picture: ResultPicture): string {
  const { width, height } = PICTURE;
  const { rows, chart } = picture;
  const wide = chart ? 620 : 1088;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>${picture.fonts.map(face).join('')}text{font-family:'Barlow Condensed','Arial Narrow',sans-serif;font-weight:600}</style>`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    frame(18, 3),
    frame(26, 1),
    sleepers(),
    sign(picture),
    ...rows.map((row, at) =>
      rowOf(row, 216 + at * Math.min(84, 400 / rows.length), wide, rows.length),
    ),
    chart ? chartOf(chart) : '',
    text(56, 636, 24, SOFT, picture.when, 'start', 500),
    text(1144, 636, 28, SIGN, picture.product, 'end', 700),
    '</svg>',
  ].join('');
}

const face = ({ weight, data }: ResultPicture['fonts'][number]): string =>
  `@font-face{font-family:'Barlow Condensed';font-weight:${weight};src:url(data:font/woff2;base64,${data}) format('woff2')}`;

function frame(inset: number, stroke: number): string {
  const { width, height } = PICTURE;
  return `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="${INK}" stroke-width="${stroke}"/>`;
}

/** A track along the foot. */
function sleepers(): string {
  const ties = Array.from({ length: 54 }, (_, at) => `M${62 + at * 20} 586v12`).join('');
  return `<path d="${ties}" stroke="${LINE}" stroke-width="5"/><path d="M52 589H1148M52 595H1148" stroke="${SOFT}" stroke-width="2"/>`;
}

function sign({ title, winner }: ResultPicture): string {
  return [
    `<rect x="46" y="46" width="1108" height="136" rx="10" fill="${SIGN}"/>`,
    `<rect x="54" y="54" width="1092" height="120" rx="6" fill="none" stroke="${ON_SIGN}" stroke-width="2"/>`,
    text(600, 98, 32, '#B9CBD8', title.toUpperCase(), 'middle', 600, 1040),
    text(600, 154, 54, ON_SIGN, winner, 'middle', 700, 1040),
  ].join('');
}

function rowOf(row: PictureRow, y: number, width: number, count: number): string {
  const height = Math.min(74, 400 / count - 8);
  const middle = y + height / 2;
  const edge = row.isFirst
    ? `<rect x="56" y="${y}" width="7" height="${height}" fill="${SIGN}"/>`
    : '';
  return [
    `<rect x="56" y="${y}" width="${width}" height="${height}" rx="6" fill="${CARD}" stroke="${row.isFirst ? SIGN : LINE}" stroke-width="2"/>`,
    edge,
    text(82, middle + 11, 32, SOFT, row.place, 'start', 600),
    `<g transform="translate(184 ${middle}) scale(2.1)">${row.piece}</g>`,
    text(250, middle + 12, 36, INK, row.name, 'start', 600, width - 390),
    text(56 + width - 22, middle + 14, 42, INK, row.score, 'end', 700, 170),
  ].join('');
}

function chartOf({ caption, lines }: NonNullable<ResultPicture['chart']>): string {
  const [x, y, width, height] = [726, 262, 400, 290];
  const all = lines.flatMap(({ values }) => values);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const path = ({ values }: PictureLine): string =>
    values
      .map((value, at) => {
        const left = x + (at * width) / Math.max(1, values.length - 1);
        const top = y + height - ((value - low) * height) / (high - low);
        return `${at === 0 ? 'M' : 'L'}${left.toFixed(1)} ${top.toFixed(1)}`;
      })
      .join('');
  return [
    text(x, 244, 26, SOFT, caption, 'start', 600, width),
    `<path d="M${x} ${y}V${y + height}H${x + width}" fill="none" stroke="${INK}" stroke-width="2"/>`,
    text(x - 8, y + 12, 22, SOFT, plain(high), 'end', 500),
    text(x - 8, y + height, 22, SOFT, plain(low), 'end', 500),
    ...lines.map(
      (line) =>
        `<path d="${path(line)}" fill="none" stroke="${INK}" stroke-width="7" stroke-linejoin="round"/><path d="${path(line)}" fill="none" stroke="${line.colour}" stroke-width="4.5" stroke-linejoin="round"/>`,
    ),
  ].join('');
}

const WIDTH_OF_A_LETTER = 0.45;

/** Shrinks where it would be wider than its room. */
function text(
  x: number,
  y: number,
  size: number,
  fill: string,
  said: string,
  anchor: 'start' | 'middle' | 'end',
  weight: number,
  room = Infinity,
): string {
  const fitting = Math.min(size, room / (Math.max(1, said.length) * WIDTH_OF_A_LETTER));
  return `<text x="${x}" y="${y}" font-size="${fitting.toFixed(1)}" fill="${fill}" text-anchor="${anchor}" font-weight="${weight}">${escaped(said)}</text>`;
}

function escaped(said: string): string {
  return said.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
