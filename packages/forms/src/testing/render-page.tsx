import { render } from '@testing-library/react';
import type { Locale } from '@vitryna/contracts/constants';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import type { ReactElement } from 'react';
import ru from '../locales/ru.json' with { type: 'json' };
import uk from '../locales/uk.json' with { type: 'json' };

/** Renders a form as a page of the language does. A text that this package lacks fails the test. */
export function renderPage(element: ReactElement, locale: Locale = 'uk') {
  const onMissing = (key: string) => {
    throw new Error(`No text for "${key}" in ${locale}.`);
  };
  const i18n = createI18n({ locale, texts: { uk, ru }[locale], onMissing });
  return render(element, { wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider> });
}
