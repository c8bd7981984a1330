/** Who sits in a seat, as the line `.seat` tells it: `person Ann`, `bot hard Bo`. The one grammar for it. */

export type Holder =
  | { readonly kind: 'person'; readonly name: string }
  /** Which levels there are is not the engine's business. */
  | { readonly kind: 'bot'; readonly level: string; readonly name: string };

/** Names are written without what would break a line, and may be empty. */
export function formatHolder(holder: Holder): string {
  const role = holder.kind === 'bot' ? ['bot', holder.level] : ['person'];
  return [...role, ...holder.name.split(/\s+/)].filter((word) => word !== '').join(' ');
}

/** Whatever is not a bot is a person; `you` is what terminals wrote once. */
export function parseHolder(text: string): Holder {
  const [role, ...words] = text.split(' ');
  if (role === 'bot' && words[0] !== undefined) {
    return { kind: 'bot', level: words[0], name: words.slice(1).join(' ') };
  }
  return { kind: 'person', name: role === 'person' ? words.join(' ') : '' };
}
