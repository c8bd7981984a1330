import { hashOf, replay, type Match, type Step } from '@roundhouse/engine';
import { personName } from '@roundhouse/table';
import type { AnyGame } from '@roundhouse/titles';
import { formatLine } from '@roundhouse/engine';
import type { Language } from '@roundhouse/ui/words';
import { PHRASES } from '@roundhouse/ui/words/play';
import { quoted } from '../arguments.ts';
import { Misuse, type Command } from '../command.ts';
import { plain, print, table } from '../output.ts';
import { terminalStyle } from '../play/screen.ts';
import { openRecord, told, type OpenedRecord } from '../record-file.ts';
import { LANGUAGE_OPTION, needLanguage } from '../setup.ts';

export const command: Command = {
  usage: 'replay FILE',
  summary: 'play a record again: its lines in sentences, the last position, the result',
  options: {
    to: { value: 'SEQ', help: 'only the lines up to this number' },
    ...LANGUAGE_OPTION,
    json: { help: 'as JSON: lines with their events, turn, outcome, hash of the state' },
  },
  words: { least: 1, most: 1 },
  async run(args) {
    const file = args.word(0);
    const language = needLanguage(args);
    const opened = openRecord(file);
    const { record } = opened;
    const to = args.whole('to', { from: 0, to: 1_000_000_000 }) ?? record.lines.length;
    if (to > record.lines.length) {
      throw new Misuse(`${quoted(file)} has ${record.lines.length} lines, so --to can't be ${to}`);
    }
    const { match, steps } = await replayed(file, opened, to);
    if (args.flag('json')) {
      print(JSON.stringify(asJson(match, steps)));
      return;
    }
    await show(opened, match, steps, language);
  },
};

interface Replayed {
  readonly match: Match<AnyGame>;
  readonly steps: readonly Step<AnyGame>[];
}

async function replayed(
  file: string,
  { title, record, places }: OpenedRecord,
  to: number,
): Promise<Replayed> {
  const rules = await title.rules();
  const { result, ...unfinished } = record;
  const part = { ...unfinished, lines: record.lines.slice(0, to) };
  const isWhole = to === record.lines.length && result !== undefined;
  const steps: Step<AnyGame>[] = [];
  const match = told(file, () =>
    replay(rules, isWhole ? { ...part, result } : part, places, (step) => steps.push(step)),
  );
  return { match, steps };
}

function asJson({ rules, config, state, id }: Match<AnyGame>, steps: readonly Step<AnyGame>[]) {
  const { config: _, ...rest } = state;
  return {
    title: rules.title,
    rules: rules.version,
    match: id,
    config,
    lines: steps.map(({ seq, line, events }) => ({ seq, line: formatLine(line), events })),
    turn: rules.turn(state),
    outcome: rules.outcome(state) ?? null,
    hash: hashOf(rest),
  };
}

async function show(
  { title }: OpenedRecord,
  { rules, state, config }: Match<AnyGame>,
  steps: readonly Step<AnyGame>[],
  language: Language,
): Promise<void> {
  const [words, terminal] = await Promise.all([title.words(), title.terminal()]);
  const said = words[language].on?.(config) ?? words[language];
  for (const { seq, line, events } of steps) {
    print(`${String(seq).padStart(4)}  ${plain(formatLine(line))}`);
    for (const event of events) {
      const told = said.event(event, personName);
      if (told !== undefined) print(`      · ${plain(told)}`);
    }
  }
  print(`\n${terminal.draw(rules.view(state, 'all'), terminalStyle(language, personName))}`);
  const outcome = rules.outcome(state);
  if (!outcome) return;
  const rows = outcome.scores.map((score, seat) => [
    seat,
    personName(seat),
    score,
    outcome.places[seat] ?? 0,
  ]);
  const { seat, name, score, place } = PHRASES[language].result;
  print(`\n${table([seat, name, score, place], rows)}`);
}
