import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const LEAST_PERCENT = 95;

interface FileSummary {
  readonly lines: { readonly total: number; readonly covered: number };
}

/** The folders whose code must be covered: the engine's and each game's rules. */
function coveredFolders(root: string): string[] {
  const games = readdirSync(join(root, 'games')).map((game) => `games/${game}/src/`);
  return ['packages/engine/src/', ...games].filter((folder) => existsSync(join(root, folder)));
}

/** One line for each folder below the bar, worst files first. */
export function coverageFaults(root: string, readSummary: () => string): string[] {
  let summary: Record<string, FileSummary>;
  try {
    summary = JSON.parse(readSummary()) as Record<string, FileSummary>;
  } catch {
    return ['vitest gave no coverage summary'];
  }
  const files = Object.entries(summary).map(([path, { lines }]) => ({
    path: relative(root, path).split(sep).join('/'),
    ...lines,
  }));
  return coveredFolders(root).flatMap((folder) => {
    const inside = files.filter((file) => file.path.startsWith(folder) && file.total > 0);
    const total = inside.reduce((sum, file) => sum + file.total, 0);
    const covered = inside.reduce((sum, file) => sum + file.covered, 0);
    if (covered * 100 >= total * LEAST_PERCENT) return [];
    const worst = inside
      .sort((a, b) => b.total - b.covered - (a.total - a.covered))
      .slice(0, 5)
      .map((file) => `${file.path} ${file.covered}/${file.total}`);
    const percent = ((covered * 100) / total).toFixed(1);
    return [
      `${folder} ${percent} % of lines, at least ${LEAST_PERCENT} % wanted: ${worst.join(', ')}`,
    ];
  });
}
