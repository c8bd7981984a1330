import { COMPANIES, type Company, type CompanyName } from './types.ts';

export function companyName(company: Company): CompanyName {
  const name = COMPANIES[company];
  if (name === undefined) throw new RangeError(`SD-1.1: there is no company ${company}`);
  return name;
}

export function companyNames(companies: readonly Company[]): CompanyName[] {
  return companies.map(companyName);
}
