import { useTranslate } from '@vitryna/i18n/react';
import { type ReactNode, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Fold } from '../fold/fold.tsx';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.ts';
import { Checkbox } from './checkbox.tsx';
import styles from './filter-group.module.css';
import type { FilterOption, FindOptions } from './filter-option.ts';
import type { OptionsInSight } from './option-search.tsx';
import { useInSight } from './use-in-sight.ts';

/** The frame of one filter: a head that folds, with the number of chosen values. It works without JavaScript. */
export function FilterFrame({
  title,
  chosenCount = 0,
  isOpen,
  children,
}: {
  title: string;
  chosenCount?: number;
  isOpen: boolean;
  children: ReactNode;
}) {
  const t = useTranslate();
  return (
    <Fold className={styles.group} open={isOpen}>
      <summary className={styles.head}>
        {title}
        {chosenCount > 0 && (
          <span className={styles.counter}>
            {chosenCount}
            <span className="visually-hidden"> {t('chosen')}</span>
          </span>
        )}
        <Icon path={icons.chevronDown} className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </Fold>
  );
}

const loadSearch = async () => (await import('./option-search.tsx')).OptionSearch;

/** Props of {@link FilterGroup}. */
export type FilterGroupProps = {
  title: string;
  /** Name of the form field; every chosen value is sent under it. */
  name: string;
  options: FilterOption[];
  isOpen: boolean;
  /** How many values are seen before «Ще N». */
  shownCount?: number;
  /** The filter has more values than these: how they are asked for, and the page that has them all, for browsers without scripts. */
  more?: { find: FindOptions; href: string } | '' | undefined;
};

const unsearched: OptionsInSight = { fitting: null, elsewhere: new Set() };

/** Checkboxes of one filter. Over eight values there is a search in the list; the rest folds behind «Ще N». */
export function FilterGroup({ title, name, options, isOpen, shownCount = 5, more }: FilterGroupProps) {
  const t = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const OptionSearch = useInSight(place, loadSearch);
  const [{ fitting, elsewhere }, setInSight] = useState(unsearched);
  const [isWhole, setWhole] = useState(false);
  // Values that were chosen beyond the fold when the page came stand in sight. A later choice stays where it was made: a
  // row that moves would lose its focus.
  const [lifted] = useState(() => new Set(options.filter(({ isChosen }) => isChosen).map(({ value }) => value)));
  const own = options.filter(({ value }) => !elsewhere.has(value));
  const seen = own.filter(({ value }, index) => index < shownCount || lifted.has(value));
  const rest = own.filter((option) => !seen.includes(option));
  // The search only hides: a checkbox that leaves the page would leave the form as well.
  const row = (option: FilterOption) => (
    <FilterRow key={option.value} name={name} option={option} isHidden={fitting?.has(option.value) === false} />
  );
  return (
    <FilterFrame title={title} chosenCount={options.filter((option) => option.isChosen).length} isOpen={isOpen}>
      {(options.length > 8 || more) && (
        <div ref={place} className={styles.search}>
          {OptionSearch && (
            <OptionSearch
              label={title}
              name={name}
              options={options}
              find={more ? more.find : undefined}
              isWhole={isWhole}
              row={row}
              onFind={setInSight}
            />
          )}
        </div>
      )}
      {seen.map(row)}
      {rest.length > 0 && (
        <details open={fitting !== null || rest.some(({ isChosen }) => isChosen) || undefined}>
          <summary className={styles.more}>{t('{{count}} more', { count: rest.length })}</summary>
          {rest.map(row)}
        </details>
      )}
      {more && !isWhole && (
        <a
          className={styles.more}
          href={more.href}
          rel="nofollow"
          data-in-place=""
          onClick={(event) => {
            if (!OptionSearch) return;
            event.preventDefault();
            setWhole(true);
          }}
        >
          {t('All values')}
        </a>
      )}
    </FilterFrame>
  );
}

/** Two elements a row: a category page has a hundred rows, and its count is a figure beside the words, not a part of them. */
function FilterRow({ name, option, isHidden }: { name: string; option: FilterOption; isHidden: boolean }) {
  const isEmpty = option.count === 0 && !option.isChosen;
  return (
    <label
      ref={option.colour === undefined ? undefined : (row) => row?.style.setProperty('--swatch', option.colour ?? '')}
      className={classNames(isEmpty ? styles.empty : styles.row, option.colour && styles.swatch)}
      data-count={option.count}
      hidden={isHidden}
    >
      <Checkbox name={name} value={option.value} defaultChecked={option.isChosen ?? false} disabled={isEmpty} />
      {option.text}
    </label>
  );
}
