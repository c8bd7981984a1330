/** Plays a few matches and listens: what is asked, chosen, told, refused and reasoned, in a reader's language. */
import { isRefusal, seededRng, type Refusal, type Rng, type Rules } from '@roundhouse/engine';
import { personName } from '@roundhouse/table';
import type { AnyFace, AnyGame, AnyWords, Title } from '@roundhouse/titles';
import { naming } from '@roundhouse/ui/person';
import type { Language, Who } from '@roundhouse/ui/words';
import { levelsAt } from '../levels.ts';
import { Shapes } from './shapes.ts';

export interface Heard {
  readonly asked: Shapes;
  readonly choices: Shapes;
  readonly deeds: Shapes;
  readonly meanings: Shapes;
  readonly events: Shapes;
  readonly refusals: Shapes;
  readonly reasons: Shapes;
  readonly verdicts: Shapes;
  readonly scenes: Shapes;
  readonly places: Shapes;
  readonly panels: Shapes;
  /** Figures that refusals and reasons came with, by their names: samples for those that never came up. */
  readonly figures: Map<string, string | number>;
}

const GAMES_EACH = 2;
/** What else is tried at a position, to be refused. */
const MOST_TRIED = 40;
const EVERY = 6;
/** More events than that are told in two captions. */
const MOST_TOGETHER = 4;

/** The reader sits in the first seat. */
export const READER: Who = naming(personName, 0);

interface Listening {
  readonly rules: Rules<AnyGame>;
  readonly words: AnyWords;
  readonly face: AnyFace;
  readonly language: Language;
  readonly heard: Heard;
  /** Actions seen so far, one a text: what is possible here is refused elsewhere. */
  readonly tried: Map<string, AnyGame['action']>;
}

export async function listenTo(title: Title, language: Language): Promise<Heard> {
  const [rules, words, face] = await Promise.all([title.rules(), title.words(), title.face()]);
  const listening: Listening = {
    rules,
    words: words[language],
    face,
    language,
    heard: {
      asked: new Shapes(),
      choices: new Shapes(),
      deeds: new Shapes(),
      meanings: new Shapes(),
      events: new Shapes(),
      refusals: new Shapes(),
      reasons: new Shapes(),
      verdicts: new Shapes(),
      scenes: new Shapes(),
      places: new Shapes(),
      panels: new Shapes(),
      figures: new Map(),
    },
    tried: new Map(),
  };
  for (const seats of title.seats) {
    for (let game = 0; game < GAMES_EACH; game++) {
      await playOne(listening, title, seats, game);
    }
  }
  return listening.heard;
}

/** Each option takes its values in turn, so that some match has each of them. */
function configOf(rules: Rules<AnyGame>, seats: number, game: number): AnyGame['config'] {
  const agreed = rules.meta.options.map(({ name, values }) => [
    name,
    values[(seats + game) % values.length],
  ]);
  const config = rules.configure({ ...Object.fromEntries(agreed), seats });
  return isRefusal(config) ? configDefault(rules, seats) : config;
}

function configDefault(rules: Rules<AnyGame>, seats: number): AnyGame['config'] {
  const config = rules.configure({ seats });
  if (isRefusal(config)) throw new Error(`no table for ${seats}: ${config.code}`);
  return config;
}

async function playOne(listening: Listening, title: Title, seats: number, game: number) {
  const { rules, heard, words, face, language } = listening;
  const bots = await levelsAt(title, { seats });
  const rng = seededRng(`words ${seats} ${game}`);
  const state = rules.setup(configOf(rules, seats, game));
  let news: AnyGame['event'][] = [];
  const latest: AnyGame['event'][] = [];
  let since: AnyGame['event'][] = [];
  const emit = (event: AnyGame['event']): void => {
    news.push(event);
    const seen = rules.redact(event, 0);
    if (seen) since.push(seen);
    hearEvent(listening, event);
    hearTogether(listening, latest, event);
  };
  let decisions = 0;
  for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
    news = [];
    if (turn.kind === 'chance') {
      rules.applyChance(state, rules.sampleChance(state, rng), emit);
    } else {
      const seat = turn.seats[0] ?? 0;
      const view = rules.view(state, seat);
      const legal = rules.legal(state, seat);
      hearQuestion(listening, view, legal, seat);
      if (seat === 0) {
        for (const said of words.recap?.(since, 0, READER) ?? []) heard.events.add('recap', said);
        since = [];
      }
      const isCareful = seat !== seats - 1;
      const bot = (isCareful ? bots.normal : undefined) ?? bots.random;
      if (decisions++ % EVERY === 0) {
        hearReasons(listening, bot, { view, legal, seat, rng });
        hearRefusals(listening, view, seat);
        hearFace(listening, view, legal, seat);
      }
      const action = bot?.choose(view, legal, seat, rng) ?? legal[0];
      if (action === undefined) throw new Error('nothing is legal, and the match is not over');
      rules.apply(state, seat, action, emit);
    }
    const told = { language, who: READER };
    for (const { title: name, sentence } of face.moments?.(news, rules.view(state, 0), told) ??
      []) {
      heard.scenes.add(name.replace(/ .*/, ''), `${name}. ${sentence}`);
    }
  }
  const end = rules.view(state, 'all');
  for (const { text } of words.verdicts?.(end, READER) ?? []) heard.verdicts.add('', text);
  hearFace(listening, end, [], 0);
}

