import { byType } from '@roundhouse/kit/by-type';
import type { Persons } from '@roundhouse/ui/person';
import { enumerate, sentence } from '@roundhouse/ui/sentence';
import type { Option, Who } from '@roundhouse/ui/words';
import {
  PAIRS,
  type Action,
  type Attack,
  type Card,
  type Event,
  type View,
} from '../../../src/index.ts';
import { isMove } from '../../face/reading.ts';
import { cardList, cardName } from '../cards.ts';
import { targetsOf } from '../names.ts';
import type { TranslatedSentences } from '../sentences.ts';
import { words as cards } from './cards.ts';

const name = (card: string): string => cardName(cards, card);
/** In a sentence a number card has its article: 'de rode 3'. */
const theCard = (card: string): string =>
  /^(?:red|blue)[1-5]$/.test(card) ? `de ${name(card)}` : name(card);
const theCards = (cards: readonly Card[]): string => cards.map(theCard).join(' + ');
const kindName = (kind: string): string => (kind === 'number' ? 'getalkaart' : 'actiekaart');
const source = (from: string): string =>
  from === 'waiting' ? 'de wachtende pion' : 'een pion uit de voorraad';
const pawns = (count: number): string => (count === 1 ? 'één pion' : `${count} pionnen`);

function ask(view: View, legal: readonly Action[], _seat: number, who: Who): string {
  if (view.over) return 'Het spel is afgelopen.';
  const frame = view.stack.at(-1);
  switch (frame?.type) {
    case 'free':
      return askFree(view);
    case 'aim':
      return `Op wie speel je ${name(frame.card)}?`;
    case 'window':
      return askWindow(frame.attack, legal, who(view.player));
    case 'reseat':
      return 'Je hebt twee pionnen in het gangpad: zet deze op een vrije stoel naar keuze.';
    case 'enter':
      return frame.first
        ? 'Zet een pion op een lege stoel.'
        : 'Zet nog een pion op een lege stoel, of stop.';
    case 'swap':
      return 'Leg kaarten af, voor 1 muntje per kaart; daarna trek je er evenveel van dezelfde soort.';
    case 'refresh':
      return 'Je past. Leg af wat je niet wilt houden en stop dan.';
    case 'discard':
      return 'Je hebt te veel kaarten: leg er één af.';
    case 'pick':
      return `Welke ${kindName(frame.kind)} neem je?`;
    case 'pay':
      return 'Je blokkeert nog steeds: haal een eigen pion uit de trein.';
    case 'payment':
    case 'test':
      return 'Er wordt gekeken wie geblokkeerd staat.';
    default:
      return 'Even wachten: er wordt getrokken.';
  }
}

/** Without a card that stops it, only one answer is left. */
function askWindow(attack: Attack, legal: readonly Action[], attacker: string): string {
  const aim = attack.card === 'beg' ? [kindName(attack.kind)] : targetsOf(attack);
  const question =
    legal.length > 1 ? 'Laat je het gebeuren of stop je het?' : 'Je kunt het niet stoppen.';
  return `${sentence(attacker)} speelt ${name(attack.card)} tegen jou (${aim.join(', ')}). ${question}`;
}

function askFurther(_view: View, left: readonly Action[]): string | undefined {
  return left.length > 1 && left.every(isMove)
    ? 'Waar ga je heen? Tik aan wat oplicht.'
    : undefined;
}

function askFree(view: View): string {
  const own = view.players[view.player];
  const bonus = view.bonus ? 'Een bonusbeurt. ' : '';
  if (own?.aisle) return `${bonus}Loop verder met je pion op ${own.aisle}, speel kaarten, of pas.`;
  if (own?.waiting) return `${bonus}Stap in bij deur ${own.waiting.door}, speel kaarten, of pas.`;
  return `${bonus}Zet een pion voor een deur, speel kaarten, of pas.`;
}

