import type { Locale } from '@vitryna/contracts/constants';
import {
  createContext,
  createElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useSyncExternalStore,
} from 'react';
import { type Format, formatOf } from './format.ts';
import type { I18n, Translate } from './i18n.ts';

const I18nContext = createContext<I18n | null>(null);

/** Gives the components below their language and its texts. */
export function I18nProvider({ i18n, children }: { i18n: I18n; children?: ReactNode }): ReactElement {
  return createElement(I18nContext, { value: i18n }, children);
}

function useI18n(hook: string): I18n {
  const i18n = useContext(I18nContext);
  if (i18n) return i18n;
  throw new Error(
    `@vitryna/i18n: ${hook} found no I18nProvider above it. Render the component inside one; if there is one, two copies of this package are loaded and it must be shared as a singleton.`,
  );
}

/**
 * The `t` of this page; the component renders again when texts it may show arrive later.
 *
 * @example
 * const t = useTranslate();
 * return <p>{t('{{count}} products', { count })}</p>;
 */
export function useTranslate(): Translate {
  const i18n = useI18n('useTranslate()');
  const read = () => i18n.t;
  return useSyncExternalStore(i18n.subscribe, read, read);
}

/** The language of this page; a tab keeps it for life. */
export function useLocale(): Locale {
  return useI18n('useLocale()').locale;
}

/** Numbers, money, dates and localised texts in the language of this page. */
export function useFormat(): Format {
  return formatOf(useI18n('useFormat()').locale);
}
