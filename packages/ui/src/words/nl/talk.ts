import { enumerate } from '../../sentence.ts';
import type { TalkWords } from '../talk.ts';

const counted = (count: number): string => (count === 1 ? 'één gast' : `${count} gasten`);

export const words: TalkWords = {
  nothing: 'Er is nog niets gezegd.',
  apart: 'Je kijkt mee: de spelers lezen dit pas na afloop.',
  say: 'Zeg iets',
  send: 'Zeg',
  quick: 'Met één tik',
  older: 'Wat er eerder werd gezegd',
  silent: 'Aan deze tafel wordt niet gepraat.',
  reactions: {
    hello: 'Hallo',
    'good-luck': 'Succes',
    'well-played': 'Goed gespeeld',
    thanks: 'Dank je',
    sorry: 'Sorry',
    wow: 'Zo',
    'one-moment': 'Momentje',
    'your-turn': 'Jouw beurt',
  },
  table: {
    'sat-down': (name) => `${name} schoof aan.`,
    'stood-up': (name) => `${name} stond op.`,
    began: () => 'Het spel begon.',
    'bot-plays': (name) => `Een bot speelt verder voor ${name}.`,
    'seat-free': (name) => `Op de stoel van ${name} mag iemand aanschuiven.`,
  },
  removed: 'Weggehaald door de beheerder.',
  lookingOn: 'kijkt mee',
  people: {
    here: (names) => `Aanwezig: ${names}`,
    alone: 'Er is nu niemand anders.',
    watching: (names, strangers) =>
      `Kijkt mee: ${enumerate([...names, ...(strangers > 0 ? [counted(strangers)] : [])], 'en')}`,
  },
  more: 'Melden of dempen',
  reasons: ['belediging', 'lastigvallen', 'reclame'],
  report: (reason) => `Melden: ${reason}`,
  reported: 'Gemeld. De beheerder kijkt ernaar.',
  mute: 'Dempen aan deze tafel',
  muteWatching: 'Iemand die meekijkt dempen',
  muteNamed: (name) => `${name} dempen`,
  muted: 'Gedempt: hier komt verder niets van.',
  failed: 'Dat is niet gelukt.',
  notSaid: 'Dat is niet gezegd: misschien ben je hier gedempt, of ging het te snel achter elkaar.',
  back: {
    asks: (names) => `Mag dit worden teruggenomen? Akkoord tot nu toe: ${names}`,
    waiting: (names) => `Je vroeg om dit terug te nemen. Nog niet akkoord: ${names}`,
    agree: 'Akkoord',
    refuse: 'Laat het zo',
    withdraw: 'Toch niet vragen',
  },
  notebook: {
    lead: 'Alleen voor jou: niemand anders aan tafel leest dit. Je vindt het op al je apparaten terug.',
    nobody: 'Notities horen bij wie hier een naam heeft. Schuif eerst aan bij een tafel.',
    writing: 'Nog niet bewaard',
    kept: 'Bewaard',
  },
  unread: (count) => `${count} ongelezen`,
};
