import type { PaceWords } from '../pace.ts';

const several = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${count} ${many}`;

export const words: PaceWords = {
  title: 'Bedenktijd',
  none: 'Geen klok: iedereen neemt de tijd',
  live: (minutes, seconds) =>
    `Samen: elk ${minutes} minuten voor de hele partij, bij elke zet ${seconds} seconden erbij`,
  days: (days, bank) =>
    `Af en toe: ${several(days, 'een dag', 'dagen')} per zet, en ${several(bank, 'een dag', 'dagen')} achter de hand`,
  kinds: { none: 'Geen klok', live: 'Samen, met klok', days: 'Dagen per zet' },
  any: 'Elk tempo',
  late: 'Wie geen tijd meer heeft',
  atTimeOut: {
    bot: 'Een bot speelt verder: tot de speler terug is',
    idle: 'De rustigste zet wordt gedaan: een pas, als dat kan',
    forfeit: 'De partij is verloren: een bot speelt verder, de speler wordt laatste',
  },
  here: 'Voor wie geen tijd meer heeft, wordt de rustigste zet gedaan. Zolang de tafel dicht is of niet in beeld, loopt er geen tijd.',
  left: 'Tijd over',
  minutes: (minutes) => `${minutes} min`,
  seconds: (seconds) => `nog ${seconds} s`,
  low: { minute: 'Je hebt nog een minuut.', moments: 'Je hebt nog vijftien seconden.' },
  until: (moment) => `tot ${moment}`,
  away: (moment) => `met vakantie tot ${moment}`,
  reserve: (days) => `${days} achter de hand`,
  inDays: (days) => several(days, '1 dag', 'dagen'),
  hours: (hours) => `${hours} uur`,
  standIn: (name) => `${name} speelt zolang`,
  forfeited: (name) => `tijd om; ${name} speelt verder`,
  mine: (name) => `Je tijd was om. ${name} speelt voor je.`,
  mineForfeited: (name) => `Je tijd was om, en daarmee de partij. ${name} speelt haar uit.`,
  back: 'Neem mijn plaats terug',
  vacation: {
    title: 'Vakantie',
    text: 'Zolang je weg bent, staat je tijd stil aan tafels met dagen per zet.',
    daysLeft: (days) =>
      days === 0
        ? 'Dit jaar zijn er geen dagen meer over.'
        : days === 1
          ? 'Dit jaar is er nog één dag over.'
          : `Dit jaar zijn er nog ${days} dagen over.`,
    days: 'Dagen',
    go: 'Met vakantie',
    awayUntil: (moment) => `Je bent met vakantie tot ${moment}.`,
    back: 'Ik ben terug',
    none: 'Zoveel dagen zijn er niet meer over.',
  },
  orders: {
    title: 'Vooraf beslissen',
    text: 'Niemand anders ziet het. Het gebeurt een paar tellen nadat je aan de beurt bent, nooit meteen.',
    names: {
      'bid-up-to': 'Bied voor mij, tot',
      'pass-above': 'Pas voor mij boven',
      'pass-auction': 'Pas in deze veiling',
      accept: 'Laat aanvallen toe',
      rebel: 'Antwoord op aanvallen met Rebelse Passagier',
      pass: 'Pas als er niets anders kan',
    },
    amount: 'Jouw grens',
    stands: 'Beslist',
    change: 'Toch niet',
    off: (why) => `Vervallen: ${why}`,
  },
};
