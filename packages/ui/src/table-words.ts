/** Sentences for what the table itself refuses, the same in every game. A game says the rest. */
import type { Language, Refused } from './words.ts';

type Params = Refused['params'];
type Sentences = Readonly<Record<string, (params: Params) => string>>;

const en: Sentences = {
  'bad-option': (p) =>
    `The option ${p['option']} can't be '${p['given']}'; choose ${p['allowed']}.`,
  'bad-seats': (p) => `This game is for ${p['allowed']} players, not ${p['given']}.`,
  'chance-first': (p) => `Chance comes first: a draw of '${p['pool']}' is due.`,
  'config-not-object': () => 'The options of a match are an object with at least the seats.',
  'forced-first': (p) => `There is only one thing to do first, so '${p['text']}' has to wait.`,
  'match-ended': (p) => `The match was broken off: ${p['reason']}.`,
  'match-over': () => 'The match is over.',
  'no-chance-now': (p) => `Nothing is drawn now, so '${p['text']}' can't be.`,
  'no-such-outcome': (p) => `A draw of '${p['pool']}' can't give '${p['text']}'.`,
  'no-such-seat': (p) => `There is no seat ${p['seat']} at a table of ${p['seats']}.`,
  'no-undo-there': (p) => `Nothing can be taken back to line ${p['to']}.`,
  'not-forced': (p) => `'${p['text']}' is a free choice, it does not play itself.`,
  'not-legal': (p) => `'${p['text']}' is not possible now.`,
  'not-your-turn': (p) => `Seat ${p['seat']} has nothing to decide now; to act: ${p['turn']}.`,
  'unknown-option': (p) => `There is no option '${p['option']}'; known are ${p['known']}.`,
  'not-your-seat': (p) => `Seat ${p['seat']} is not played from here.`,
  stale: () => 'The game has gone on since; look again.',
  'storage-full': () =>
    'There is no room left on this device, so the move was not kept. Delete old games and try again.',
  'storage-missing': () => 'This game is no longer on this device.',
  'storage-unusable': () => 'The move could not be kept on this device, so it was not made.',
  unreadable: (p) => `'${p['text']}' is not an action of this game.`,
};

const nl: Sentences = {
  'bad-option': (p) =>
    `De optie ${p['option']} kan niet '${p['given']}' zijn; kies uit ${p['allowed']}.`,
  'bad-seats': (p) => `Dit spel is voor ${p['allowed']} spelers, niet voor ${p['given']}.`,
  'chance-first': (p) => `Eerst beslist het toeval: er moet nog '${p['pool']}' getrokken worden.`,
  'config-not-object': () => 'De opties van een partij zijn een object met ten minste de stoelen.',
  'forced-first': (p) => `Er kan eerst maar één ding gebeuren; '${p['text']}' moet wachten.`,
  'match-ended': (p) => `De partij is afgebroken: ${p['reason']}.`,
  'match-over': () => 'De partij is afgelopen.',
  'no-chance-now': (p) => `Er wordt nu niets getrokken, dus '${p['text']}' kan niet.`,
  'no-such-outcome': (p) => `Uit '${p['pool']}' kan geen '${p['text']}' komen.`,
  'no-such-seat': (p) => `Stoel ${p['seat']} bestaat niet aan een tafel voor ${p['seats']}.`,
  'no-undo-there': (p) => `Terugnemen tot regel ${p['to']} kan niet.`,
  'not-forced': (p) => `'${p['text']}' is een vrije keuze en speelt zichzelf niet.`,
  'not-legal': (p) => `'${p['text']}' kan nu niet.`,
  'not-your-turn': (p) => `Stoel ${p['seat']} hoeft nu niets te doen; aan zet: ${p['turn']}.`,
  'unknown-option': (p) => `De optie '${p['option']}' bestaat niet; wel: ${p['known']}.`,
  'not-your-seat': (p) => `Stoel ${p['seat']} wordt niet vanaf hier gespeeld.`,
  stale: () => 'Het spel is intussen verder gegaan; kijk nog eens.',
  'storage-full': () =>
    'Er is geen ruimte meer op dit apparaat; de zet is niet bewaard. Verwijder oude partijen en probeer het opnieuw.',
  'storage-missing': () => 'Deze partij staat niet meer op dit apparaat.',
  'storage-unusable': () => 'De zet kon op dit apparaat niet worden bewaard en is niet gedaan.',
  unreadable: (p) => `'${p['text']}' is geen zet in dit spel.`,
};

const SENTENCES: Readonly<Record<Language, Sentences>> = { en, nl };

/** Undefined where the table has no such refusal: then it is the game's to explain. */
export function tableRefusal(language: Language, refused: Refused): string | undefined {
  const sentences = SENTENCES[language];
  if (refused.rule !== 'table' || !Object.hasOwn(sentences, refused.code)) return undefined;
  return sentences[refused.code]?.(refused.params);
}
