/** A push becomes a message on the screen, and a tap on it leads to the decision. */
declare const self: ServiceWorkerGlobalScope;

/** As the server sends it. */
interface Telegram {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly tag: string;
  readonly waiting: number;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function telegramIn(text: string): Telegram | undefined {
  try {
    const { title, text: body, path, tag, waiting } = JSON.parse(text) as Record<string, unknown>;
    const isWhole = isText(title) && isText(body) && isText(path) && isText(tag);
    if (!isWhole || typeof waiting !== 'number' || !path.startsWith('/')) return undefined;
    return { title, text: body, path, tag, waiting };
  } catch {
    return undefined;
  }
}

export async function tell(text: string): Promise<void> {
  const telegram = telegramIn(text);
  if (!telegram) return;
  const { title, path, tag, waiting } = telegram;
  if ('setAppBadge' in self.navigator) {
    await self.navigator.setAppBadge(waiting).catch(() => undefined);
  }
  await self.registration.showNotification(title, {
    body: telegram.text,
    // A later one about the same table takes its place.
    tag,
    icon: './icons/icon-192.png',
    data: path,
  });
}

/** A page that is open goes there; else one is opened. */
export async function leadTo(path: string): Promise<void> {
  const address = `${self.registration.scope}#${path}`;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [page] = pages.toSorted((one, other) => Number(other.focused) - Number(one.focused));
  if (!page) {
    await self.clients.openWindow(address);
    return;
  }
  await page.focus().catch(() => undefined);
  await page.navigate(address).catch(() => self.clients.openWindow(address));
}
