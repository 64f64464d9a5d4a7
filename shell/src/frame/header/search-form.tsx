import { filterNames, maxSuggestQuery } from '@vitryna/contracts/filters';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { href } from '@vitryna/routing';
import { Icon } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './search-form.module.css';

/** Search by name, model or code: an ordinary form to the search page; a feature adds suggestions to it. */
export function SearchForm() {
  const t = useTranslate();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const isSearch = pathname.startsWith(href(locale, '/search'));
  const query = isSearch ? (new URLSearchParams(search).get(filterNames.searchQuery) ?? '') : '';
  const input = useRef<HTMLInputElement>(null);
  /** The last query: another page changes only that, not what is typed while it comes. */
  const asked = useRef(query);
  useEffect(() => {
    if (input.current?.value === asked.current) input.current.value = query;
    asked.current = query;
  }, [query]);
  return (
    <search className={styles.search}>
      <form
        className={styles.form}
        action={href(locale, '/search')}
        onSubmit={() => {
          asked.current = input.current?.value ?? '';
        }}
      >
        <Icon className={styles.icon} path={icons.search} />
        <input
          ref={input}
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
