import type { Headings } from '../page.ts';

export const words: Headings = {
  box: 'On the box',
  agreed: 'What the table agrees on',
  asked: 'Questions',
  choices: 'Choices',
  deeds: 'Buttons',
  meanings: 'What a choice means',
  events: 'What happens',
  scenes: 'Scenes',
  verdicts: 'Why who won',
  refusals: 'What is not possible',
  reasons: 'Why a move is good',
  panels: 'Panels and signs',
  places: 'The board in words',
  labels: 'Labels',
  lesson: 'First steps',
  rules: 'Rules',
};