function attackText(attack: Attack): string {
  switch (attack.card) {
    case 'exit1':
    case 'eccentric':
      return `${name(attack.card)} op de pion op ${attack.cell}`;
    case 'exit2':
      return `Uitstappen 2X op ${attack.other === null ? `de pion op ${attack.cell}` : `de pionnen op ${attack.cell} en ${attack.other}`}`;
    case 'takeseat':
      return `Neem Plaats op ${attack.cell} met ${source(attack.from)}`;
    case 'beg':
      return `Bedelende Passagier om een ${kindName(attack.kind)}`;
    case 'excuse':
      return `Pardon om op stoel ${attack.cell} te gaan zitten; de pion daar schuift op naar ${attack.shift}`;
  }
}

const choice = byType<Action, [view: View, who: Who]>({
  pass: () => 'Pas',
  place: ({ door }) => `Zet een pion op het startvakje van deur ${door}`,
  roll: () => 'Gooi de instapdobbelsteen',
  board: () => 'Stap in zonder te gooien',
  upass: ({ from }) => upassText(from),
  express: () => 'Speel Express: de volgende tegenstander slaat een beurt over',
  reverse: () => 'Speel Omkeren',
  token: () => 'Speel +1 Muntje',
  enter1: ({ type }) => `Speel ${name(type)}`,
  enter2: ({ type }) => `Speel ${name(type)}`,
  sit: ({ from, cell }) => `Zet ${source(from)} op ${cell}`,
  stop: () => 'Klaar',
  lay: ({ card }) => `Speel ${name(card)}`,
  eccentric: ({ cell }, view) => `De pion op ${cell}${warning(view, cell)}`,
  takeseat: ({ cell, from }, view) => `Stoel ${cell}, met ${source(from)}${warning(view, cell)}`,
  exit1: ({ seat, cell }, _view, who) => `${sentence(who(seat))}: de pion op ${cell}`,
  exit2: ({ seat, cells }, _view, who) => `${sentence(who(seat))}: ${enumerate(cells, 'en')}`,
  beg: ({ seat, kind }, _view, who) => `${sentence(who(seat))}: een ${kindName(kind)}`,
  take: ({ card }) => `Neem ${theCard(card)}`,
  accept: () => 'Laat het gebeuren',
  rebel: () => 'Speel Rebelse Passagier',
  reseat: ({ cell }) => `Ga zitten op ${cell}`,
  swap: () => 'Ruil kaarten, 1 muntje per kaart',
  trade: ({ card }) => `Leg ${theCard(card)} af`,
  discard: ({ card }) => `Leg ${theCard(card)} af`,
  draw: () => 'Trek de nieuwe kaarten',
  refresh: () => 'Pas, en leg eerst kaarten af',
  check: () => 'Kijk wie geblokkeerd staat',
  pay: ({ cell }) => `Haal je pion op ${cell} uit de trein`,
  move: (action) => `Loop naar ${action.end} (${cardList(cards, action.cards)})`,
  arrive: (action) =>
    `Loop via ${action.from} naar ${action.end} (${cardList(cards, action.cards)})`,
  oust: (action) =>
    `Neem stoel ${action.end}; de pion daar schuift op naar ${action.shift} (${cardList(cards, action.cards)})`,
});

function upassText(from: string): string {
  if (from === 'supply')
    return 'Speel U-Pas: die pion en je pion in het gangpad gaan terug naar de voorraad';
  if (from === 'waiting') return 'Speel U-Pas voor de wachtende pion';
  return `Speel U-Pas: een pion stapt in bij deur ${from}`;
}

/** TR-8.2 is legal; whoever walks into it should know. */
function warning(view: View, cell: string): string {
  const owner = view.players.find(({ sitting }) => sitting.includes(cell));
  return owner?.aisle
    ? ' (pas op: er staat al een pion van deze speler in het gangpad; die mag dan beide neerzetten, en jij verliest wat je deze beurt hebt neergezet)'
    : '';
}

const LEFT = {
  exit: 'moest de trein uit',
  upass: 'ging terug naar de voorraad',
  foul: 'raakte zijn stoel weer kwijt',
  payment: 'verliet de trein wegens blokkeren',
} as const;

