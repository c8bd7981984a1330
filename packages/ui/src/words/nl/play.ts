import type { Phrases } from '../play.ts';

export const words: Phrases = {
  you: (name) => `${name} (jij)`,
  orders: {
    why: {
      words: ['waarom', 'why'],
      help: 'waarom ZET   waarom dat nu niet kan, met het nummer van de regel',
    },
    undo: { words: ['terug', 'undo'], help: 'terug        je laatste zet terugnemen' },
    hint: { words: ['tip', 'hint'], help: 'tip          wat een bot in jouw plaats zou doen' },
    rules: {
      words: ['regels', 'rules'],
      help: 'regels N     een hoofdstuk of een regel van de spelregels',
    },
    board: { words: ['bord', 'board'], help: 'bord         het bord nog eens tekenen' },
    all: { words: ['alles', 'all'], help: 'alles        de hele lijst met keuzes' },
    help: { words: ['hulp', 'help', '?'], help: 'hulp         deze lijst' },
    quit: { words: ['stop', 'quit', 'exit', 'q'], help: 'stop         van tafel gaan' },
  },
  welcome: (game, name, others) => `${game}. Jij bent ${name}, tegen ${others.join(', ')}.`,
  bot: (name, level) => `${name} (${level})`,
  commitment: (commit) => `Al het toeval is vanaf nu verzegeld: ${commit}.`,
  seed: (seed) => `Al het toeval kwam uit ${seed}; 'roundhouse verify' rekent elke trekking na.`,
  levels: {
    random: 'willekeurig',
    easy: 'makkelijk',
    normal: 'normaal',
    hard: 'moeilijk',
    expert: 'expert',
  },
  helpHint:
    "Typ het nummer van een keuze of een stuk van de tekst; 'hulp' toont wat er nog meer kan.",
  howToChoose:
    'Kiezen doe je met het nummer, de tekst, of een stuk tekst dat maar op één keuze past.',
  prompt: '> ',
  more: (hidden) => `… nog ${hidden}: typ een stuk van de tekst om te zoeken, of 'alles'`,
  several: (count) => `Dat past op ${count} keuzes:`,
  nothing: (typed) => `Geen keuze past bij '${typed}'. 'hulp' toont wat je kunt typen.`,
  whyWhat: "Waarom wat? Typ bijvoorbeeld 'waarom ZET' met de tekst van een zet.",
  possible: 'Dat kan: je mag het kiezen.',
  hint: (sentence) => `Een bot zou kiezen: ${sentence}`,
  weighed: (wins, sentence, reason) =>
    `  ${String(wins).padStart(3)} van de 100 gewonnen  ${sentence}${reason && `. ${reason}`}`,
  noHint: 'In dit spel is er geen bot om raad aan te vragen.',
  undone: 'Teruggenomen.',
  noUndo:
    'Er valt niets terug te nemen: alleen je eigen zetten sinds de laatste zet van een ander of trekking.',
  over: 'Het spel is afgelopen.',
  place: (place, name, score) => `${place}. ${name}: ${score}`,
  saved: (file) => `De partij staat in ${file}.`,
  resume: 'Verder spelen: roundhouse play --resume BESTAND, met dat bestand.',
  notSaved: 'De partij is niet bewaard; --record BESTAND bewaart er een.',
  bye: 'Tot ziens.',
  noRulebook: 'De spelregels van dit spel zijn niet bij de hand.',
  noRule: (number) => `De spelregels hebben geen nummer ${number}.`,
  rulesHint: "'regels 3' toont een hoofdstuk, 'regels 3.2' één regel.",
  result: { seat: 'stoel', name: 'naam', score: 'stand', place: 'plaats' },
};
