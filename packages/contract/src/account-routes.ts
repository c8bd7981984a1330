/** Devices, accounts, passkeys and recovery. Nobody needs any of it to play. */
import { route } from './route.ts';

export const ACCOUNT_ROUTES = {
  rename: route('POST /api/me/name', {
    needs: 'self',
    limit: 'change',
    does: 'Another name to be called by; where I sit already I keep the one that I sat down with.',
  }),
  makeDeviceCode: route('POST /api/me/device-codes', {
    needs: 'self',
    limit: 'change',
    does: 'A code by which another device becomes mine, once, within five minutes.',
  }),
  useDeviceCode: route('POST /api/device-codes', {
    needs: 'nothing',
    limit: 'password',
    does: 'Makes this device one of whoever has the code; the seats that I took here as a guest come along where that is wanted.',
  }),
  listSessions: route('GET /api/me/sessions', {
    needs: 'self',
    limit: 'read',
    does: 'My devices, the latest used first.',
  }),
  endSession: route('DELETE /api/me/sessions/{session}', {
    needs: 'self',
    limit: 'change',
    does: 'A device is mine no longer; its streams close within two seconds.',
  }),
  readAccount: route('GET /api/me/account', {
    needs: 'self',
    limit: 'read',
    does: 'How I can prove on another device that I am myself.',
  }),
  setPassword: route('POST /api/me/password', {
    needs: 'self',
    limit: 'password',
    does: 'A name and a password to sign in with. Whoever has one already gives it.',
  }),
  signIn: route('POST /api/sessions', {
    needs: 'nothing',
    limit: 'password',
    does: 'Signs in by name and password; the seats that I took here as a guest come along where that is wanted.',
  }),
  makeRecoveryCodes: route('POST /api/me/recovery-codes', {
    needs: 'self',
    limit: 'change',
    does: 'Ten codes to write down, each good for one sign-in. Older ones no longer work.',
  }),
  recover: route('POST /api/recoveries', {
    needs: 'nothing',
    limit: 'password',
    does: 'Signs in by a code of recovery; for fifteen minutes a new password needs no old one.',
  }),
  askPasskey: route('POST /api/passkeys/challenges', {
    needs: 'nothing',
    limit: 'change',
    does: 'What a passkey signs, once, within five minutes. Only on secure connections.',
  }),
  addPasskey: route('POST /api/me/passkeys', {
    needs: 'self',
    limit: 'guess',
    does: 'A passkey that signs me in.',
  }),
  removePasskey: route('DELETE /api/me/passkeys/{passkey}', {
    needs: 'self',
    limit: 'change',
    does: 'A passkey signs me in no longer.',
  }),
  signInByPasskey: route('POST /api/passkeys/sessions', {
    needs: 'nothing',
    limit: 'guess',
    does: 'Signs in by a passkey.',
  }),
  makeToken: route('POST /api/me/tokens', {
    needs: 'self',
    limit: 'open',
    does: 'A token by which a program plays for me. It is shown once; it is listed and ended like a device.',
  }),
  readVacation: route('GET /api/me/vacation', {
    needs: 'person',
    limit: 'read',
    does: 'Whether I am on vacation, and how many days I have left this year.',
  }),
  takeVacation: route('POST /api/me/vacation', {
    needs: 'self',
    limit: 'change',
    does: 'So many days from now on my time stands still at tables with days a move.',
  }),
  endVacation: route('DELETE /api/me/vacation', {
    needs: 'self',
    limit: 'change',
    does: 'I am back: my time runs again.',
  }),
  deleteMe: route('POST /api/me/deletion', {
    needs: 'self',
    limit: 'password',
    does: 'Deletes me. Bots play on for me; games stay, under a neutral name.',
  }),
};
