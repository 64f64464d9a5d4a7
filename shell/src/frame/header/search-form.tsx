import { filterNames, maxSuggestQuery } from '@vitryna/contracts/filters';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { href } from '@vitryna/routing';
import { Icon } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useLocation } from 'react-router';
import styles from './search-form.module.css';

/** Search by name, model or code: a plain form to the search page; a feature adds suggestions to it. */
export function SearchForm() {
  const t = useTranslate();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const isSearch = pathname.startsWith(href(locale, '/search'));
  const query = isSearch ? (new URLSearchParams(search).get(filterNames.searchQuery) ?? '') : '';
  return (
    <search className={styles.search}>
      <form key={query} className={styles.form} action={href(locale, '/search')}>
        <Icon className={styles.icon} path={icons.search} />
        <input
          className={styles.input}
          name={filterNames.searchQuery}
          required
          maxLength={maxSuggestQuery}
          defaultValue={query}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('Name, model or product code')}
          aria-label={t('Search products')}
        />
        <button className={styles.button} type="submit">
          {t('Find')}
        </button>
      </form>
    </search>
  );
}
