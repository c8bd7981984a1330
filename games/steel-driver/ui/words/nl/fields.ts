import type { MapFields } from '../fields.ts';
import { words as colours } from './colours.ts';

export const words: MapFields = {
  '': { label: 'De kaart' },
  width: { label: 'Breedte', note: 'Van de hele kaart, in haar eigen maat.' },
  height: { label: 'Hoogte' },
  ends: {
    label: 'Transcontinentale einden',
    one: 'Einde',
    note: 'De twee steden die de transcontinentale verbinding verbindt.',
  },
  cities: { label: 'Steden', one: 'Stad' },
  'cities.id': {
    label: 'Afkorting',
    note: 'Letters en cijfers, zoals in de regels van een partij.',
  },
  'cities.name': { label: 'Naam' },
  'cities.value': {
    label: 'Waarde',
    note: 'Komt bij de winst van een maatschappij die er komt.',
  },
  'cities.goods': { label: 'Goederen', choices: colours.goods },
  'cities.shape': {
    label: 'Vorm',
    note: 'Een maatschappij begint in een zeshoek.',
    choices: { hexagon: 'Zeshoek', circle: 'Cirkel' },
  },
  'cities.x': { label: 'Vanaf links' },
  'cities.y': { label: 'Vanaf boven' },
  'cities.label': {
    label: 'Kant van de naam',
    choices: { n: 'boven', e: 'rechts', s: 'onder', w: 'links' },
  },
  'cities.known': { label: 'Bron' },
  routes: { label: 'Trajecten', one: 'Traject' },
  'routes.a': { label: 'Van' },
  'routes.b': { label: 'Naar' },
  'routes.cost': { label: 'Kosten', note: 'In blokjes.' },
  'routes.known': { label: 'Bron' },
  scenery: { label: 'Omgeving', note: 'Wat er rond de steden getekend is.' },
  'scenery.margins': { label: 'Marges', one: 'Marge' },
  'scenery.coast': { label: 'Kust' },
  'scenery.abroad': { label: 'Buitenland' },
  'scenery.borders': { label: 'Grenzen' },
  'scenery.rivers': { label: 'Rivieren' },
  'scenery.mountains': { label: 'Bergen', one: 'Berg' },
  'scenery.waters': { label: 'Wateren', one: 'Water' },
  'scenery.waters.name': { label: 'Naam' },
  'scenery.waters.x': { label: 'Vanaf links' },
  'scenery.waters.y': { label: 'Vanaf boven' },
  'scenery.names': { label: 'Plaatsen van namen' },
};
