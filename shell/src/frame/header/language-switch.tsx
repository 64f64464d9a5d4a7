import { useLocale } from '@vitryna/i18n/react';
import { pathBelowPrefix, twin } from '@vitryna/routing';
import { useLocation } from 'react-router';
import { useWholeSearch } from '../../document/whole-search.ts';
import styles from './language-switch.module.css';

const names = { uk: 'UA', ru: 'RU' } as const;
const labels = { uk: 'Українською', ru: 'На русском' } as const;

/** The same page in the other language, with the same query; a document navigation, because a tab keeps its language. */
export function LanguageSwitch({ label }: { label: string }) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const search = useWholeSearch();
  const other = twin(locale, pathBelowPrefix(pathname), search);
  return (
    <nav className={styles.switch} aria-label={label}>
      {(['uk', 'ru'] as const).map((code) => (
        <a
          key={code}
          className={code === locale ? styles.current : styles.other}
          href={code === locale ? pathname + search : other}
          hrefLang={code}
          lang={code}
          aria-current={code === locale ? 'true' : undefined}
          aria-label={`${names[code]}, ${labels[code]}`}
          data-document=""
        >
          {names[code]}
        </a>
      ))}
    </nav>
  );
}
