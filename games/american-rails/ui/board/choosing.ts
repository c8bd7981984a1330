/** What a touch means: the board knows no rules, it narrows the list of what is legal. */
import { hasBit } from '@roundhouse/kit/bitset';
import { spaceOf } from '../../src/spaces.ts';
import { COMPANIES, type Action, type Company, type Space, type View } from '../../src/types.ts';

type Actions = readonly Action[];

/** What all that is left has in common. */
export interface Choice {
  readonly company: Company | undefined;
  readonly hex: number | undefined;
  /** The one action that is left. */
  readonly action: Action | undefined;
}

const companyOf = (action: Action): Company | undefined =>
  'company' in action ? action.company : undefined;
const hexOf = (action: Action): number | undefined => ('hex' in action ? action.hex : undefined);

function common<T>(left: Actions, of: (action: Action) => T | undefined): T | undefined {
  const [first] = left;
  const value = first && of(first);
  return left.every((action) => of(action) === value) ? value : undefined;
}

export function choiceOf(legal: Actions, left: Actions): Choice {
  const isNarrow = left.length < legal.length || left.length === 1;
  return {
    company: isNarrow ? common(left, companyOf) : undefined,
    hex: isNarrow ? common(left, hexOf) : undefined,
    action: left.length === 1 ? left[0] : undefined,
  };
}

/** The hexes that may be touched now: all of them, or those of the chosen company. */
export function glowing(legal: Actions, { company }: Choice): readonly number[] {
  const hexes = new Set<number>();
  for (const action of legal) {
    const hex = hexOf(action);
    const isOther = company !== undefined && companyOf(action) !== company;
    if (hex !== undefined && !isOther) hexes.add(hex);
  }
  return [...hexes];
}

/** Companies among which the chosen hex leaves a choice. */
export function companiesLeft(left: Actions, { hex, company }: Choice): readonly Company[] {
  if (hex === undefined || company !== undefined) return [];
  return COMPANIES.filter((each) => left.some((action) => companyOf(action) === each));
}

/** Undefined: nothing there is legal. */
type Touched = Actions | undefined;

const some = (list: Actions): Touched => (list.length > 0 ? list : undefined);

/** What is left stays narrow where it can: a chosen company stays chosen. */
export function touchHex(legal: Actions, left: Actions, hex: number): Touched {
  const { company } = choiceOf(legal, left);
  const here = legal.filter((action) => hexOf(action) === hex);
  return some(here.filter((action) => companyOf(action) === company)) ?? some(here);
}

export function touchCompany(legal: Actions, left: Actions, company: Company): Touched {
  const { hex } = choiceOf(legal, left);
  const of = legal.filter((action) => companyOf(action) === company);
  return some(of.filter((action) => hex !== undefined && hexOf(action) === hex)) ?? some(of);
}

/** At the space of the mover's train lies what its action offers besides hexes and companies. */
export function touchSpace(view: View, legal: Actions, space: Space): Touched {
  const isHere = view.phase > 0 && spaceOf(view, view.frame.seat) === space;
  return some(
    legal.filter((action) =>
      action.type === 'take'
        ? action.space === space
        : isHere && hexOf(action) === undefined && companyOf(action) === undefined,
    ),
  );
}

/** The company that a seat most likely means: the chosen one, one that is next to the hex, any of his. */
function likelyCompany(view: View, seat: number, hex: number, choice: Choice): Company {
  if (choice.company !== undefined) return choice.company;
  const own = COMPANIES.filter((each) => (view.companies[each].held[seat] ?? 0) > 0);
  return own.find((each) => hasBit(view.companies[each].frontier, hex)) ?? own[0] ?? 0;
}

/** The action that was meant by touching a hex where nothing is legal. */
export function meantByHex(view: View, seat: number, hex: number, choice: Choice): Action {
  switch (view.frame.step) {
    case 'found':
      return { type: 'found', hex };
    case 'develop':
      return { type: 'develop', hex };
    default:
      return { type: 'place', company: likelyCompany(view, seat, hex, choice), hex };
  }
}

export function meantByCompany(view: View, company: Company): Action {
  switch (view.frame.step) {
    case 'offer':
      return { type: 'offer', company };
    case 'expand': {
      const { frontier } = view.companies[company];
      const hex = view.map.findIndex((_, place) => hasBit(frontier, place));
      return { type: 'place', company, hex: Math.max(0, hex) };
    }
    default:
      return { type: 'finance', company };
  }
}
