/** Passkeys of this browser: made and used, in the form that the server takes. */
import type { Asks } from '@roundhouse/contract';
import { server } from '../../online/here.ts';

/** Browsers make them on secure connections alone, and for a name, not for a number. */
export const hasPasskeys = (): boolean =>
  isSecureContext &&
  typeof PublicKeyCredential === 'function' &&
  !/^[\d.]+$|:/.test(location.hostname);

/** As the standard numbers them: ES256, Ed25519, RS256. */
const KINDS = [-7, -8, -257];

export async function makePasskey(person: string, name: string): Promise<Asks<'addPasskey'>> {
  const { challenge, place } = await server.ask('askPasskey', {});
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: bytesOf(challenge),
      rp: { id: place, name: 'Roundhouse' },
      user: { id: new TextEncoder().encode(person), name, displayName: name },
      pubKeyCredParams: KINDS.map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      attestation: 'none',
    },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    passkey: made.id,
    name,
    publicKey: textOf(response.getPublicKey() ?? new ArrayBuffer(0)),
    authenticatorData: textOf(response.getAuthenticatorData()),
    clientData: textOf(response.clientDataJSON),
  };
}

export async function signByPasskey(): Promise<Asks<'signInByPasskey'>> {
  const { challenge, place } = await server.ask('askPasskey', {});
  const used = (await navigator.credentials.get({
    publicKey: { challenge: bytesOf(challenge), rpId: place, userVerification: 'preferred' },
  })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    passkey: used.id,
    authenticatorData: textOf(response.authenticatorData),
    clientData: textOf(response.clientDataJSON),
    signature: textOf(response.signature),
  };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
