// npm run paint            measures how long a move takes to be painted, on late boards of every title
// npm run paint -- NAME    only of the titles whose name contains NAME
import { showAtOnce } from '../at-once.ts';
import { builtClient } from '../build.ts';
import { movesToPaint, percentile } from './move-to-paint.ts';
import { pathOfRecord, type RecordAt } from '../position.ts';
import { listening, staticServer } from '../static-server.ts';
import { launchBrowser } from '../../../../scripts/browser.ts';

/** Far enough from the end for some moves to be left. */
const LATE: readonly RecordAt[] = [
  { record: 'american-rails/test/fixtures/bots-4.rec', lines: 330 },
  { record: 'amsterdam/test/fixtures/bots-4-strict.rec', lines: 110 },
  { record: 'steel-driver/test/fixtures/bots-4-usa.rec', lines: 250 },
  { record: 'train-rails/test/fixtures/bots-3.rec', lines: 250 },
];
const MOVES = 40;

const server = staticServer(await builtClient());
const port = await listening(server, 0, '127.0.0.1');
const browser = await launchBrowser();
try {
  console.log(
    'milliseconds from a confirmed move to its picture: by the clock, and the page alone',
  );
  for (const position of LATE.filter(({ record }) => record.includes(process.argv[2] ?? ''))) {
    const context = await browser.newContext({
      viewport: { width: 1600, height: 1000 },
      reducedMotion: 'reduce',
    });
    await showAtOnce(context);
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${port}/#${await pathOfRecord(position)}`);
    const painted = await movesToPaint(page, MOVES);
    const figures = (['wall', 'busy'] as const).map((kind) => {
      const values = painted.map((each) => each[kind]);
      return [50, 95].map((percent) => `p${percent} ${percentile(values, percent).toFixed(0)}`);
    });
    const title = position.record.split('/')[0] ?? '';
    console.log(
      [title.padEnd(15), `${painted.length} moves`, ...figures.map((two) => two.join(' '))].join(
        '  ',
      ),
    );
    await context.close();
  }
} finally {
  await browser.close();
  server.close();
}