const happened = byType<Event, [who: Persons], string | undefined>({
  train: ({ tiles, join }) =>
    `de trein is ${tiles}, met de ${join === 'short' ? 'korte' : 'lange'} zijden tegen elkaar`,
  first: ({ seat }, who) => `${who(seat)} begon`,
  turn: ({ bonus, seat }, who) => (bonus ? `een bonusbeurt voor ${who.whom(seat)}` : undefined),
  drew: ({ card, seat, kind }, who) =>
    card ? `${who(seat)} trok ${theCard(card)}` : `${who(seat)} trok een ${kindName(kind)}`,
  remade: ({ kind, cards }) => `de ${kindName(kind)}en zijn opnieuw geschud, ${cards} stuks`,
  placed: ({ seat, door }, who) => `${who(seat)} zette een pion voor deur ${door}`,
  rolled: ({ face, door, seat }, who) =>
    face === 'open'
      ? `open deuren bij ${door}`
      : `gesloten deuren bij ${door}: ${who(seat)} miste de trein`,
  boarded: ({ seat, door, by }, who) =>
    `${who(seat)} stapte in bij deur ${door}${by === 'upass' ? ' met een U-Pas' : ''}`,
  played: ({ seat, card }, who) => `${who(seat)} speelde ${name(card)}`,
  marked: ({ seat }, who) => `${who(seat)} moet een beurt overslaan`,
  skipped: ({ seat }, who) => `${who(seat)} sloeg een beurt over`,
  unmarked: () => 'niemand hoeft meer een beurt over te slaan',
  reversed: ({ direction }) =>
    `de speelrichting is omgekeerd: nu ${direction > 0 ? 'met de klok mee' : 'tegen de klok in'}`,
  token: ({ seat, tokens }, who) => `${who(seat)} nam een muntje (nu ${tokens})`,
  attacked: ({ target, attack }, who) => `tegen ${who.whom(target)}: ${attackText(attack)}`,
  accepted: ({ seat }, who) => `${who(seat)} liet het gebeuren`,
  cancelled: ({ seat, attack }, who) =>
    `${who(seat)} hield het tegen: ${name(attack.card)} had geen effect`,
  moved: ({ seat, path, cards }, who) =>
    `${who(seat)} liep van ${path[0]} naar ${path.at(-1)} met ${theCards(cards)}`,
  aimed: ({ seat, path, cards }, who) =>
    `${who(seat)} wilde stoel ${path.at(-1)} met ${theCards(cards)}`,
  sat: ({ seat, cell }, who) => `${who(seat)} ging zitten op ${cell}`,
  pushed: ({ seat, cell, to }, who) =>
    `${who.whose(seat, 'pion')} op ${cell} werd naar ${to} geduwd`,
  shifted: ({ by, cell, to }, who) =>
    `${who(by)} nam stoel ${cell}, en de pion daar schoof op naar ${to}`,
  left: ({ seat, cell, by }, who) => `${who.whose(seat, 'pion')} op ${cell} ${LEFT[by]}`,
  withdrawn: ({ seat, door }, who) =>
    `${who.whose(seat, 'pion')} bij deur ${door} ging terug naar de voorraad`,
  foul: ({ rule, seat }, who) =>
    rule === 'TR-8.1'
      ? `${who(seat)} stapte in met een pion in het gangpad: beide gingen terug`
      : `een tweede pion in het gangpad: ${who(seat)} verloor de stoelen van deze beurt, het slachtoffer mag beide neerzetten`,
  seen: ({ cards, seat, victim, kind }, who) =>
    cards
      ? `${who(seat)} bekeek ${theCards(cards)}`
      : `${who(seat)} bekeek ${who.whose(victim, `${kindName(kind)}en`)}`,
  begged: ({ seat, card, kind, victim }, who) =>
    `${who(seat)} pakte ${card ? theCard(card) : `een ${kindName(kind)}`} uit ${who.whose(victim, 'hand')}`,
  discarded: ({ seat, card }, who) => `${who(seat)} legde ${theCard(card)} af`,
  tested: ({ blockers, seat, counter }, who) =>
    blockers.length === 0
      ? undefined
      : `${who.whose(seat, 'pion')} werd geblokkeerd door ${enumerate(blockers.map(who.whom), 'en')}${counter > 1 ? `, al ${counter} beurten achter elkaar` : ''}`,
  due: ({ seat }, who) => `${who(seat)} moest boeten voor het blokkeren`,
  passed: ({ seat }, who) => `${who(seat)} paste`,
  won: ({ seat }, who) => `${who(seat)} had alle pionnen op een stoel en won`,
});

