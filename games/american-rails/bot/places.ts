/** Cities: where to found a company, and where a house pays. */
import { boardOf, HEXES, NEIGHBOURS } from '../src/board.ts';
import { cityValue } from '../src/income.ts';
import { HOUSE, cubesIn, hasCube } from '../src/mask.ts';
import { COMPANIES, type View } from '../src/types.ts';
import type { Outlook } from './outlook.ts';
import type { Temper } from './temper.ts';

/** For a hex the steps to every other, over any terrain; reckoned when it is first asked for. */
const STEPS = new Map<number, readonly number[]>();

function stepsFrom(start: number): number[] {
  const steps = HEXES.map(() => -1);
  steps[start] = 0;
  const reached = [start];
  for (const hex of reached) {
    for (const next of NEIGHBOURS[hex] ?? []) {
      if (steps[next] !== -1) continue;
      steps[next] = (steps[hex] ?? 0) + 1;
      reached.push(next);
    }
  }
  return steps;
}

/** A first cube's income, and what lies around it. */
export function foundingWorth(view: View, hex: number, { fading, firstCity }: Temper): number {
  const steps = STEPS.get(hex) ?? stepsFrom(hex);
  STEPS.set(hex, steps);
  let worth = 0;
  for (const other of boardOf(view.config).cities) {
    const mask = view.map[other.hex] ?? 0;
    const value = cubesIn(mask) === 0 ? other.full : other.shared;
    worth += value * (other.hex === hex ? firstCity : fading ** (steps[other.hex] ?? 0));
  }
  return worth;
}

/** What a house in a city brings the seat until the end. */
export function houseWorth({ view, stakes, dividends }: Outlook, hex: number): number {
  const city = boardOf(view.config).cityAt[hex];
  const mask = view.map[hex] ?? 0;
  if (!city) return 0;
  const gain = cityValue(city, mask | HOUSE) - cityValue(city, mask);
  let worth = 0;
  for (const company of COMPANIES) {
    if (hasCube(mask, company)) worth += gain * (stakes[company] ?? 0);
  }
  return worth * dividends;
}
