/** Being told while one is not at the table, and how far one has looked. */
import { route } from './route.ts';

export const TELEGRAM_ROUTES = {
  readTelegrams: route('GET /api/me/telegrams', {
    needs: 'self',
    limit: 'read',
    does: 'How I am told that it is my turn: my channels, my hours, and what there is to choose from here.',
  }),
  wishTelegrams: route('POST /api/me/telegrams', {
    needs: 'self',
    limit: 'change',
    does: 'In which language and when I am told: quiet hours by my own clock, or one message a day.',
  }),
  addChannel: route('POST /api/me/channels', {
    needs: 'self',
    limit: 'password',
    does: 'A browser, a mail address or a webhook to be told by. To an address a code is sent first. What was given is never told again.',
  }),
  confirmChannel: route('POST /api/me/channels/confirmation', {
    needs: 'self',
    limit: 'password',
    does: 'The code that came to a mail address.',
  }),
  removeChannel: route('DELETE /api/me/channels/{channel}', {
    needs: 'self',
    limit: 'change',
    does: 'Nothing is sent there any more.',
  }),
  testChannel: route('POST /api/me/channels/{channel}/test', {
    needs: 'self',
    limit: 'password',
    does: 'Sends a message to see that it arrives.',
  }),
  unsubscribe: route('POST /api/unsubscriptions', {
    needs: 'nothing',
    limit: 'guess',
    does: 'By the secret in a letter: no more letters to that address. Whoever has the letter may ask.',
  }),
  noteSeen: route('POST /api/tables/{table}/seen', {
    needs: 'person',
    limit: 'move',
    does: 'Up to which line I have looked at a table where I sit, so that my other devices know, and I am not told what I have seen.',
  }),
};
