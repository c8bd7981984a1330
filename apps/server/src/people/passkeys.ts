/** Passkeys of people: added by whoever is signed in, and then good for signing in. */
import type { AccountStore, CodeStore } from '@roundhouse/store';
import { isDone } from '@roundhouse/table';
import { Problem } from '../problem.ts';
import { hashOf, newSession } from './secrets.ts';
import {
  isNewCredential,
  isSigned,
  readClientData,
  readCounter,
  readPublicKey,
  type ClientData,
  type Place,
} from './webauthn.ts';

const CHALLENGE_MS = 300_000;

export interface PasskeysParts {
  readonly accounts: AccountStore;
  readonly codes: CodeStore;
  readonly now: () => number;
}

interface Made {
  readonly passkey: string;
  readonly name: string;
  readonly publicKey: string;
  readonly authenticatorData: string;
  readonly clientData: string;
}

interface Used {
  readonly passkey: string;
  readonly authenticatorData: string;
  readonly clientData: string;
  readonly signature: string;
}

const bad = (): Problem => new Problem('bad-passkey');

export class Passkeys {
  readonly #parts: PasskeysParts;

  constructor(parts: PasskeysParts) {
    this.#parts = parts;
  }

  async ask(): Promise<string> {
    const { codes, now } = this.#parts;
    const challenge = newSession();
    const until = now() + CHALLENGE_MS;
    const row = { hash: hashOf(challenge), kind: 'challenge', person: null, until } as const;
    await codes.add(row, now());
    return challenge;
  }

  async add(person: string, made: Made, place: Place): Promise<void> {
    const { accounts, now } = this.#parts;
    const { passkey: id, name, publicKey, authenticatorData } = made;
    await this.#demandAnswer(made.clientData, 'webauthn.create', place);
    const counter = readCounter(authenticatorData, place);
    const isSound = isNewCredential(authenticatorData, id) && readPublicKey(publicKey);
    if (counter === undefined || !isSound) throw bad();
    const row = { id, person, key: publicKey, counter, name, made: now() };
    if (!(await isDone(accounts.addPasskey(row), 'taken'))) throw bad();
  }

  /** Whose it is. */
  async use(used: Used, place: Place): Promise<string> {
    const { accounts } = this.#parts;
    await this.#demandAnswer(used.clientData, 'webauthn.get', place);
    const known = await accounts.passkey(used.passkey);
    const counter = readCounter(used.authenticatorData, place);
    const key = known && readPublicKey(known.key);
    if (!known || !key || counter === undefined || !isSigned(key, used)) throw bad();
    // Devices that count never count the same twice: a lower one is a copy.
    const isCounted = counter > 0 || known.counter > 0;
    if (isCounted && counter <= known.counter) throw bad();
    if (isCounted && !(await accounts.countPasskey(known.id, known.counter, counter))) throw bad();
    return known.person;
  }

  /** What was asked is used up, whatever comes of it. */
  async #demandAnswer(text: string, type: ClientData['type'], place: Place): Promise<void> {
    const { codes, now } = this.#parts;
    const found = readClientData(text, place);
    if (found?.type !== type) throw bad();
    if (!(await codes.take(hashOf(found.challenge), 'challenge', now()))) throw bad();
  }
}
