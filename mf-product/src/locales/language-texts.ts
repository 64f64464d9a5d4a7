import type { L10n } from '@vitryna/contracts/languages';
import type { Translate } from '@vitryna/i18n';

/** In which language a file is. */
export const languageTexts: L10n<(t: Translate) => string> = {
  uk: (t) => t('in Ukrainian'),
  ru: (t) => t('in Russian'),
};
