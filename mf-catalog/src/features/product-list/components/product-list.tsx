import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { LiveShelf } from '@vitryna/product-view/shelf';
import { useNavigation } from '@vitryna/remote-kit';
import { clearFilters, countFilters, emptyFilters, setPage } from '@vitryna/routing';
import { ButtonLink, ChipRow, classNames, Pagination } from '@vitryna/ui';
import { listHref } from '../list-scope.ts';
import type { ListView } from '../to-list-view.ts';
import { AppliedChips } from './applied-chips.tsx';
import { EmptyList } from './empty-list.tsx';
import { FilterForm } from './filter-form.tsx';
import styles from './product-list.module.css';
import { SortMenu } from './sort-menu.tsx';

/** How many pictures are in view when the page opens on a phone. */
const priorityCount = 2;

/** Filters at the left, products at the right: the body of category and search. `wholeTotal` counts without filters. */
export function ProductList({ list, wholeTotal }: { list: ListView; wholeTotal: number | null }) {
  const t = useTranslate();
  const locale = useLocale();
  const isBusy = useIsListLoading(list);
  const { filters, total, pages, products } = list;
  const chosenCount = countFilters(filters);
  const hrefOf = (page: number) => listHref(locale, list, setPage(filters, page));
  return (
    <div className={styles.columns}>
      <FilterForm key={list.categorySlug} list={list} />
      <section aria-label={t('Products')} aria-busy={isBusy || undefined} className={styles.results}>
        <h2 className="visually-hidden">{t('Products')}</h2>
        <div className={styles.bar}>
          <div className={styles.opener}>
            <ButtonLink href="#filters" icon="filters" isWide>
              {t('Filters')}
              {chosenCount > 0 && <span className={styles.counter}>{chosenCount}</span>}
            </ButtonLink>
          </div>
          <SortMenu list={list} />
          {chosenCount > 0 && (
            <div className={styles.chips}>
              <ChipRow label={t('Chosen filters')} isScrolling>
                <AppliedChips list={list} />
                <a className={styles.reset} href={listHref(locale, list, clearFilters(filters))}>
                  {t('Reset all')}
                </a>
              </ChipRow>
            </div>
          )}
          <p className={classNames(styles.count, chosenCount === 0 && styles.quiet)} role="status">
            {chosenCount > 0 && wholeTotal !== null
              ? t('{{count}} of {{whole}} match your filters', { count: total, whole: wholeTotal })
              : t('{{count}} products', { count: total })}
          </p>
        </div>
        {products.length > 0 ? (
          <div className={classNames(styles.shelf, isBusy && styles.busy)}>
            <LiveShelf
              heading={t('Products')}
              products={products}
              layout="beside"
              view="table"
              priorityCount={priorityCount}
            />
          </div>
        ) : (
          <EmptyList list={list} />
        )}
        {products.length > 0 && (
          <Pagination
            page={filters.page}
            pages={pages}
            total={total}
            limit={filters.limit}
            hrefOf={hrefOf}
            moreHref={filters.page < pages ? hrefOf(filters.page + 1) : null}
          />
        )}
      </section>
    </div>
  );
}

/** Whether the same list with other filters is on its way. */
function useIsListLoading(list: ListView): boolean {
  const locale = useLocale();
  const { state, location } = useNavigation();
  if (state === 'idle' || !location) return false;
  return location.pathname.startsWith(listHref(locale, list, emptyFilters()));
}
