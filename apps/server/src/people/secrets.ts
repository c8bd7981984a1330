/** Secrets that are handed out, and what is kept of them. */
import { hash, randomBytes } from 'node:crypto';

/** 96 bits: names a table or a person; 128 bits: lets somebody in; 256 bits: is somebody. */
export const newId = (): string => randomBytes(12).toString('base64url');
export const newInvitation = (): string => randomBytes(16).toString('base64url');
export const newSession = (): string => randomBytes(32).toString('base64url');

/** A secret has so many bits that a plain hash can't be turned round. */
export function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

const TAG_LENGTH = 8;

/** Tells one hash from another; nobody who has it knows the hash, and even that lets nobody in. */
export const tagOf = (kept: string): string => hashOf(kept).slice(0, TAG_LENGTH);
