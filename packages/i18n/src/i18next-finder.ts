import type { Locale } from '@vitryna/contracts/constants';
import { createInstance } from 'i18next';
import type { Finder } from './finder.ts';
import type { Texts } from './texts.ts';

/** The finder of servers and tests: i18next decides about plural forms. */
export function createFinder(locale: Locale, texts: Texts): Finder {
  const i18next = createInstance({
    lng: locale,
    resources: { [locale]: { translation: texts } },
    fallbackLng: false,
    load: 'currentOnly',
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
  });
  // Resources are given and loading is synchronous: nothing is left to wait for.
  void i18next.init();
  return (key, count) => i18next.t(key, { count, skipInterpolation: true, defaultValue: '' }) || undefined;
}
