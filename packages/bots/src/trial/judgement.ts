/** What the figures of a trial run mean, as codes: sentences are made where they are read. */
import type { TrialReport } from './report.ts';

export type Judgement =
  | { readonly code: 'few'; readonly games: number }
  | { readonly code: 'failed'; readonly games: number }
  | {
      readonly code: 'short' | 'as-long' | 'long';
      readonly decisions: number;
      readonly usual: number;
    }
  | {
      readonly code: 'close' | 'as-close' | 'one-sided';
      readonly percent: number;
      readonly usual: number;
    }
  | {
      readonly code: 'more' | 'less';
      /** Counted from the one who begins, who is 0. */
      readonly place: number;
      readonly percent: number;
      readonly even: number;
    }
  | { readonly code: 'even' }
  | {
      readonly code: 'unused';
      readonly kind: string;
      readonly ids: readonly string[];
      /** So many of that kind there are. */
      readonly of: number;
    }
  | { readonly code: 'all-used' };

/** Fewer games say little of anything. */
const ENOUGH = 30;
const SHORT = 0.75;
const LONG = 4 / 3;
/** Of the first one's lead with our box. */
const CLOSE = 0.6;
const ONE_SIDED = 1.6;

export function judged(report: TrialReport): readonly Judgement[] {
  const { games, failures } = report;
  return [
    ...(failures.length > 0 ? [{ code: 'failed', games: failures.length } as const] : []),
    ...(games < ENOUGH ? [{ code: 'few', games } as const] : []),
    ...(games === 0 ? [] : [...lengthAndLead(report), ...order(report), ...uses(report)]),
  ];
}

function lengthAndLead({ decisions, marginShare, usual }: TrialReport): readonly Judgement[] {
  if (!usual) return [];
  const length = decisions.median / usual.decisions;
  const lead = (100 * marginShare) / usual.lead;
  return [
    {
      code: length < SHORT ? 'short' : length > LONG ? 'long' : 'as-long',
      decisions: Math.round(decisions.median),
      usual: usual.decisions,
    },
    {
      code: lead < CLOSE ? 'close' : lead > ONE_SIDED ? 'one-sided' : 'as-close',
      percent: percent(marginShare),
      usual: usual.lead,
    },
  ];
}

function order({ order: places, seats }: TrialReport): readonly Judgement[] {
  const sure = places.flatMap(({ share, differs }, place): Judgement[] =>
    differs === 0
      ? []
      : [
          {
            code: differs > 0 ? 'more' : 'less',
            place,
            percent: percent(share),
            even: percent(1 / seats),
          },
        ],
  );
  return sure.length > 0 ? sure : [{ code: 'even' }];
}

function uses({ uses: kinds }: TrialReport): readonly Judgement[] {
  const idle = Object.entries(kinds).flatMap(([kind, parts]): Judgement[] => {
    const ids = parts.filter(({ games }) => games === 0).map(({ id }) => id);
    return ids.length === 0 ? [] : [{ code: 'unused', kind, ids, of: parts.length }];
  });
  return idle.length > 0 ? idle : [{ code: 'all-used' }];
}

function percent(share: number): number {
  return Math.round(100 * share);
}
