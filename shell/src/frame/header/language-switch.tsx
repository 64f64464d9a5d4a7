import { languageChoices, locales, shortLanguageNames } from '@vitryna/contracts/languages';
import { useLocale } from '@vitryna/i18n/react';
import { href, pathBelowPrefix } from '@vitryna/routing';
import { useLocation } from 'react-router';
import { useWholeSearch } from '../../document/whole-search.ts';
import styles from './language-switch.module.css';

/** The same page in each language, with the same query; a document navigation, because a tab keeps its language. */
export function LanguageSwitch({ label }: { label: string }) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const search = useWholeSearch();
  return (
    <nav className={styles.switch} aria-label={label}>
      {locales.map((code) => (
        <a
          key={code}
          className={code === locale ? styles.current : styles.other}
          href={(code === locale ? pathname : href(code, pathBelowPrefix(pathname))) + search}
          hrefLang={code}
          lang={code}
          aria-current={code === locale ? 'true' : undefined}
          aria-label={`${shortLanguageNames[code]}, ${languageChoices[code]}`}
          data-document=""
        >
          {shortLanguageNames[code]}
        </a>
      ))}
    </nav>
  );
}
