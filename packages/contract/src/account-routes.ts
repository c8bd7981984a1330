/** Devices, accounts, passkeys and recovery. Nobody needs any of it to play. */
import type { Route } from './routes.ts';

export const ACCOUNT_ROUTES = {
  makeDeviceCode: {
    method: 'POST',
    path: '/api/me/device-codes',
    needs: 'self',
    does: 'A code by which another device becomes mine, once, within five minutes.',
  },
  useDeviceCode: {
    method: 'POST',
    path: '/api/device-codes',
    needs: 'nothing',
    does: 'Makes this device one of whoever has the code.',
  },
  listSessions: {
    method: 'GET',
    path: '/api/me/sessions',
    needs: 'self',
    does: 'My devices, the latest used first.',
  },
  endSession: {
    method: 'DELETE',
    path: '/api/me/sessions/{session}',
    needs: 'self',
    does: 'A device is mine no longer; its streams close within two seconds.',
  },
  readAccount: {
    method: 'GET',
    path: '/api/me/account',
    needs: 'self',
    does: 'How I can prove on another device that I am myself.',
  },
  setPassword: {
    method: 'POST',
    path: '/api/me/password',
    needs: 'self',
    does: 'A name and a password to sign in with. Whoever has one already gives it.',
  },
  signIn: {
    method: 'POST',
    path: '/api/sessions',
    needs: 'nothing',
    does: 'Signs in by name and password; the seats that I took here as a guest come along where that is wanted.',
  },
  makeRecoveryCodes: {
    method: 'POST',
    path: '/api/me/recovery-codes',
    needs: 'self',
    does: 'Ten codes to write down, each good for one sign-in. Older ones no longer work.',
  },
  recover: {
    method: 'POST',
    path: '/api/recoveries',
    needs: 'nothing',
    does: 'Signs in by a code of recovery; for fifteen minutes a new password needs no old one.',
  },
  askPasskey: {
    method: 'POST',
    path: '/api/passkeys/challenges',
    needs: 'nothing',
    does: 'What a passkey signs, once, within five minutes. Only on secure connections.',
  },
  addPasskey: {
    method: 'POST',
    path: '/api/me/passkeys',
    needs: 'self',
    does: 'A passkey that signs me in.',
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/me/passkeys/{passkey}',
    needs: 'self',
    does: 'A passkey signs me in no longer.',
  },
  signInByPasskey: {
    method: 'POST',
    path: '/api/passkeys/sessions',
    needs: 'nothing',
    does: 'Signs in by a passkey.',
  },
  deleteMe: {
    method: 'POST',
    path: '/api/me/deletion',
    needs: 'self',
    does: 'Deletes me. Bots play on for me; games stay, under a neutral name.',
  },
} as const satisfies Readonly<Record<string, Route>>;
