import { useTranslate } from '@vitryna/i18n/react';
import { type ReactNode, useRef, useState } from 'react';
import { FilterFrame } from './filter-frame.tsx';
import styles from './filter-group.module.css';
import type { FilterOption, FindOptions } from './filter-option.ts';
import { FilterRow } from './filter-row.tsx';
import type { OptionsInSight } from './option-search.tsx';
import { useFolded } from './use-folded.tsx';
import { useInSight } from './use-in-sight.ts';

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
export function FilterGroup({ isOpen, ...group }: FilterGroupProps) {
  const chosenCount = group.options.filter(({ isChosen }) => isChosen).length;
  return (
    <FilterFrame title={group.title} chosenCount={chosenCount} isOpen={isOpen}>
      <FilterOptions {...group} />
    </FilterFrame>
  );
}

function FilterOptions({ title, name, options, shownCount = 5, more }: Omit<FilterGroupProps, 'isOpen'>) {
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
    <>
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
        <FoldedRows count={rest.length} isOpen={fitting !== null || rest.some(({ isChosen }) => isChosen)}>
          {rest.map(row)}
        </FoldedRows>
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
    </>
  );
}

function FoldedRows({ count, isOpen, children }: { count: number; isOpen: boolean; children: ReactNode }) {
  const t = useTranslate();
  const { place, details } = useFolded(isOpen);
  return (
    <details {...details} open={isOpen || undefined}>
      <summary className={styles.more}>{t('{{count}} more', { count })}</summary>
      {place(children)}
    </details>
  );
}
