/** What a touch has settled where an action is put together of two: the company that is offered, the city of the start. */
import type { Action, CompanyName } from '../../src/index.ts';

/** The one company that all of them offer. */
export function companyOffered(left: readonly Action[]): CompanyName | undefined {
  const companies = left.map((action) => (action.type === 'offer' ? action.company : undefined));
  return alike(companies);
}

/** The one city in which all of them start. */
export function cityBegun(left: readonly Action[]): string | undefined {
  return alike(left.map((action) => (action.type === 'start' ? action.city : undefined)));
}

function alike<Name extends string>(names: readonly (Name | undefined)[]): Name | undefined {
  return new Set(names).size === 1 ? names[0] : undefined;
}
