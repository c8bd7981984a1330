/** What was checked, as a line of stops: each is passed, has a note, is where it went wrong, or was not reached. */
import type { RecordCheck } from '../../host/index.ts';
import type { Fair } from '@roundhouse/ui/words/fair';

export const CHECKS = ['seal', 'rules', 'draws', 'lines', 'back', 'end'] as const;
export type Check = (typeof CHECKS)[number];
export type StopState = 'passed' | 'noted' | 'wrong' | 'open';

export interface Stop {
  readonly check: Check;
  readonly state: StopState;
  /** Undefined where it went wrong: what the rules and the table say of it. */
  readonly text?: string;
}

/** Before anything was checked: what will be. */
export function plannedStops({ questions }: Fair): readonly Stop[] {
  return CHECKS.map((check) => ({ check, state: 'open', text: questions[check] }));
}

type Right = RecordCheck & { readonly kind: 'right' };
type Wrong = RecordCheck & { readonly kind: 'wrong' };

export function stopsOf(check: Right | Wrong, fair: Fair): readonly Stop[] {
  return check.kind === 'right' ? passedStops(check, fair) : stopsUntil(check, fair);
}

function passedStops({ facts, found }: Right, fair: Fair): readonly Stop[] {
  const { binds, from, draws, tableLines, timeouts, repeated, agreed, unagreed } = found;
  const [again] = repeated;
  const noted = (check: Check, isNoted: boolean, text: string): Stop => ({
    check,
    state: isNoted ? 'noted' : 'passed',
    text,
  });
  return [
    noted('seal', binds === 'seed', binds === 'deal' ? fair.sealBindsDeal : fair.sealBindsSeed),
    noted('rules', from > 0, rulesText(facts.rules, found, fair)),
    noted('draws', false, fair.draws(draws, facts.salts)),
    noted(
      'lines',
      again !== undefined,
      again === undefined
        ? [
            fair.lines(facts.lines, tableLines),
            ...(timeouts > 0 ? [fair.timeouts(timeouts)] : []),
          ].join(' ')
        : fair.repeated(repeated.length, again),
    ),
    unagreed.length > 0
      ? { check: 'back', state: 'wrong', text: fair.backUnagreed(unagreed) }
      : noted('back', false, agreed > 0 ? fair.backAgreed(agreed) : fair.backNone),
    endStop(found, fair),
  ];
}

function rulesText(begun: number, { from, version }: Right['found'], fair: Fair): string {
  if (from === 0) return fair.rulesSame(version);
  return begun === version ? fair.rulesPosition(from) : fair.rulesOlder(begun, from, version);
}

function endStop({ end, hasResult }: Right['found'], fair: Fair): Stop {
  if (end === 'cut') return { check: 'end', state: 'noted', text: fair.endCut };
  if (end === 'ended') return { check: 'end', state: 'passed', text: fair.endEnded };
  return hasResult
    ? { check: 'end', state: 'passed', text: fair.endOver }
    : { check: 'end', state: 'noted', text: fair.endNoResult };
}

/** Where the check stopped, by what it found; all else is a line that can't stand. */
const WHERE: Readonly<Record<string, Check>> = {
  'other-seed': 'seal',
  'other-commitment': 'seal',
  'unknown-title': 'rules',
  'other-title': 'rules',
  'other-version': 'rules',
  'bad-option': 'rules',
  'bad-seats': 'rules',
  'unknown-option': 'rules',
  'config-not-object': 'rules',
  'other-draw': 'draws',
  'other-draws': 'draws',
  'other-result': 'end',
  'not-over-yet': 'end',
};

function stopsUntil({ fault }: Wrong, fair: Fair): readonly Stop[] {
  const wrong = WHERE[fault.code] ?? 'lines';
  const at = CHECKS.indexOf(wrong);
  return CHECKS.map((check, index) => {
    if (check === wrong) return { check, state: 'wrong' };
    // Draws and moves are checked line by line: where a move is wrong, not all draws were come to.
    const isPassed = index < at && !(check === 'draws' && wrong === 'lines');
    return isPassed
      ? { check, state: 'passed', text: fair.passed }
      : { check, state: 'open', text: fair.open };
  });
}
