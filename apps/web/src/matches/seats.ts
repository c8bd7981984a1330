/** What bots are called: names, the same in every language. */
const BOT_NAMES = ['Ada', 'Bram', 'Cleo', 'Dirk', 'Emma', 'Floris'] as const;

export function botName(bot: number): string {
  return BOT_NAMES[bot % BOT_NAMES.length] ?? '';
}
