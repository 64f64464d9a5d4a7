import { holdsWords } from '@vitryna/contracts/option-words';
import { useTranslate } from '@vitryna/i18n/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.ts';
import type { FilterOption, FindOptions } from './filter-option.ts';
import styles from './option-search.module.css';
import { useFoundOptions } from './use-found-options.ts';

/** A search among a filter's own rows. */
export type OptionsInSight = {
  /** Values that fit; `null` while nothing is searched for. */
  fitting: ReadonlySet<string> | null;
  /** Values whose rows the search shows itself. */
  elsewhere: ReadonlySet<string>;
};

/** Props of {@link OptionSearch}. */
export type OptionSearchProps = {
  /** Title of the filter. */
  label: string;
  name: string;
  options: FilterOption[];
  /** Asks for options that are not among these. */
  find: FindOptions | undefined;
  /** All values are wanted, whatever is typed. */
  isWhole: boolean;
  row: (option: FilterOption) => ReactNode;
  onFind: (inSight: OptionsInSight) => void;
};

/** A search inside a long list of options. It only hides: a checkbox that leaves the page would leave the form as well. */
export function OptionSearch({ label, name, options, find, isWhole, row, onFind }: OptionSearchProps) {
  const t = useTranslate();
  const [query, setQuery] = useState('');
  const rows = useRef<HTMLDivElement>(null);
  const isSearched = query.trim() !== '';
  const { found, total, status, retry } = useFoundOptions({ name, options, find, query, isWhole, rows });
  const extras = found.filter(({ isOwn }) => !isOwn).map(({ option }) => option);
  const fitting = isSearched
    ? new Set([
        ...options.filter(({ text }) => holdsWords(text, query)).map(({ value }) => value),
        ...found.map(({ option }) => option.value),
      ])
    : null;
  const inSight = useRef({ onFind, fitting, extras });
  inSight.current = { onFind, fitting, extras };
  const key = `${fitting ? [...fitting].join() : '*'} ${extras.map(({ value }) => value).join()}`;
  useEffect(() => {
    const now = inSight.current;
    now.onFind({ fitting: now.fitting, elsewhere: new Set(now.extras.map(({ value }) => value)) });
  }, [key]);
  const beyond = total - found.length;
  return (
    <>
      <div className={styles.search}>
        <Icon path={icons.search} size={16} />
        <input
          type="search"
          aria-label={`${t('Find')}: ${label}`}
          placeholder={t('Search')}
          autoComplete="off"
          maxLength={100}
          onChange={(event) => setQuery(event.target.value)}
          // Enter narrows the list that is in sight already; it must not submit the filters.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <p className={styles.none} role="status">
          {status === 'busy' && t('Searching…')}
          {status === 'idle' && fitting?.size === 0 && t('Nothing found')}
          {status === 'idle' && isSearched && beyond > 0 && t('{{count}} more fit: type more', { count: beyond })}
        </p>
        {status === 'failed' && (
          <p className={styles.none} role="alert">
            {t('Other values did not load.')}{' '}
            <button type="button" className={styles.retry} onClick={retry}>
              {t('Try again')}
            </button>
          </p>
        )}
      </div>
      <div ref={rows}>{extras.map(row)}</div>
    </>
  );
}
