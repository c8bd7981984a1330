/** Which sources travel in one file: on a phone's network every further file costs more than what is in it. */
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

const GAME = /[\\/]games[\\/]([^\\/]+)[\\/]/;

/** Of each game apart: `american-rails-board`. */
const ofGame =
  (part: string) =>
  (id: string): string | null => {
    const game = GAME.exec(id)?.[1];
    return game === undefined ? null : `${game}-${part}`;
  };

/** Who is further up takes with it whatever it needs, so nothing there may need what is further down. */
const GROUPS: readonly Omit<Group, 'priority'>[] = [
  // What workers and pages have in common: nothing in it draws. Who takes his games along fetches what that needs.
  {
    name: 'common',
    test: /[\\/]packages[\\/](?:(?:engine|kit|table)[\\/]src[\\/](?!zip|box\.|schema\.)|bots[\\/]src[\\/]bot\.ts$|titles[\\/]src[\\/](?!bots\.|trial\.)|ui[\\/]src[\\/](?!canvas|trial\.|unused\.)[\w-]+\.ts$)|[\\/]host[\\/]protocol\.ts$|[\\/]settings[\\/]kept-text\.ts$/,
  },
  // Bots think in workers: no page needs it before somebody plays.
  {
    name: 'bots',
    test: /[\\/]packages[\\/](?:bots[\\/]src[\\/](?!trial|statistics\.|train|puzzles)|titles[\\/]src[\\/]bots\.ts$)|[\\/]host[\\/]bot-thinker\.ts$/,
  },
  // Rules read boxes with it, and a table is set with a design.
  {
    name: 'box',
    test: /[\\/]engine[\\/]src[\\/](?:box|schema)\.ts$|[\\/]workshop[\\/](?:design|kept-designs)\.ts$/,
  },
  // What every page stands in.
  {
    name: 'frame',
    test: /[\\/]node_modules[\\/]|[\\/]pieces[\\/](?:train|spoked-wheel)\.tsx$|[\\/]apps[\\/]web[\\/]src[\\/](?:(?:app|matches|offline|settings|words)[\\/]|host[\\/](?:index|link|local-host)\.ts$|online[\\/]addresses\.ts$)/,
  },
  { name: 'pieces', test: /[\\/]packages[\\/]ui[\\/]src[\\/](?:pieces[\\/]|canvas)/ },
  // The list of games shows these of every game.
  { name: 'boxes', test: /[\\/]games[\\/][^\\/]+[\\/]ui[\\/]words[\\/]box\.ts$/ },
  { name: 'covers', test: /[\\/]games[\\/][^\\/]+[\\/]ui[\\/]cover\.tsx$/ },
  { name: ofGame('rules'), test: /[\\/]games[\\/][^\\/]+[\\/]src[\\/]/ },
  {
    name: ofGame('words'),
    test: /[\\/]games[\\/][^\\/]+[\\/]ui[\\/](?:face|words)[\\/](?!(?:\w+[\\/])?unused\.ts$)/,
  },
  // A table here and a table on a screen are made of the same.
  {
    name: 'table',
    test: /[\\/]web[\\/]src[\\/]table[\\/](?!index\.tsx$|(?:elsewhere|hand)[\\/](?!index\.tsx$|use-hand\.ts$))/,
  },
  // All that is needed to play with people elsewhere, but what its worker needs too.
  {
    name: 'online',
    test: /[\\/]web[\\/]src[\\/](?:online[\\/](?!mind)|invitation[\\/]|table[\\/](?:elsewhere|hand)[\\/]|pages[\\/](?:friends|join|room|online-pages))|[\\/]words[\\/](?:\w+[\\/])?friends\.ts$/,
  },
  // A design and all that is done with it, but what its worker needs too.
  {
    name: 'workshop',
    test: /[\\/]pages[\\/]workshop[\\/](?!trial[\\/]trial-worker)|[\\/]words[\\/](?:\w+[\\/])?(?:workshop|sets|trial)\.ts$/,
  },
];

export const chunks: Rolldown.CodeSplittingOptions = {
  groups: GROUPS.map((group, index) => ({ ...group, priority: GROUPS.length - index })),
};
