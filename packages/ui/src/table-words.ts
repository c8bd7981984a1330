/** Sentences for what the table itself refuses, the same in every game. A game says the rest. */
import type { Language, Refused } from './words.ts';

type Params = Refused['params'];
type Sentences = Readonly<Record<string, (params: Params) => string>>;

const en: Sentences = {
  'bad-salt': (p) => `What seat ${p['seat']} adds to the shuffle can't be used.`,
  'bad-option': (p) =>
    `The option ${p['option']} can't be '${p['given']}'; choose ${p['allowed']}.`,
  'bad-state': (p) => `The position can't be used: ${p['at']} must be ${p['wanted']}.`,
  'bad-seats': (p) => `This game is for ${p['allowed']} players, not ${p['given']}.`,
  'chance-first': (p) => `Chance comes first: a draw of '${p['pool']}' is due.`,
  'config-not-object': () => 'It is not said what was agreed on, not even how many play.',
  'forced-first': (p) => `There is only one thing to do first, so '${p['text']}' has to wait.`,
  'header-misread': (p) => `What stands at '${p['header']}' can't be read.`,
  'header-missing': (p) => `There is no '${p['header']}'; every saved game begins with it.`,
  'header-twice': (p) => `'${p['header']}' stands there twice.`,
  'idle-first': (p) => `The time of seat ${p['seat']} was up: the move made for it comes first.`,
  'match-ended': (p) => `The game was broken off: ${p['reason']}.`,
  'match-over': () => 'The game is over.',
  'no-chance-now': (p) => `Nothing is drawn now, so '${p['text']}' can't be.`,
  'no-such-header': (p) => `A saved game does not begin with '${p['header']}'.`,
  'no-such-outcome': (p) => `A draw of '${p['pool']}' can't give '${p['text']}'.`,
  'no-such-seat': (p) => `There is no seat ${p['seat']} at a table of ${p['seats']}.`,
  'no-undo-there': (p) => `Nothing can be taken back to line ${p['to']}.`,
  'not-a-line': (p) => `'${p['text']}' is not a line of a game.`,
  'not-asked': () =>
    'The rules allow that. First do what is asked here; after the lesson you play as you like.',
  'not-forced': (p) => `'${p['text']}' is a free choice, it does not play itself.`,
  'not-gathering': () => 'The cards are shuffled already; nothing can be added any more.',
  'not-legal': (p) => `'${p['text']}' is not possible now.`,
  'not-over-yet': () => 'A result is given, but the game is not over by then.',
  'not-your-turn': (p) => `Seat ${p['seat']} has nothing to decide now; to act: ${p['turn']}.`,
  'other-draw': (p) => `'${p['text']}' was drawn, but it should have been '${p['fair']}'.`,
  'other-result': (p) => `Played again it ends with ${p['played']}, not with ${p['given']}.`,
  'other-seed': () => 'The draws do not come from the deal that was fixed beforehand.',
  'other-title': (p) => `It is a game of ${p['given']}, not of ${p['title']}.`,
  'other-version': (p) =>
    `It was played by version ${p['given']} of the rules; here they are version ${p['version']}.`,
  'too-many-lines': (p) => `More than ${p['most']} lines are not of the game.`,
  'unknown-option': (p) => `There is no option '${p['option']}'; known are ${p['known']}.`,
  'not-your-seat': (p) => `Seat ${p['seat']} is not played from here.`,
  'salt-given': (p) => `Seat ${p['seat']} has added its part to the shuffle already.`,
  stale: () => 'The game has gone on since; look again.',
  'storage-full': () =>
    'There is no room left on this device, so the move was not kept. Delete old games and try again.',
  'storage-missing': () => 'This game is no longer on this device.',
  'storage-newer': () =>
    'A newer version of this place is open elsewhere, so the move was not kept. Load the page again.',
  'storage-unknown': () =>
    'It is not known yet whether the move was kept. Try again: it counts once only.',
  'storage-unavailable': () => 'The move could not be kept on this device, so it was not made.',
  'unsound-state': (p) => `The position is against the rules: ${p['fault']}.`,
  'unknown-title': (p) => `There is no game '${p['title']}' here.`,
  unreadable: (p) => `'${p['text']}' is not a move of this game.`,
};

