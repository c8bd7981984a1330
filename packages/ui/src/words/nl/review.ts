import type { Translation } from '../../words.ts';
import type { words as english } from '../en/review.ts';

const COUNTED = ['geen', 'één', 'twee', 'drie', 'vier'] as const;
const counted = (count: number): string => COUNTED[count] ?? String(count);
const games = (count: number): string => (count === 1 ? '1 partij' : `${count} partijen`);

export const words: Translation<typeof english> = {
  notes: {
    title: 'Notities',
    of: (name) => `Notities van ${name}`,
    lead: 'Alleen voor jou: ze blijven op dit apparaat en gaan niet mee met een bewaarde partij.',
    empty: 'Wat je wilt onthouden',
    full: 'Er is op dit apparaat geen ruimte om dit te bewaren.',
  },

  back: {
    open: 'Verder terugnemen',
    title: 'Dit allemaal terugnemen?',
    lead: 'Sindsdien is er iets getrokken of getoond, of hebben anderen gespeeld. Dit gaat allemaal mee terug:',
    leadAll:
      'Sindsdien is er iets getrokken of getoond, of hebben anderen gespeeld. Alleen als iedereen het goedvindt, gaat dit terug:',
    note: 'Dezelfde kaarten komen weer, en het verslag vermeldt dat dit is afgesproken.',
    agree: 'Alles terugnemen',
    agreeAll: 'Iedereen vindt het goed: terugnemen',
    ask: 'Vraag het de anderen',
  },

  seats: {
    title: 'Wie speelt er',
    lead: 'Wat je verandert, geldt vanaf nu. Een bot speelt meteen verder als die plaats aan de beurt is.',
    person: 'Iemand hier',
    whoPlays: (name) => `Wie speelt er voor ${name}?`,
  },

  own: 'Jouw zetten',
  ownOf: (name) => `Zetten van ${name}`,
  best: 'Beste zet',
  worst: 'Slechtste zet',
  noWorst: 'Geen van je zetten heeft je veel gekost.',
  noWorstOf: (name) => `Geen zet heeft ${name} veel gekost.`,
  table: 'Waar het kantelde',
  noTurns: 'Geen enkele zet heeft dit spel gekanteld.',
  overpaid: 'Te duur gekocht',
  chancesFell: (from, to) => `De kansen daalden van ${from} naar ${to} van de 100.`,
  enough: 'Zo is het genoeg',
  progress: (part) => `${part} % bekeken`,
  trials: 'Elk getal: de stand is honderd keer uitgespeeld.',
  rose: (name) => `${name} ging erop vooruit`,
  youRose: 'Je ging erop vooruit',
  fell: (name) => `${name} ging erop achteruit`,
  youFell: 'Je ging erop achteruit',
  wins: (name, count) => `${name} wint zo ${count} van de 100 keer`,
  youWin: (count) => `Je wint zo ${count} van de 100 keer`,
  would: (name, count) => `${name} zou ${count} van de 100 keer winnen`,
  youWould: (count) => `Je zou ${count} van de 100 keer winnen`,
  played: 'Gespeeld',
  better: 'Beter',
  other: 'In plaats daarvan',
  saidTo: (name: string, reason: string) => `Raad aan ${name}: ‘${reason}’`,
  onBoard: 'Wat er gespeeld is, en wat er nog meer kon.',

  myGames: (title) => `Jouw partijen ${title}`,
  against: (level) => `tegen ${level}`,
  won: (won, count) => `${won} van de ${count} gewonnen`,
  total: (count, won) => `${games(count)}, ${won} gewonnen`,
  nudge: (won, count, level, next) =>
    `Je won ${counted(won)} van de laatste ${counted(count)} tegen ${level}: probeer ${next} eens.`,
  tryNext: (level) => `Speel tegen ${level}`,

  share: 'Deel een plaatje',
  shared: 'Het plaatje is bewaard.',
  pictureOf: (title) => `Hoe een partij ${title} afliep`,

  stepBack: 'Eén zet terug',
  stepOn: 'Eén zet verder',
  moment: 'Waarden op een moment',
};
