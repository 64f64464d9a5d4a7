import '../src/tokens.css';
import '../src/global.css';
import { defaultLocale, locales } from '@vitryna/contracts/languages';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { createRoot } from 'react-dom/client';
import { CategoryPage } from './category-page.tsx';
import { ComponentsPage } from './components-page.tsx';
import { texts } from './locales/texts.ts';

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
if (root) {
  createRoot(root).render(
    <I18nProvider i18n={i18n}>{query.get('page') === 'category' ? <CategoryPage /> : <ComponentsPage />}</I18nProvider>,
  );
}
