import { boxGiven } from '../../box-place.ts';
import type { Params } from '../../by-code.ts';
import type { Sentences } from '../../table-words.ts';

const given = (p: Params): string =>
  boxGiven(p, { nothing: 'niets', list: 'een lijst', object: 'een object' });

export const words: Sentences = {
  'bad-salt': (p) => `Wat stoel ${p['seat']} aan het schudden toevoegt, is niet te gebruiken.`,
  'bad-option': (p) =>
    `De optie ${p['option']} kan niet '${p['given']}' zijn; kies uit ${p['allowed']}.`,
  'bad-state': (p) => `Deze stand is niet te gebruiken: bij ${p['at']} hoort ${p['wanted']}.`,
  'bad-seats': (p) => `Dit spel is voor ${p['allowed']} spelers, niet voor ${p['given']}.`,
  'box-bad-choice': (p) => `${p['place']}: moet een van ${p['allowed']} zijn, niet ${given(p)}.`,
  'box-bad-flag': (p) => `${p['place']}: moet true of false zijn, niet ${given(p)}.`,
  'box-bad-id': (p) =>
    `${p['place']}: moet uit 1 tot ${p['most']} letters en cijfers bestaan en met een letter beginnen, niet ${given(p)}.`,
  'box-bad-length': (p) =>
    p['least'] === p['most']
      ? `${p['place']}: het moeten er ${p['least']} zijn, niet ${p['count']}.`
      : `${p['place']}: het moeten er ${p['least']} tot en met ${p['most']} zijn, niet ${p['count']}.`,
  'box-bad-number': (p) =>
    `${p['place']}: moet een geheel getal van ${p['least']} tot en met ${p['most']} zijn, niet ${given(p)}.`,
  'box-bad-path': (p) =>
    `${p['place']}: moet een SVG-pad van 1 tot ${p['most']} tekens zijn, niet ${given(p)}.`,
  'box-bad-text': (p) =>
    `${p['place']}: moet een tekst van 1 tot ${p['most']} tekens zijn, niet ${given(p)}.`,
  'box-no-fields': (p) => `${p['place']}: moet een object met velden zijn, niet ${given(p)}.`,
  'box-no-list': (p) => `${p['place']}: moet een lijst zijn, niet ${given(p)}.`,
  'box-other-title': (p) =>
    `${p['place']}: de doos is voor '${p['given']}', niet voor ${p['title']}.`,
  'box-too-large': (p) =>
    `${p['place']}: ${p['bytes']} bytes is te veel; er is plaats voor ${p['most']}.`,
  'box-twice': (p) => `${p['place']}: er is nog een met dezelfde.`,
  'box-unknown-field': (p) =>
    p['known'] === ''
      ? `${p['place']}: het veld ${p['field']} bestaat niet.`
      : `${p['place']}: het veld ${p['field']} bestaat niet; wel ${p['known']}.`,
  'chance-first': (p) => `Eerst beslist het toeval: er moet nog '${p['pool']}' getrokken worden.`,
  'config-not-object': () => 'Er staat niet bij wat er is afgesproken, ook niet hoeveel er spelen.',
  'forced-first': (p) => `Er kan eerst maar één ding gebeuren; '${p['text']}' moet wachten.`,
  'header-misread': (p) => `Wat er bij '${p['header']}' staat, is niet te lezen.`,
  'header-missing': (p) => `'${p['header']}' ontbreekt; elke bewaarde partij begint ermee.`,
  'header-twice': (p) => `'${p['header']}' staat er twee keer.`,
  'idle-first': (p) =>
    `De tijd van stoel ${p['seat']} was om: eerst komt de zet die voor hem wordt gedaan.`,
  'line-added': () => 'Deze regel is ertussen gezet: zonder die regel klopt het vervolg.',
  'line-missing': () => 'Vlak ervoor ontbreekt een regel: met één regel erbij klopt het vervolg.',
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
  'other-commitment': () =>
    'De trekkingen volgen wel uit het geheime getal, maar het zegel hoort niet bij dit getal, dit spel, deze naam en deze opties.',
  'other-draws': (p) =>
    `Getrokken is '${p['text']}', maar het had '${p['fair']}' moeten zijn, en ook het vervolg wijkt af: het komt uit een ander getal, of de spelers hebben er iets anders aan toegevoegd.`,
  'other-draw': (p) => `Getrokken is '${p['text']}', maar het had '${p['fair']}' moeten zijn.`,
  'other-result': (p) => `Nagespeeld eindigt de partij met ${p['played']}, niet met ${p['given']}.`,
  'other-seed': () =>
    'Het geheime getal is niet het getal dat voor deze partij verzegeld is, en de trekkingen volgen er niet uit.',
  'other-title': (p) => `Het is een partij ${p['given']}, niet ${p['title']}.`,
  'other-version': (p) =>
    `Gespeeld met versie ${p['given']} van de regels; hier is het versie ${p['version']}.`,
  'too-many-lines': (p) => `Meer dan ${p['most']} regels horen niet bij het spel.`,
  'unknown-option': (p) => `De optie '${p['option']}' bestaat niet; wel: ${p['known']}.`,
  'not-your-seat': (p) => `Stoel ${p['seat']} wordt niet vanaf hier gespeeld.`,
  'rated-match': () => 'In een partij voor de ranglijst wordt niets in overleg teruggenomen.',
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
  'bot-plays': () => 'Een bot speelt nu voor je. Neem eerst je plaats terug.',
  forfeited: () => 'Je tijd was om, en aan deze tafel kost dat je de partij.',
  'order-without-amount': () => 'Zeg tot hoeveel.',
  'unknown-order': (p) => `De opdracht '${p['order']}' bestaat niet in dit spel.`,
  'time-left': (p) => `Plaats ${p['seat']} heeft nog tijd.`,
  unreadable: (p) => `'${p['text']}' is geen zet in dit spel.`,
};
