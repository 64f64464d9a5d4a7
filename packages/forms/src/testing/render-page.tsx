import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { Locale } from '@vitryna/contracts/constants';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import type { ReactElement } from 'react';

const packagesFolder = join(import.meta.dirname, '../../..');
const readTexts = (name: string, locale: Locale): Record<string, string> =>
  JSON.parse(readFileSync(join(packagesFolder, name, `src/locales/${locale}.json`), 'utf8'));

/** Renders a form as a page of the language does. A text that neither this package nor the components have fails the test. */
export function renderPage(element: ReactElement, locale: Locale = 'uk') {
  const onMissing = (key: string) => {
    throw new Error(`No text for "${key}" in ${locale}.`);
  };
  const texts = { ...readTexts('ui', locale), ...readTexts('forms', locale) };
  const i18n = createI18n({ locale, texts, onMissing });
  return render(element, { wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider> });
}
