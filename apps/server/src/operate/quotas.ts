/** How much of a server one person or one address may have. Who runs it can say otherwise. */

export interface Quotas {
  /** Tables of one person, a guest too, that are not over. */
  readonly tables: number;
  /** Bots at tables of one person that are not over. */
  readonly bots: number;
  /** Tokens for programs that one person may have made. */
  readonly programs: number;
  /** Sets of one person, and the bytes of all their versions. */
  readonly sets: number;
  readonly setBytes: number;
  /** Open streams of one person, and of one address: a household has several people. */
  readonly streams: number;
  readonly addressStreams: number;
  /** Open connections of one address. */
  readonly connections: number;
  /** How many times as often somebody may ask, talk, open, guess as is usual. */
  readonly rate: number;
}

export const USUAL_QUOTAS: Quotas = {
  tables: 100,
  bots: 60,
  programs: 20,
  sets: 50,
  setBytes: 5_000_000,
  streams: 60,
  addressStreams: 300,
  connections: 1_000,
  rate: 1,
};

const NAMES: ReadonlyMap<string, keyof Quotas> = new Map([
  ['tables', 'tables'],
  ['bots', 'bots'],
  ['programs', 'programs'],
  ['sets', 'sets'],
  ['set-bytes', 'setBytes'],
  ['streams', 'streams'],
  ['address-streams', 'addressStreams'],
  ['connections', 'connections'],
  ['rate', 'rate'],
]);

/** `tables=20 bots=10`; what is not named stays usual. A text that can't be read is what is wrong with it. */
export function readQuotas(text: string): Quotas | string {
  const quotas: Record<keyof Quotas, number> = { ...USUAL_QUOTAS };
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const [name = '', value = '', ...more] = part.split('=');
    const known = NAMES.get(name);
    if (!known) return `there is no quota '${name}'; there are ${[...NAMES.keys()].join(', ')}`;
    const isNumber = name === 'rate' ? /^\d+(\.\d+)?$/.test(value) : /^\d+$/.test(value);
    const isGood = isNumber && more.length === 0 && Number(value) > 0 && Number(value) <= 1e9;
    if (!isGood) return `the quota ${name} is a number above 0, not '${value}'`;
    quotas[known] = Number(value);
  }
  return quotas;
}
