import { enumerate } from '../../sentence.ts';

const counted = (count: number): string => (count === 1 ? 'one guest' : `${count} guests`);

/** By the word that is sent. */
const REACTIONS: Readonly<Record<string, string>> = {
  hello: 'Hello',
  'good-luck': 'Good luck',
  'well-played': 'Well played',
  thanks: 'Thank you',
  sorry: 'Sorry',
  wow: 'Wow',
  'one-moment': 'One moment',
  'your-turn': 'Your turn',
};

/** What the table itself says of somebody, by the word that is sent. */
const TABLE: Readonly<Record<string, (name: string) => string>> = {
  'sat-down': (name: string) => `${name} sat down.`,
  'stood-up': (name: string) => `${name} stood up.`,
  began: () => 'The game began.',
  'bot-plays': (name: string) => `A bot plays on for ${name}.`,
  'seat-free': (name: string) => `The seat of ${name} is free for somebody.`,
};

export const words = {
  nothing: 'Nobody has said anything yet.',
  /** To who looks on: the players do not hear it yet. */
  apart: 'You are looking on: the players hear this when the game is over.',
  say: 'Say something',
  send: 'Say',
  quick: 'With one tap',
  older: 'What was said before',
  silent: 'Nobody talks at this table.',
  reactions: REACTIONS,
  table: TABLE,
  removed: 'Taken down by the administrator.',
  lookingOn: 'looking on',
  people: {
    here: (names: string) => `Here: ${names}`,
    alone: 'Nobody else is here now.',
    watching: (names: readonly string[], strangers: number) =>
      `Looking on: ${enumerate([...names, ...(strangers > 0 ? [counted(strangers)] : [])], 'and')}`,
  },
  more: 'Report or mute',
  /** Why something is reported: the administrator reads one of them. */
  reasons: ['insult', 'harassment', 'advertising'],
  report: (reason: string) => `Report: ${reason}`,
  reported: 'Reported. The administrator will look at it.',
  mute: 'Mute at this table',
  /** Also where the host plays, and does not hear who looks on. */
  muteWatching: 'Mute somebody who looks on',
  muteNamed: (name: string) => `Mute ${name}`,
  muted: 'Muted: nothing more will be heard from there.',
  failed: 'That did not work.',
  notSaid: 'That was not said: you may have been muted here, or said too much at once.',
  /** Taking back what nobody takes back alone. */
  back: {
    asks: (names: string) => `Take this back? Agreed so far: ${names}`,
    waiting: (names: string) => `You asked to take this back. Still to agree: ${names}`,
    agree: 'Agree',
    refuse: 'Let it stand',
    withdraw: 'Ask no longer',
  },
  /** Notes of one's own, which the server keeps. */
  notebook: {
    lead: 'For your eyes: nobody else at this table reads it. It is there on all your devices.',
    nobody: 'Notes belong to whoever has a name here. Sit down at a table first.',
    writing: 'Still to be kept',
    kept: 'Kept',
  },
  /** Of sayings that were not read yet. */
  unread: (count: number) => (count === 1 ? '1 not read' : `${count} not read`),
};
