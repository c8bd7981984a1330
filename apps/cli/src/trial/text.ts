/** What a trial run found, as a terminal shows it: sentences first, then the figures. */
import { judged, type Spread, type TrialReport } from '@roundhouse/bots';
import { judgementSentence, type Speaking } from '@roundhouse/ui/trial';
import { table } from '../output.ts';

export function trialText(report: TrialReport, speaking: Speaking): string {
  const { words } = speaking;
  const { title, seats, level, seed, games, wanted, rounds } = report;
  const isWhole = games + report.failures.length === wanted;
  const spread = ({ median, least, most }: Spread): string =>
    words.spread(String(Math.round(median)), String(least), String(most));
  const figures = [
    [words.figures.decisions, spread(report.decisions)],
    ...(rounds ? [[words.figures.rounds, spread(rounds)]] : []),
    [words.figures.scores, spread(report.scores)],
    [words.figures.margin, spread(report.margin)],
    ...Object.entries(report.uses).map(([kind, parts]) => [
      words.uses[kind] ?? kind,
      words.used(parts.filter(({ games: in_ }) => in_ > 0).length, parts.length),
    ]),
    ...report.order.map(({ share, interval }, place) => [
      `${words.wins}: ${words.places(place)}`,
      words.winsOf(percent(share), percent(interval.low), percent(interval.high)),
    ]),
  ];
  return [
    `${title}, ${seats} x ${level}, '${seed}': ${isWhole ? words.ended(games) : words.stopped(games, wanted)}`,
    '',
    ...judged(report).map((each) => judgementSentence(speaking, each)),
    '',
    table(['', ''], figures).trimStart(),
    words.evenLine(percent(1 / seats)),
  ].join('\n');
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
