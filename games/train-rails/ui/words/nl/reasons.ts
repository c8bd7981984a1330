import type { Who } from '@roundhouse/ui/words';
import { cardName } from '../cards.ts';
import type { Reasons } from '../by-code.ts';
import { words as cards } from './cards.ts';

/** A player by the number that the reason gives. */
const player = (number: string | number | undefined, who: Who): string => who(Number(number) - 1);

const pionnen = (count: string | number | undefined): string =>
  count === 1 ? '1 pion' : `${count} pionnen`;

export const words: Reasons = {
  'nothing-better': () => 'Iets anders loont niet.',
  'new-cards': () => 'Nieuwe kaarten zijn meer waard dan wat je met deze hand kunt doen.',
  'good-door': (p) =>
    `Vanaf deur ${p['door']} kom je met je kaarten bij een stoel (${p['chance']} %).`,
  'doors-open': (p) =>
    `De kans op open deuren is ${p['chance']} %; blijven ze dicht, dan stap je later in zonder te gooien.`,
  'boards-for-nothing': () => 'De pion stapt in zonder te gooien.',
  'boards-surely': () => 'De pion stapt in zonder kans op gesloten deuren.',
  'both-go-back': () => 'Je pion in het gangpad en deze gaan allebei terug naar je voorraad.',
  'bonus-turn': () => 'Alle anderen slaan over: je krijgt een bonusbeurt.',
  skips: (p, who) => `${player(p['player'], who)} slaat een beurt over.`,
  'card-for-another': () => 'Het heeft geen effect, maar maakt plaats voor een andere kaart.',
  'turns-round': (p, who) =>
    `${player(p['player'], who)} is aan de beurt in plaats van ${player(p['other'], who)}.`,
  'token-for-later': () => 'Een muntje is een nieuwe kaart als je er een nodig hebt.',
  'pawn-sits': () => 'Er gaat een pion zitten zonder in te stappen.',
  'pawns-sit': () => 'Er gaan twee pionnen zitten zonder in te stappen.',
  'hidden-seat': (p) =>
    `Naar ${p['cell']} kan niemand lopen; de open stoelen blijven vrij voor je andere pionnen.`,
  'open-seat': (p) => `${p['cell']} is vrij.`,
  'hits-leader': (p, who) =>
    `${player(p['player'], who)} is het verst en heeft nog ${pionnen(p['left'])} te gaan.`,
  'hits-other': (p, who) =>
    `Het houdt ${player(p['player'], who)} op, die nog ${pionnen(p['left'])} te gaan heeft.`,
  'seats-both': (p, who) =>
    `${player(p['player'], who)} heeft een pion in het gangpad en zou ze allebei mogen neerzetten.`,
  'card-from-another': () =>
    'Je krijgt een kaart erbij, en een tegenstander is een kaart kwijt die hij wilde houden.',
  'begs-number': (p, who) => `Je krijgt een getalkaart van ${player(p['player'], who)}.`,
  'begs-action': (p, who) =>
    `Je krijgt een actiekaart van ${player(p['player'], who)}; die zijn meer waard.`,
  'best-of-hand': (p) => `Aan ${cardName(cards, String(p['card']))} heb je wat.`,
  'worth-a-rebel': () => 'Je zou meer verliezen dan een Rebelse Passagier waard is.',
  'stops-attack': () => 'Het houdt de aanval tegen, al staat er weinig op het spel.',
  'attack-helps': () => 'De aanval helpt je: je mag beide pionnen neerzetten.',
  'rebel-for-worse': () => 'Je bewaart Rebelse Passagier voor iets ergers.',
  'keeps-rebel': () => 'Je verliest minder dan een Rebelse Passagier waard is.',
  'swap-for-seat': (p) => `Met een nieuwe getalkaart heb je ${p['chance']} % kans op een stoel.`,
  'swap-for-better': () => 'Met een muntje ruil je een slechte kaart voor een betere.',
  'of-little-use': (p) => `Aan ${cardName(cards, String(p['card']))} heb je nu weinig.`,
  'draws-now': () => 'De andere kaarten zijn beter dan nieuwe.',
  'keeps-the-rest': () => 'De rest blijft zoals het is.',
  'plays-itself': () => 'Er valt niets te kiezen.',
  'pays-seated': (p) => `De pion op ${p['cell']} betaalt, en die in het gangpad blijft staan.`,
  'pays-standing': (p) => `De pion op ${p['cell']} zit nog niet; daar verlies je het minst mee.`,
  'last-pawn': (p) => `Je laatste pion gaat op ${p['cell']} zitten: je wint.`,
  'takes-over-seat': (p, who) =>
    `${p['cell']} wordt van jou; de pion van ${player(p['player'], who)} schuift op.`,
  'sits-down': (p) => `Er gaat een pion op ${p['cell']} zitten; daarna nog ${pionnen(p['left'])}.`,
  'comes-closer': (p) =>
    `Vanaf ${p['cell']} heb je met nieuwe getalkaarten ${p['chance']} % kans op een stoel.`,
};
