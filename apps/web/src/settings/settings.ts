/** What a reader may set, and what it is until then. */
import { LANGUAGES, USUAL_LANGUAGE, type Language } from '@roundhouse/ui/words';

export const THEMES = ['system', 'light', 'dark'] as const;
export const PALETTES = ['first', 'second'] as const;
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export const MOTIONS = ['slow', 'normal', 'quick', 'off'] as const;
export const PACES = ['slow', 'normal', 'quick', 'once'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly palette: (typeof PALETTES)[number];
  readonly text: (typeof TEXT_SIZES)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** How long what others do is told before the game goes on. */
  readonly pace: (typeof PACES)[number];
  readonly sound: boolean;
  /** A move that is chosen waits for its confirmation. */
  readonly confirm: boolean;
  /** Bots' moves are explained. */
  readonly coach: boolean;
  /** How the reader is called at a table; empty: no name of their own. */
  readonly name: string;
  /** Every phrase of a catalogue in brackets: the check for text that is in none. */
  readonly brackets: boolean;
}

/** The first of the browser's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === spoken.find(isLanguage)) ?? USUAL_LANGUAGE;
}

function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

export function defaults(wanted: readonly string[]): Settings {
  return {
    language: preferredLanguage(wanted),
    theme: 'system',
    palette: 'first',
    text: 'normal',
    motion: 'normal',
    pace: 'normal',
    sound: false,
    confirm: true,
    coach: false,
    name: '',
    brackets: false,
  };
}

/** What was kept, as far as it is still understood; the rest as it is at first. */
export function readSettings(text: string | null, first: Settings): Settings {
  const kept = parsed(text);
  const one = <T>(key: string, allowed: readonly T[], otherwise: T): T =>
    allowed.find((value) => value === kept[key]) ?? otherwise;
  return {
    language: one('language', LANGUAGES, first.language),
    theme: one('theme', THEMES, first.theme),
    palette: one('palette', PALETTES, first.palette),
    text: one('text', TEXT_SIZES, first.text),
    motion: one('motion', MOTIONS, first.motion),
    pace: one('pace', PACES, first.pace),
    sound: one('sound', [true, false], first.sound),
    confirm: one('confirm', [true, false], first.confirm),
    coach: one('coach', [true, false], first.coach),
    name: typeof kept['name'] === 'string' ? kept['name'] : first.name,
    brackets: one('brackets', [true, false], first.brackets),
  };
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
