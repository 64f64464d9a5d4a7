import { render } from '@testing-library/react';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import type { ReactElement } from 'react';
import uk from '../locales/uk.json' with { type: 'json' };

/** Renders a component as a Ukrainian page does; a missing text fails the test. */
export function renderUkrainian(element: ReactElement) {
  const i18n = createI18n({
    locale: 'uk',
    texts: uk,
    onMissing: (key) => {
      throw new Error(`No Ukrainian text for "${key}".`);
    },
  });
  return render(element, { wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider> });
}
