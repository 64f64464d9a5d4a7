import type { L10n } from '@vitryna/contracts/languages';
import type { Texts } from '@vitryna/i18n';
import ru from '../../src/locales/ru.json';
import uk from '../../src/locales/uk.json';

/** Texts of the package in each language. */
export const texts: L10n<Texts> = { uk, ru };
