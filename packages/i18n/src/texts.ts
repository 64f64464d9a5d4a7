import type { L10n } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';

/** Texts of one language: English key, with a plural suffix where it counts something → text. */
export type Texts = Readonly<Record<string, string>>;

/** The fallback text of a key without translation: its English text without the leading `@` (reading 22). */
export function englishOf(key: string): string {
  return key.startsWith('@') ? key.slice(1) : key;
}

/**
 * Texts of one language from the bundled copies, later ones first in rank, and over them what the export call brought.
 * Empty texts never hide others; `exported` is null when the call failed.
 */
export function mergeTexts(
  bundled: Texts | readonly Texts[],
  exported: Readonly<Record<string, L10n>> | null,
  locale: Locale,
): Record<string, string> {
  const merged = new Map<string, string>();
  for (const texts of Array.isArray(bundled) ? bundled : [bundled]) {
    for (const [key, text] of Object.entries<string>(texts)) if (text !== '') merged.set(key, text);
  }
  for (const [key, l10n] of Object.entries(exported ?? {})) if (l10n[locale]) merged.set(key, l10n[locale]);
  return Object.fromEntries(merged);
}
