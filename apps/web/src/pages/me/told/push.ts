/** Asks this browser whether it may be told things, and where. */
import type { Asks } from '@roundhouse/contract';
import { canKeep } from '../../../offline/index.ts';
import { keepText, keptText } from '../../../settings/kept-text.ts';

/** Which of one's channels is this very browser. */
const KEY = 'roundhouse.push';

export type PushState = 'can' | 'denied' | 'unsupported';

export function pushState(): PushState {
  const isThere = canKeep() && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!isThere) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'can';
}

type PushTarget = Extract<Asks<'addChannel'>['target'], { kind: 'push' }>;

/** Undefined: whoever was asked said no. */
export async function subscribed(key: string): Promise<PushTarget | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  // It may be of a key that the place no longer has.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  return {
    kind: 'push',
    endpoint: made.endpoint,
    p256dh: textOf(made.getKey('p256dh')),
    auth: textOf(made.getKey('auth')),
  };
}

export async function unsubscribed(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
}

function textOf(bytes: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export const ownChannel = (): string | undefined => keptText(KEY);

/** Where it can't be kept, the list does not say which one is here. */
export function rememberChannel(channel: string): void {
  keepText(KEY, channel);
}
