import { boxGiven } from '../../box-place.ts';
import type { ByCode, Params } from '../../by-code.ts';

const given = (p: Params): string =>
  boxGiven(p, { nothing: 'nothing', list: 'a list', object: 'an object' });

export const words = {
  'bad-salt': (p) => `What seat ${p['seat']} adds to the shuffle can't be used.`,
  'bad-option': (p) =>
    `The option ${p['option']} can't be '${p['given']}'; choose ${p['allowed']}.`,
  'bad-state': (p) => `The position can't be used: ${p['at']} must be ${p['wanted']}.`,
  'bad-seats': (p) => `This game is for ${p['allowed']} players, not ${p['given']}.`,
  'box-bad-choice': (p) => `${p['place']}: must be one of ${p['allowed']}, not ${given(p)}.`,
  'box-bad-flag': (p) => `${p['place']}: must be true or false, not ${given(p)}.`,
  'box-bad-id': (p) =>
    `${p['place']}: must be 1 to ${p['most']} letters and digits and begin with a letter, not ${given(p)}.`,
  'box-bad-length': (p) =>
    p['least'] === p['most']
      ? `${p['place']}: there must be ${p['least']}, not ${p['count']}.`
      : `${p['place']}: there must be ${p['least']} to ${p['most']}, not ${p['count']}.`,
  'box-bad-number': (p) =>
    `${p['place']}: must be a whole number from ${p['least']} to ${p['most']}, not ${given(p)}.`,
  'box-bad-path': (p) =>
    `${p['place']}: must be a path of SVG of 1 to ${p['most']} characters, not ${given(p)}.`,
  'box-bad-text': (p) =>
    `${p['place']}: must be a text of 1 to ${p['most']} characters, not ${given(p)}.`,
  'box-no-fields': (p) => `${p['place']}: must be an object with fields, not ${given(p)}.`,
  'box-no-list': (p) => `${p['place']}: must be a list, not ${given(p)}.`,
  'box-other-title': (p) => `${p['place']}: the box is for '${p['given']}', not for ${p['title']}.`,
  'box-too-large': (p) =>
    `${p['place']}: it has ${p['bytes']} bytes, and ${p['most']} is all that there is room for.`,
  'box-twice': (p) => `${p['place']}: there is another with it.`,
  'box-unknown-field': (p) =>
    p['known'] === ''
      ? `${p['place']}: there is no field ${p['field']}.`
      : `${p['place']}: there is no field ${p['field']}; there are ${p['known']}.`,
  'chance-first': (p) => `Chance comes first: a draw of '${p['pool']}' is due.`,
  'config-not-object': () => 'It is not said what was agreed on, not even how many play.',
  'forced-first': (p) => `There is only one thing to do first, so '${p['text']}' has to wait.`,
  'header-misread': (p) => `What stands at '${p['header']}' can't be read.`,
  'header-missing': (p) => `There is no '${p['header']}'; every saved game begins with it.`,
  'header-twice': (p) => `'${p['header']}' stands there twice.`,
  'idle-first': (p) => `The time of seat ${p['seat']} was up: the move made for it comes first.`,
  'line-added': () => 'This line was put in: without it the next lines are right.',
  'line-missing': () => 'A line is missing just before it: with one more the next lines are right.',
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
  'other-commitment': () =>
    'The draws do follow from the secret number, but the seal is not of this number, game, name and options.',
  'other-draws': (p) =>
    `'${p['text']}' was drawn, but it should have been '${p['fair']}', and the next draws differ too: they come from another number, or the players added something else to it.`,
  'other-draw': (p) => `'${p['text']}' was drawn, but it should have been '${p['fair']}'.`,
  'other-result': (p) => `Played again it ends with ${p['played']}, not with ${p['given']}.`,
  'other-seed': () =>
    'The secret number is not the one that was sealed for this game, and the draws do not follow from it.',
  'other-title': (p) => `It is a game of ${p['given']}, not of ${p['title']}.`,
  'other-version': (p) =>
    `It was played by version ${p['given']} of the rules; here they are version ${p['version']}.`,
  'too-many-lines': (p) => `More than ${p['most']} lines are not of the game.`,
  'unknown-option': (p) => `There is no option '${p['option']}'; known are ${p['known']}.`,
  'not-your-seat': (p) => `Seat ${p['seat']} is not played from here.`,
  'rated-match': () => 'Nothing is taken back by consent in a rated game.',
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
  'bot-plays': () => 'A bot plays for you now. Take your seat back first.',
  forfeited: () => 'Your time ran out, and at this table that costs the game.',
  'order-without-amount': () => 'Say up to how much.',
  'unknown-order': (p) => `There is no order '${p['order']}' in this game.`,
  'time-left': (p) => `There is time left for seat ${p['seat']}.`,
  unreadable: (p) => `'${p['text']}' is not a move of this game.`,
} satisfies ByCode;
