import { useTranslate } from '@vitryna/i18n/react';
import { useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.ts';
import type { FilterOption } from './filter-option.ts';
import { matchOptions } from './match-options.ts';
import styles from './option-search.module.css';

/** Props of {@link OptionSearch}. */
export type OptionSearchProps = {
  /** Title of the filter. */
  label: string;
  options: FilterOption[];
  /** Told the values that fit; `null` when nothing is searched for. */
  onFind: (values: ReadonlySet<string> | null) => void;
};

/** A search inside a long list of options. It only hides: a checkbox that leaves the page would leave the form as well. */
export function OptionSearch({ label, options, onFind }: OptionSearchProps) {
  const t = useTranslate();
  const [isEmpty, setEmpty] = useState(false);
  const search = (query: string) => {
    const found = matchOptions(options, query);
    setEmpty(found.length === 0);
    onFind(query.trim() === '' ? null : new Set(found.map(({ value }) => value)));
  };
  return (
    <div className={styles.search}>
      <Icon path={icons.search} size={16} />
      <input
        type="search"
        aria-label={`${t('Find')}: ${label}`}
        placeholder={t('Search')}
        autoComplete="off"
        onChange={(event) => search(event.target.value)}
        // Enter narrows the list that is in sight already; it must not submit the filters.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p className={styles.none} role="status">
        {isEmpty && t('Nothing found')}
      </p>
    </div>
  );
}