function passing(count: number): string {
  if (count === 0) return 'geen passeerkaart';
  return count === 1 ? '1 passeerkaart' : `${count} passeerkaarten`;
}

/** What comes first, by the frame that waits; two of them play themselves. */
const COMES_FIRST: Readonly<Record<string, string>> = {
  free: 'dat doe je alleen als erom gevraagd wordt',
  pay: 'haal eerst een van je pionnen uit de trein',
  aim: 'zeg eerst wie je kaart treft',
  swap: 'je bent kaarten aan het ruilen',
  enter: 'je bent pionnen aan het neerzetten',
  window: 'eerst moet er op een aanval worden geantwoord',
  pick: 'kies eerst een kaart uit die hand',
  reseat: 'eerst krijgen de weggeduwde pionnen een stoel',
  refresh: 'je bent kaarten aan het afleggen voordat je past',
  discard: 'leg eerst af wat je te veel in je hand hebt',
};
const REFUSALS: TranslatedSentences['refusals'] = {
  'not-now': (p) =>
    `Dat kan nu niet: ${COMES_FIRST[p['now'] ?? ''] ?? 'eerst moet er iets anders gebeuren'}.`,
  'not-possible': (p) => `'${p['text']}' kan nu niet.`,
  'no-more-of-card': (p) =>
    `Van ${theCard(String(p['card']))} heb je er ${p['held']}, geen ${p['given']}.`,
  'no-card': (p) => `${sentence(theCard(String(p['card'])))} heb je niet in je hand.`,
  'no-cards': () => 'Je hebt geen kaarten.',
  'no-token': () => 'Je hebt geen muntjes meer.',
  'trade-first': () => 'Leg eerst minstens één kaart af.',
  'sit-first': () => 'Zet eerst één pion neer.',
  'no-such-door': (p) => `Deur ${p['door']} bestaat niet; wel ${p['doors']}.`,
  'name-no-door': () => 'Met een eigen pion in het gangpad maakt de deur niet uit.',
  'already-waiting': () => 'Er wacht al een pion van jou.',
  'no-supply': () => 'Je voorraad is op.',
  'nobody-waits': () => 'Er wacht geen pion van jou.',
  'none-outside': () => 'Je hebt geen pion meer buiten de trein.',
  'board-without-roll': () => 'Vanaf het vakje Gemist stap je in zonder te gooien.',
  'roll-first': () => 'Vanaf een startvakje gooi je eerst de dobbelsteen.',
  boarded: () => 'Je bent deze beurt al ingestapt.',
  'boarded-no-refresh': () => 'Wie deze beurt is ingestapt, legt bij het passen geen kaarten af.',
  'own-pawn-in-aisle': (p) => `Je hebt al een pion in het gangpad, op ${p['cell']}.`,
  'all-marked': () => 'Alle tegenstanders slaan al een beurt over.',
  'seat-taken': (p) => `Stoel ${p['cell']} is bezet.`,
  'not-a-seat': (p) => `${p['cell']} is geen stoel.`,
  'no-opponent-sits-there': (p) => `Op ${p['cell']} zit geen tegenstander.`,
  'nobody-to-hit': (p) => `Er is niemand voor ${name(String(p['card']))}.`,
  'not-laid': (p) => `Je hebt ${name(String(p['card']))} niet gespeeld.`,
  'no-such-opponent': () => 'Zo’n tegenstander is er niet.',
  'out-of-reach': (p, who) => `${sentence(who(Number(p['seat'])))} is buiten bereik.`,
  'not-his-pawn': (p, who) =>
    `${sentence(who(Number(p['seat'])))} heeft geen pion op ${p['cell']}.`,
  'pawns-in-order': (p) =>
    `Kies ${Number(p['due']) === 1 ? 'één pion' : `${p['due']} verschillende pionnen`}, in de volgorde van de stoelen.`,
  'so-many-pawns': (p) => `Kies ${pawns(Number(p['due']))}, niet ${p['given']}.`,
  'begging-cancelled': () =>
    'Je Bedelende Passagier is deze beurt tegengehouden: je mag er geen meer spelen.',
  'none-of-that-kind': (p, who) =>
    `${sentence(who(Number(p['seat'])))} heeft geen ${kindName(String(p['kind']))}.`,
  'not-in-that-hand': (p) => `${sentence(theCard(String(p['card'])))} zit niet tussen die kaarten.`,
  'no-surplus': (p) =>
    `${sentence(theCard(String(p['card'])))} mag je houden: van die soort heb je er niet te veel.`,
  'not-your-pawn': (p) => `Je hebt geen pion op ${p['cell']}.`,
  'no-aisle-pawn': () => 'Je hebt geen pion in het gangpad; wie zit, loopt niet meer.',
  'not-a-move-card': (p) => `${name(String(p['card']))} is geen kaart om mee te lopen.`,
  'too-many-numbers': (p) => `Je loopt met hoogstens twee getalkaarten, niet met ${p['given']}.`,
  'one-advanced': () => 'Je gebruikt hoogstens één Geavanceerde Beweging.',
  'no-number': () => 'Om te lopen heb je een getal nodig.',
  'colours-differ': (p) =>
    `${p['cards']}: twee kleuren tel je alleen op met Geavanceerde Beweging.`,
  'card-order': (p) => `Noem de kaarten in deze volgorde: ${p['written']}.`,
  'not-an-end': (p) => `Op ${p['end']} kun je niet eindigen.`,
  'out-of-the-way': (p) =>
    `Je moet precies uitkomen: met ${p['count']} kom je niet op ${p['end']}.`,
  held: (p) =>
    `Je pion wordt tegengehouden door een die er eerder stond: de weg naar ${p['end']} kost een passeerkaart meer.`,
  'past-opponent': (p, who) =>
    `${sentence(who(Number(p['seat'])))} staat in de weg naar ${p['end']}: erlangs gaan kost een passeerkaart.`,
  'oust-needs-excuse': (p) => `Om stoel ${p['cell']} in te nemen heb je Pardon nodig.`,
  'pass-cards': (p) => `Daarvoor heb je ${passing(Number(p['needs']))} nodig, niet ${p['given']}.`,
  'no-shift': (p) => `De tegenstander kan niet opschuiven naar ${p['shift']}.`,
  'name-the-way': (p) =>
    `Zeg via welk vakje je op ${p['end']} komt, waar dat uitmaakt en alleen daar.`,
};

