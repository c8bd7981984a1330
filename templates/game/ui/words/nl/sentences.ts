import type { Sentences } from '../sentences.ts';

const count = (wagons: number | string | undefined): string =>
  wagons === 1 ? '1 wagon' : `${wagons} wagons`;

export const words: Sentences = {
  ask: (view) => `Nog ${count(view.left)} op het emplacement. Hoeveel neem je er?`,
  choice: ({ wagons }) => `Neem ${count(wagons)}`,
  deed: ({ wagons }) => `Neem ${count(wagons)}`,
  event(event, who) {
    switch (event.type) {
      case 'first':
        return `Startspeler: ${who(event.seat)}.`;
      case 'took':
        return `${who(event.seat)}: ${count(event.wagons)} genomen, nog ${event.left}.`;
      case 'won':
        return `De laatste wagon is voor ${who(event.seat)}.`;
    }
  },
  refusal({ code, params }) {
    switch (code) {
      case 'bad-number':
        return `Je kunt er 1 tot ${params['most']} nemen, geen ${params['wagons']}.`;
      case 'not-your-turn':
        return 'Je bent niet aan de beurt.';
      default:
        return 'Dat kan nu niet.';
    }
  },
  reason: ({ code, params }) =>
    code === 'leaves-fours'
      ? `Er blijven er ${params['left']} over, een viervoud.`
      : 'Niets is beter.',
  option: () => ({
    label: 'Emplacement',
    values: { small: 'Klein: 15 wagons', large: 'Groot: 21 wagons' },
  }),
};
