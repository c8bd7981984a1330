import type { Sentences } from '../sentences.ts';

const count = (wagons: number | string | undefined): string =>
  wagons === 1 ? '1 wagon' : `${wagons} wagons`;

export const words: Sentences = {
  ask: (view) => `${count(view.left)} in the yard. How many do you take?`,
  choice: ({ wagons }) => `Take ${count(wagons)}`,
  deed: ({ wagons }) => `Take ${count(wagons)}`,
  event(event, who) {
    switch (event.type) {
      case 'first':
        return `First player: ${who(event.seat)}.`;
      case 'took':
        return `${who(event.seat)}: ${count(event.wagons)} taken, ${event.left} left.`;
      case 'won':
        return `The last wagon goes to ${who(event.seat)}.`;
    }
  },
  refusal({ code, params }) {
    switch (code) {
      case 'bad-number':
        return `You can take 1 to ${params['most']}, not ${params['wagons']}.`;
      case 'not-your-turn':
        return 'It is not your turn.';
      default:
        return 'Not possible now.';
    }
  },
  reason: ({ code, params }) =>
    code === 'leaves-fours'
      ? `It leaves ${params['left']}, a multiple of four.`
      : 'Nothing is better.',
  option: () => ({
    label: 'Yard',
    values: { small: 'Small: 15 wagons', large: 'Large: 21 wagons' },
  }),
};
