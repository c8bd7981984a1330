import type { TelegramWords } from '../telegram.ts';

export const words: TelegramWords = {
  turn: {
    title: (game) => `Jouw beurt: ${game}`,
    text: (since) => `Er wordt op je gewacht sinds ${since}.`,
  },
  low: {
    title: (game) => `Je tijd is bijna om: ${game}`,
    text: 'Er wordt nog op je zet gewacht.',
  },
  undo: {
    title: (game) => `Een zet terugnemen: ${game}`,
    text: (name) => `${name} vraagt of een zet terug mag.`,
  },
  kept: {
    title: (game) => `Nog een keer: ${game}`,
    text: (name) => `${name} wil nog eens spelen en houdt een plaats voor je vrij.`,
  },
  began: {
    title: (game) => `Het begint: ${game}`,
    text: 'Iedereen zit.',
  },
  round: {
    title: (tournament) => `Je ronde begint: ${tournament}`,
    text: (game, round) => `Ronde ${round}, ${game}: je tafel zit klaar.`,
  },
  over: {
    title: (game) => `Afgelopen: ${game}`,
    text: (names) => (names === '' ? 'Kijk hoe het is geëindigd.' : `Eerste: ${names}.`),
  },
  company: (names) => `Aan tafel met ${names}.`,
  until: (moment) => `Je hebt tot ${moment}.`,
  digest: (count) =>
    count === 1 ? 'Eén bericht van je tafels' : `${count} berichten van je tafels`,
  more: (count) => (count === 1 ? 'En nog één.' : `En nog ${count}.`),
  test: {
    title: 'Een bericht om te proberen',
    text: 'Het werkt: zo hoor je dat je aan de beurt bent.',
  },
  confirm: {
    subject: (code) => `${code}: je code voor Roundhouse`,
    text: (code) =>
      `Iemand wil op dit adres horen wanneer hij aan de beurt is in een spel. Ben jij dat, tik dan daar deze code in:\n\n${code}\n\nHij werkt een half uur. Ben jij het niet, doe dan niets: er komt geen brief meer.`,
  },
  letter: (text, link, leave) =>
    `${text}\n\n${link}\n\n--\nGeen berichten meer zoals dit: ${leave}`,
};