const nl: Sentences = {
  'bad-salt': (p) => `Wat stoel ${p['seat']} aan het schudden toevoegt, is niet te gebruiken.`,
  'bad-option': (p) =>
    `De optie ${p['option']} kan niet '${p['given']}' zijn; kies uit ${p['allowed']}.`,
  'bad-state': (p) => `Deze stand is niet te gebruiken: bij ${p['at']} hoort ${p['wanted']}.`,
  'bad-seats': (p) => `Dit spel is voor ${p['allowed']} spelers, niet voor ${p['given']}.`,
  'chance-first': (p) => `Eerst beslist het toeval: er moet nog '${p['pool']}' getrokken worden.`,
  'config-not-object': () => 'Er staat niet bij wat er is afgesproken, ook niet hoeveel er spelen.',
  'forced-first': (p) => `Er kan eerst maar één ding gebeuren; '${p['text']}' moet wachten.`,
  'header-misread': (p) => `Wat er bij '${p['header']}' staat, is niet te lezen.`,
  'header-missing': (p) => `'${p['header']}' ontbreekt; elke bewaarde partij begint ermee.`,
  'header-twice': (p) => `'${p['header']}' staat er twee keer.`,
  'idle-first': (p) =>
    `De tijd van stoel ${p['seat']} was om: eerst komt de zet die voor hem wordt gedaan.`,
  'match-ended': (p) => `De partij is afgebroken: ${p['reason']}.`,
  'match-over': () => 'Het spel is afgelopen.',
  'no-chance-now': (p) => `Er wordt nu niets getrokken, dus '${p['text']}' kan niet.`,
  'no-such-header': (p) => `Een bewaarde partij begint niet met '${p['header']}'.`,
  'no-such-outcome': (p) => `Uit '${p['pool']}' kan geen '${p['text']}' komen.`,
  'no-such-seat': (p) => `Stoel ${p['seat']} bestaat niet aan een tafel voor ${p['seats']}.`,
  'no-undo-there': (p) => `Terugnemen tot regel ${p['to']} kan niet.`,
  'not-a-line': (p) => `'${p['text']}' is geen regel van een partij.`,
  'not-asked': () =>
    'Dat mag volgens de regels. Doe eerst wat hier gevraagd wordt; na de les speel je zoals je wilt.',
  'not-forced': (p) => `'${p['text']}' is een vrije keuze en speelt zichzelf niet.`,
  'not-gathering': () => 'Er is al geschud; er kan niets meer bij.',
  'not-legal': (p) => `'${p['text']}' kan nu niet.`,
  'not-over-yet': () => 'Er staat een uitslag bij, maar de partij is dan nog niet afgelopen.',
  'not-your-turn': (p) => `Stoel ${p['seat']} hoeft nu niets te doen; aan de beurt: ${p['turn']}.`,
  'other-draw': (p) => `Getrokken is '${p['text']}', maar het had '${p['fair']}' moeten zijn.`,
  'other-result': (p) => `Nagespeeld eindigt de partij met ${p['played']}, niet met ${p['given']}.`,
  'other-seed': () => 'De trekkingen komen niet uit de verdeling die vooraf is vastgelegd.',
  'other-title': (p) => `Het is een partij ${p['given']}, niet ${p['title']}.`,
  'other-version': (p) =>
    `Gespeeld met versie ${p['given']} van de regels; hier is het versie ${p['version']}.`,
  'too-many-lines': (p) => `Meer dan ${p['most']} regels horen niet bij het spel.`,
  'unknown-option': (p) => `De optie '${p['option']}' bestaat niet; wel: ${p['known']}.`,
  'not-your-seat': (p) => `Stoel ${p['seat']} wordt niet vanaf hier gespeeld.`,
  'salt-given': (p) => `Stoel ${p['seat']} heeft al aan het schudden bijgedragen.`,
  stale: () => 'Het spel is intussen verdergegaan; kijk nog eens.',
  'storage-full': () =>
    'Er is geen ruimte meer op dit apparaat; de zet is niet bewaard. Verwijder oude partijen en probeer het opnieuw.',
  'storage-missing': () => 'Deze partij staat niet meer op dit apparaat.',
  'storage-newer': () =>
    'Er staat ergens een nieuwere versie open; de zet is niet bewaard. Laad de pagina opnieuw.',
  'storage-unknown': () =>
    'Het is nog niet zeker of de zet is bewaard. Probeer het nog eens: hij telt maar één keer.',
  'storage-unavailable': () => 'De zet kon op dit apparaat niet worden bewaard en is niet gedaan.',
  'unsound-state': (p) => `Deze stand kan volgens de regels niet: ${p['fault']}.`,
  'unknown-title': (p) => `Het spel '${p['title']}' is hier niet.`,
  unreadable: (p) => `'${p['text']}' is geen zet in dit spel.`,
};

const SENTENCES: Readonly<Record<Language, Sentences>> = { en, nl };

/** Undefined where the table has no such refusal: then it is the game's to explain. */
export function tableRefusal(language: Language, refused: Refused): string | undefined {
  const sentences = SENTENCES[language];
  if (refused.rule !== 'table' || !Object.hasOwn(sentences, refused.code)) return undefined;
  return sentences[refused.code]?.(refused.params);
}