function hearEvent({ rules, words, heard }: Listening, event: AnyGame['event']): void {
  for (const viewer of [0, null] as const) {
    const seen = rules.redact(event, viewer);
    if (seen) heard.events.add(event.type, words.event(seen, READER));
  }
}

/** What was told last and this, where they read as one deed. */
function hearTogether(
  { rules, words, heard }: Listening,
  latest: AnyGame['event'][],
  event: AnyGame['event'],
): void {
  const seen = rules.redact(event, null);
  if (!seen) return;
  latest.push(seen);
  if (latest.length > MOST_TOGETHER) latest.shift();
  for (let from = 0; from < latest.length - 1; from++) {
    heard.events.add(event.type, words.together?.(latest.slice(from), READER));
  }
}

function hearQuestion(
  { rules, words, heard, tried }: Listening,
  view: AnyGame['view'],
  legal: readonly AnyGame['action'][],
  seat: number,
): void {
  const [first] = legal;
  heard.asked.add(first?.type ?? '', words.ask(view, legal, seat, naming(READER, seat)));
  for (const action of legal) {
    const reader = naming(READER, seat);
    heard.choices.add(action.type, words.choice(action, view, reader));
    heard.deeds.add(action.type, words.deed(action, view, reader));
    heard.meanings.add(action.type, words.meaning?.(action, view, reader));
    heard.meanings.add(action.type, words.gist?.(action, view));
    const text = rules.action.format(action);
    if (tried.size < 4000 && !tried.has(text)) tried.set(text, action);
  }
}

function hearRefusals(listening: Listening, view: AnyGame['view'], seat: number): void {
  const { rules, tried } = listening;
  const pool = [...tried.values()];
  const step = Math.max(1, Math.floor(pool.length / MOST_TRIED));
  for (let at = 0; at < pool.length; at += step) {
    const action = pool[at];
    const refused = action && rules.why(view, seat, action);
    if (refused) hearRefusal(listening, refused);
  }
}

function hearRefusal({ words, heard }: Listening, refused: Refusal): void {
  for (const [name, figure] of Object.entries(refused.params)) heard.figures.set(name, figure);
  heard.refusals.add(refused.code, words.refusal(refused, READER));
}

interface Asked {
  readonly view: AnyGame['view'];
  readonly legal: readonly AnyGame['action'][];
  readonly seat: number;
  readonly rng: Rng;
}

type AnyBot = Awaited<ReturnType<typeof levelsAt>>['normal'];

function hearReasons({ words, heard }: Listening, bot: AnyBot, asked: Asked): void {
  const { view, legal, seat, rng } = asked;
  for (const { reason } of bot?.explain?.(view, legal, seat, rng).candidates ?? []) {
    for (const [name, figure] of Object.entries(reason.params)) heard.figures.set(name, figure);
    heard.reasons.add(reason.code, words.reason?.(reason, naming(READER, undefined)));
  }
}

function hearFace(
  { face, heard, language }: Listening,
  view: AnyGame['view'],
  legal: readonly AnyGame['action'][],
  seat: number,
): void {
  const tell = { language, who: READER };
  for (const { group, name, holds } of face.places(view, legal, tell)) {
    for (const text of [name, ...holds]) heard.places.add(group, text);
  }
  const { headline, note, facts } = face.standing(view, seat, tell);
  heard.panels.add('', headline);
  heard.panels.add('', note);
  for (const { label, value } of facts) heard.panels.add('', `${label}: ${value}`);
  const stage = face.stage(view, tell);
  heard.panels.add('', stage.now);
  for (const end of stage.end) heard.panels.add('', end);
  const auction = face.auction?.(view, tell);
  heard.panels.add('', auction?.lot);
  for (const note of auction?.notes ?? []) heard.panels.add('', note);
}
