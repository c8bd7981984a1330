/** SD-5: the bonuses of the transcontinental connection. */
import type { Emit } from '@roundhouse/engine';
import type { Board } from './board.ts';
import { BUILDER_BONUS, PARTNER_BONUS } from './figures.ts';
import { companyName } from './names.ts';
import { add } from './tally.ts';
import { participants } from './transcontinental.ts';
import { COMPANIES, NONE, type CompanyName, type Event, type State } from './types.ts';

/** SD-5.1: $50 to the builder, $30 to each other participant; lost where nobody controls (SD-5.3). */
export function closeTranscontinental(state: State, board: Board, emit?: Emit<Event>): void {
  const { company: builder, control, owner } = state;
  const { a, b, west, east } = board;
  state.closer = builder;
  state.partners = participants({ cities: board.cities.length, a, b, owner }, west, east);
  const lost: CompanyName[] = [];
  const partners: CompanyName[] = [];
  for (let company = 0; company < COMPANIES.length; company++) {
    if (((state.partners >> company) & 1) === 0) continue;
    if (company !== builder) partners.push(companyName(company));
    if (control[company] === NONE) lost.push(companyName(company));
    else add(state.profit, company, company === builder ? BUILDER_BONUS : PARTNER_BONUS);
  }
  emit?.({
    type: 'transcontinental',
    company: companyName(builder),
    ends: [board.cities[west]?.name ?? '', board.cities[east]?.name ?? ''],
    bonus: BUILDER_BONUS,
    partners,
    partnerBonus: PARTNER_BONUS,
    lost,
  });
}
