/** What speaks for a choice, as hint and review say it. */
import type { Language, Reasoned, Who } from '@roundhouse/ui/words';
import { cardName, NUMBERED, sentence } from './names.ts';

type Params = Reasoned['params'];
type Table = Readonly<Record<string, (params: Params, who: Who) => string>>;

/** A player by the number that the reason gives. */
const player = (number: string | number | undefined, who: Who): string => who(Number(number) - 1);

const pawns = (count: string | number | undefined): string =>
  count === 1 ? '1 pawn' : `${count} pawns`;
const pionnen = (count: string | number | undefined): string =>
  count === 1 ? '1 pion' : `${count} pionnen`;

const en: Table = {
  'nothing-better': () => 'Nothing else is worth doing.',
  'new-cards': () => 'New cards are worth more than anything that this hand can do.',
  'good-door': (p) => `From door ${p['door']} your cards lead to a seat (${p['chance']} %).`,
  'doors-open': (p) =>
    `The chance of open doors is ${p['chance']} %; if they stay shut, you board later without a roll.`,
  'boards-for-nothing': () => 'The pawn boards without a roll.',
  'boards-surely': () => 'The pawn boards without the risk of closed doors.',
  'both-go-back': () => 'Your pawn in the aisle and this one would go back to the supply.',
  'bonus-turn': () => 'All others are skipped: you have a bonus turn.',
  skips: (p, who) => `${player(p['player'], who)} misses a turn.`,
  'card-for-another': () => 'It has no effect, but makes room for another card.',
  'turns-round': (p, who) =>
    `${player(p['player'], who)} comes next instead of ${player(p['other'], who)}.`,
  'token-for-later': () => 'A token is a new card when you need one.',
  'pawn-sits': () => 'A pawn sits down without boarding.',
  'pawns-sit': () => 'Two pawns sit down without boarding.',
  'hidden-seat': (p) =>
    `Nobody can walk to ${p['cell']}; the open seats stay for your other pawns.`,
  'open-seat': (p) => `${p['cell']} is empty.`,
  'hits-leader': (p, who) =>
    `${player(p['player'], who)} is the furthest and lacks ${pawns(p['left'])}.`,
  'hits-other': (p, who) =>
    `It holds up ${player(p['player'], who)}, who lacks ${pawns(p['left'])}.`,
  'seats-both': (p, who) =>
    `${player(p['player'], who)} has a pawn in the aisle and could seat both.`,
  'card-from-another': () =>
    'You get a card more, and an opponent loses one that he wanted to keep.',
  'begs-number': (p, who) => `You get a number card of ${player(p['player'], who)}.`,
  'begs-action': (p, who) =>
    `You get an action card of ${player(p['player'], who)}; those are worth more.`,
  'best-of-hand': (p) => `${cardName('en', String(p['card']))} is worth having.`,
  'worth-a-rebel': () => 'You would lose more than a Rebel Passenger is worth.',
  'stops-attack': () => 'It stops the attack, though little is at stake.',
  'attack-helps': () => 'The attack helps you: you seat both pawns.',
  'rebel-for-worse': () => 'You keep Rebel Passenger for something worse.',
  'keeps-rebel': () => 'You lose less than a Rebel Passenger is worth.',
  'swap-for-seat': (p) => `A new number card gives you a ${p['chance']} % chance of a seat.`,
  'swap-for-better': () => 'A token makes a better card of a poor one.',
  'of-little-use': (p) => `${cardName('en', String(p['card']))} is of little use now.`,
  'draws-now': () => 'The other cards are better than new ones.',
  'keeps-the-rest': () => 'The rest stays as it is.',
  'plays-itself': () => 'There is nothing to choose.',
  'pays-seated': (p) => `The pawn on ${p['cell']} pays, and the one in the aisle stays.`,
  'pays-standing': (p) => `The pawn on ${p['cell']} is not seated yet, so it is the least loss.`,
  'last-pawn': (p) => `Your last pawn sits down on ${p['cell']}: you win.`,
  'takes-over-seat': (p, who) =>
    `${p['cell']} becomes yours; the pawn of ${player(p['player'], who)} moves along.`,
  'sits-down': (p) => `A pawn sits down on ${p['cell']}; ${pawns(p['left'])} to go.`,
  'comes-closer': (p) =>
    `From ${p['cell']} new number cards give you a ${p['chance']} % chance of a seat.`,
};

const nl: Table = {
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
  'best-of-hand': (p) => `Aan ${cardName('nl', String(p['card']))} heb je wat.`,
  'worth-a-rebel': () => 'Je zou meer verliezen dan een Rebelse Passagier waard is.',
  'stops-attack': () => 'Het houdt de aanval tegen, al staat er weinig op het spel.',
  'attack-helps': () => 'De aanval helpt je: je mag beide pionnen neerzetten.',
  'rebel-for-worse': () => 'Je bewaart Rebelse Passagier voor iets ergers.',
  'keeps-rebel': () => 'Je verliest minder dan een Rebelse Passagier waard is.',
  'swap-for-seat': (p) => `Met een nieuwe getalkaart heb je ${p['chance']} % kans op een stoel.`,
  'swap-for-better': () => 'Met een muntje ruil je een slechte kaart voor een betere.',
  'of-little-use': (p) => `Aan ${cardName('nl', String(p['card']))} heb je nu weinig.`,
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

const TABLES: Readonly<Record<Language, Table>> = { en, nl };

export const REASON_CODES: readonly string[] = Object.keys(en);

export function reasonIn(
  language: Language,
  { code, params }: Reasoned,
  who: Who = NUMBERED[language],
): string {
  return sentence(TABLES[language][code]?.(params, who) ?? code);
}
