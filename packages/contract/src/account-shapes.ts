/** The shapes of devices and accounts. */
import { z } from 'zod';
import { Done, Name, Nothing, Person } from './fields.ts';

const Login = z
  .string()
  .max(64)
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.string().regex(/^[a-z0-9][a-z0-9._-]{2,31}$/))
  .meta({ description: 'What one signs in with: 3 to 32 letters, digits, dots, dashes' });
const Password = z.string().min(8).max(200);
const Code = z.string().min(4).max(64);
const Bytes = z
  .string()
  .regex(/^[\w-]{1,4000}$/)
  .meta({ description: 'Bytes in base64url' });
const SessionId = z.string().regex(/^[\w-]{16}$/);
const CredentialId = z.string().regex(/^[\w-]{8,1400}$/);

const Session = z.strictObject({
  session: z.string(),
  device: z.string(),
  via: z.enum(['guest', 'password', 'passkey', 'device', 'recovery', 'program']),
  made: z.number(),
  used: z.number(),
  isThis: z.boolean(),
});
const SignedIn = z.strictObject({ person: Person });
/** What this device was as a guest. */
const bringSeats = z.boolean().default(false);

/** Whether I am on vacation, and how many days are left of a year's. */
const Vacation = z.strictObject({ until: z.number().optional(), daysLeft: z.number() });

export const ACCOUNT_SHAPES = {
  rename: { asks: z.strictObject({ name: Name }), answers: SignedIn },
  makeDeviceCode: {
    asks: Nothing,
    answers: z.strictObject({ code: z.string(), until: z.number() }),
  },
  useDeviceCode: { asks: z.strictObject({ code: Code, bringSeats }), answers: SignedIn },
  listSessions: { asks: Nothing, answers: z.strictObject({ sessions: z.array(Session) }) },
  endSession: { asks: z.strictObject({ session: SessionId }), answers: Done },
  readAccount: {
    asks: Nothing,
    answers: z.strictObject({
      login: z.string().optional(),
      passkeys: z.array(
        z.strictObject({ passkey: z.string(), name: z.string(), made: z.number() }),
      ),
      recoveryCodes: z.number(),
    }),
  },
  setPassword: {
    asks: z.strictObject({ login: Login, password: Password, current: Password.optional() }),
    answers: Done,
  },
  signIn: {
    asks: z.strictObject({ login: Login, password: Password, bringSeats }),
    answers: SignedIn,
  },
  makeRecoveryCodes: { asks: Nothing, answers: z.strictObject({ codes: z.array(z.string()) }) },
  recover: { asks: z.strictObject({ code: Code, bringSeats }), answers: SignedIn },
  askPasskey: {
    asks: Nothing,
    answers: z.strictObject({ challenge: z.string(), place: z.string() }),
  },
  addPasskey: {
    asks: z.strictObject({
      passkey: CredentialId,
      name: Name,
      /** `getPublicKey()` of what the browser made. */
      publicKey: Bytes,
      authenticatorData: Bytes,
      clientData: Bytes,
    }),
    answers: Done,
  },
  removePasskey: { asks: z.strictObject({ passkey: CredentialId }), answers: Done },
  signInByPasskey: {
    asks: z.strictObject({
      passkey: CredentialId,
      authenticatorData: Bytes,
      clientData: Bytes,
      signature: Bytes,
      bringSeats,
    }),
    answers: SignedIn,
  },
  makeToken: {
    asks: z.strictObject({ name: Name }),
    answers: z.strictObject({ token: z.string() }),
  },
  readVacation: { asks: Nothing, answers: Vacation },
  takeVacation: {
    asks: z.strictObject({ days: z.int().min(1).max(30) }),
    answers: Vacation,
  },
  endVacation: { asks: Nothing, answers: Vacation },
  deleteMe: {
    asks: z.strictObject({ password: Password.optional() }),
    answers: Done,
  },
};
