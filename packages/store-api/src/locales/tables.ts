import type { L10n } from '@vitryna/contracts/languages';
import ru from './ru.json' with { type: 'json' };
import uk from './uk.json' with { type: 'json' };

/** Key of a text; the plural forms are keys of their own. */
export type StoredKey = keyof typeof uk;

/** The texts of each language: one that lacks a text does not compile. */
export const tables: L10n<Record<StoredKey, string>> = { uk, ru };
