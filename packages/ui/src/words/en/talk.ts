import { enumerate } from '../../sentence.ts';
import type { TalkWords } from '../talk.ts';

const counted = (count: number): string => (count === 1 ? 'one guest' : `${count} guests`);

export const words: TalkWords = {
  nothing: 'Nobody has said anything yet.',
  apart: 'You are looking on: the players hear this when the game is over.',
  say: 'Say something',
  send: 'Say',
  quick: 'With one tap',
  older: 'What was said before',
  silent: 'Nobody talks at this table.',
  reactions: {
    hello: 'Hello',
    'good-luck': 'Good luck',
    'well-played': 'Well played',
    thanks: 'Thank you',
    sorry: 'Sorry',
    wow: 'Wow',
    'one-moment': 'One moment',
    'your-turn': 'Your turn',
  },
  table: {
    'sat-down': (name: string) => `${name} sat down.`,
    'stood-up': (name: string) => `${name} stood up.`,
    began: () => 'The game began.',
    'bot-plays': (name: string) => `A bot plays on for ${name}.`,
    'seat-free': (name: string) => `The seat of ${name} is free for somebody.`,
  },
  removed: 'Taken down by the administrator.',
  lookingOn: 'looking on',
  people: {
    here: (names: string) => `Here: ${names}`,
    alone: 'Nobody else is here now.',
    watching: (names: readonly string[], strangers: number) =>
      `Looking on: ${enumerate([...names, ...(strangers > 0 ? [counted(strangers)] : [])], 'and')}`,
  },
  more: 'Report or mute',
  reasons: ['insult', 'harassment', 'advertising'],
  report: (reason: string) => `Report: ${reason}`,
  reported: 'Reported. The administrator will look at it.',
  mute: 'Mute at this table',
  muted: 'Muted: nothing more will be heard from there.',
  failed: 'That did not work.',
  notSaid: 'That was not said: you may have been muted here, or said too much at once.',
  back: {
    asks: (names: string) => `Take this back? Agreed so far: ${names}`,
    waiting: (names: string) => `You asked to take this back. Still to agree: ${names}`,
    agree: 'Agree',
    refuse: 'Let it stand',
    withdraw: 'Ask no longer',
  },
  unread: (count: number) => (count === 1 ? '1 not read' : `${count} not read`),
};