const OPTIONS: Readonly<Record<string, Option>> = {
  tiles: {
    label: 'Wagons',
    values: {
      ...Object.fromEntries(PAIRS.map((pair) => [pair, `Wagon ${pair[0]} en wagon ${pair[2]}`])),
      random: 'Twee wagons door loting',
    },
  },
  join: {
    label: 'Hoe de wagons liggen',
    values: {
      short: 'Korte zijden tegen elkaar: vier deuren, één lang gangpad',
      long: 'Lange zijden tegen elkaar: twee deuren, een doorgang ertussen',
      random: 'Door loting',
    },
  },
  hand: {
    label: 'Hand',
    values: {
      '2N+3A': '2 getalkaarten en 3 actiekaarten',
      '3N+2A': '3 getalkaarten en 2 actiekaarten',
    },
  },
  begging: {
    label: 'Bedelende Passagier',
    values: { blind: 'Trekt blind een kaart', open: 'Bekijkt de kaarten en kiest' },
  },
  overtaking: {
    label: 'Inhalen',
    values: {
      strict: 'Wie later kwam, haalt niet in zonder passeerkaart',
      free: 'Pionnen op één vakje vertrekken zoals ze willen',
    },
  },
};

export const words: TranslatedSentences = {
  ask,
  askFurther,
  choice,
  happened,
  refusals: REFUSALS,
  options: (open) => ({
    ...OPTIONS,
    die: {
      label: 'Instapdobbelsteen',
      values: {
        '3': `Open deuren op ${open} van de 6 vlakken`,
        '4': `Open deuren op ${open + 1} van de 6 vlakken`,
      },
    },
  }),
};
