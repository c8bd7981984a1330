/** Small texts that this device keeps. Storage may be forbidden or full: then nothing is kept, and nothing is found. */
export function keptText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined: none any more. False: it could not be kept. */
export function keepText(key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Undefined too for what is no JSON. */
export function keptJson(key: string): unknown {
  try {
    return JSON.parse(keptText(key) ?? '');
  } catch {
    return undefined;
  }
}

export function keptKeys(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
