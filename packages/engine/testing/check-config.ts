/** What is checked once for a title: its configs and its migrations. */
import { canonicalJson, isRefusal, type GameTypes, type Rules } from '../src/index.ts';
import { difference, isFrozenDeep, same } from './compare.ts';
import { demand } from './failure.ts';

/** Checks that need no match. */
export function titleChecks<G extends GameTypes>(): readonly {
  readonly name: string;
  readonly run: (rules: Rules<G>) => void;
}[] {
  return [
    { name: 'configure takes every seat count with every option value', run: checkValues },
    { name: 'configure refuses what it does not know', run: checkJunk },
    { name: 'migrations lead to every version after the first, in order', run: checkMigrations },
  ];
}

function checkValues<G extends GameTypes>(rules: Rules<G>): void {
  const { seats, options } = rules.meta;
  demand(seats.length > 0, 'no seat count');
  for (const count of seats) {
    checkConfig(rules, { seats: count });
    for (const { name, values, default: usual } of options) {
      demand(values.includes(usual), `option ${name}: '${usual}' is not one of its values`);
      for (const value of values) checkConfig(rules, { seats: count, [name]: value });
    }
  }
}

function checkConfig<G extends GameTypes>(
  rules: Rules<G>,
  input: { readonly seats: number },
): void {
  const text = JSON.stringify(input);
  const config = rules.configure(input);
  demand(!isRefusal(config), () => `${text} is refused: ${JSON.stringify(config)}`);
  canonicalJson(config);
  demand(isFrozenDeep(config), `${text} gives a config that is not frozen throughout`);
  for (const [name, value] of Object.entries(input)) {
    const got = (config as unknown as Record<string, unknown>)[name];
    const option = rules.meta.options.find((each) => each.name === name);
    const wanted = option?.isUnwritten && option.default === String(value) ? undefined : value;
    demand(got === wanted, `${text} gives ${name} ${String(got)}`);
  }
  for (const again of [config, JSON.parse(JSON.stringify(config)) as unknown]) {
    const twice = rules.configure(again);
    demand(same(config, twice), () => `${text}, configured twice: ${difference(config, twice)}`);
  }
}

function checkJunk<G extends GameTypes>(rules: Rules<G>): void {
  const { seats: counts, options } = rules.meta;
  const seats = counts[0] ?? 0;
  const badSeats = [
    Math.max(...counts) + 1,
    Math.min(...counts) - 1,
    seats + 0.5,
    -seats,
    0,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    String(seats),
    [seats],
    null,
    undefined,
    { valueOf: () => seats },
  ];
  const badValues = [
    '',
    'no-such-value',
    '__proto__',
    'constructor',
    'toString',
    0,
    true,
    null,
    [],
    {},
  ];
  const junk: unknown[] = [
    undefined,
    null,
    true,
    seats,
    String(seats),
    [],
    [seats],
    {},
    () => seats,
  ];
  junk.push(
    ...badSeats.filter((bad) => !counts.includes(bad as number)).map((bad) => ({ seats: bad })),
  );
  for (const key of [
    'no-such-option',
    'seat',
    'Seats',
    '__proto__',
    'constructor',
    'toString',
    '',
  ]) {
    junk.push(JSON.parse(`{"seats":${seats},${JSON.stringify(key)}:"on"}`));
  }
  for (const { name } of options) {
    junk.push(...badValues.map((bad) => ({ seats, [name]: bad })));
  }
  for (const input of junk) {
    const answer = rules.configure(input);
    demand(isRefusal(answer), () => `takes ${typeof input} ${JSON.stringify(input)}`);
  }
}

function checkMigrations<G extends GameTypes>({ version, migrations }: Rules<G>): void {
  demand(Number.isInteger(version) && version >= 1, `version ${version}`);
  const expected = Array.from({ length: version - 1 }, (_, i) => i + 2);
  const found = migrations.map(({ to }) => to);
  demand(same(found, expected), `they lead to ${found.join(', ')}; needed: ${expected.join(', ')}`);
  for (const { to, note } of migrations) demand(note !== '', `the migration to ${to} has no note`);
}
