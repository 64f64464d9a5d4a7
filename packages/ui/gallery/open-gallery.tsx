import '../src/tokens.css';
import '../src/global.css';
import { defaultLocale, type L10n, type Locale, locales } from '@vitryna/contracts/languages';
import { createI18n, type Texts } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Shows a gallery in the language and the theme of its address (`?language=ru&theme=dark`). */
export function openGallery(
  texts: L10n<Texts>,
  draw: (asked: { locale: Locale; query: URLSearchParams }) => ReactNode,
) {
  const query = new URLSearchParams(location.search);
  const locale = locales.find((one) => one === query.get('language')) ?? defaultLocale;
  document.documentElement.lang = locale;
  document.documentElement.dataset.theme = query.get('theme') ?? 'system';
  const root = document.querySelector('#gallery');
  const i18n = createI18n({
    locale,
    texts: texts[locale],
    onMissing: (key) => console.warn(`No text for ${key}`),
  });
  if (root) createRoot(root).render(<I18nProvider i18n={i18n}>{draw({ locale, query })}</I18nProvider>);
}
