/** The meetings of an arena as a picture: a dot for each share of wins, a line for its interval. */
import type { ArenaReport } from './report.ts';

const ROW = 26;
const LABELS = 260;
const WIDTH = 420;
const MARGIN = 40;

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function arenaPicture({ title, config, meetings }: ArenaReport): string {
  const { seats } = config;
  const height = MARGIN * 2 + meetings.length * ROW;
  const x = (times: number): string => (LABELS + (WIDTH * times) / seats).toFixed(1);
  const scale = Array.from({ length: seats + 1 }, (_, times) => {
    const line = `<line x1="${x(times)}" x2="${x(times)}" y1="${MARGIN}" y2="${height - MARGIN}" stroke="${times === 1 ? '#555' : '#ddd'}"/>`;
    const label = `<text x="${x(times)}" y="${height - MARGIN + 18}" text-anchor="middle">${times}</text>`;
    return line + label;
  });
  const rows = meetings.map(({ one, field, strength, interval }, at) => {
    const y = MARGIN + (at + 0.5) * ROW;
    const [low, high] = [x(interval.low * seats), x(interval.high * seats)];
    return [
      `<text x="${LABELS - 12}" y="${y + 4}" text-anchor="end">${safe(`${one} among ${field}`)}</text>`,
      `<line x1="${low}" x2="${high}" y1="${y}" y2="${y}" stroke="#1f5f8b" stroke-width="3"/>`,
      `<circle cx="${x(strength)}" cy="${y}" r="5" fill="#1f5f8b"/>`,
    ].join('');
  });
  const width = LABELS + WIDTH + MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${LABELS}" y="22">${safe(title)}, ${seats} seats: wins as multiples of the even share</text>`,
    ...scale,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}
