import type { Administrator } from '../administrator.ts';

const counted = (count: number, one: string, more: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${more}`;

export const words: Administrator = {
  title: 'Kantoor van de stationschef',
  lead: 'Jij beheert deze plek. Wat hier staat ziet verder niemand; de kaarten van spelers staan er niet bij.',
  version: (version) => `Versie ${version}`,
  since: (when) => `Open sinds ${when}`,
  people: (count) => counted(count, 'mens', 'mensen'),
  tables: (count) => counted(count, 'tafel', 'tafels'),
  reports: {
    title: 'Meldingen',
    none: 'Er wacht niets op je.',
    said: (name, title) => `${name}, aan een tafel van ${title}`,
    reason: (reason, by, when) =>
      `${by === undefined ? 'Gemeld' : `Gemeld door ${by}`}, ${when}: ${reason}`,
    around: 'Wat eromheen werd gezegd',
    reported: 'Dit is gemeld:',
    gone: 'weggehaald',
    watch: 'Naar de tafel',
    dismiss: 'Laat staan',
    remove: 'Haal weg',
    mute: 'Haal weg en demp aan deze tafel',
    ban: (name) => `Haal weg en sluit ${name} buiten`,
    settled: 'Afgehandeld.',
  },
  folk: {
    title: 'Mensen',
    find: 'Zoek op naam',
    none: 'Zo heet niemand.',
    guest: 'gast',
    seen: (when) => `laatst gezien ${when}`,
    gone: 'op geen enkel apparaat meer',
    administrator: 'beheert deze plek',
    banned: 'buitengesloten',
    ban: 'Buitensluiten',
    banOf: (name) => `${name} buitensluiten`,
    sure: 'Zeker? Bots spelen verder',
    letIn: 'Weer toelaten',
    letInOf: (name) => `${name} weer toelaten`,
    note: 'Wie je buitensluit, is meteen overal uitgelogd, en bots spelen op die plaatsen verder. Een gast kan onder een andere naam terugkomen.',
    more: 'Er zijn er meer: zoek op naam.',
  },
  rooms: {
    title: 'Tafels',
    none: 'Er is nog geen tafel geopend.',
    isPrivate: 'op uitnodiging',
    isPublic: 'voor iedereen',
    phases: {
      open: 'wacht op spelers',
      gathering: 'wordt gedeeld',
      running: 'wordt gespeeld',
      over: 'is afgelopen',
    },
    watch: 'Kijk',
    watchAt: (title, names) => `Kijk bij de tafel van ${title} met ${names}`,
    nobody: 'niemand',
    more: 'Alleen de laatste honderd staan hier.',
  },
  failed: 'Dat is niet gelukt.',
};
