import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { LiveShelf } from '@vitryna/product-view/live';
import { useNavigation, usePageAnchors } from '@vitryna/remote-kit';
import { clearFilters, countFilters, emptyFilters, setPage } from '@vitryna/routing';
import { ButtonLink, ChipRow, classNames, Pagination, useInSight } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { type ReactNode, useId, useRef } from 'react';
import { listHref } from '../list-scope.ts';
import type { ListView } from '../to-list-view.ts';
import { useLoadMore } from '../use-load-more.ts';
import { useNearCards } from '../use-near-cards.ts';
import { AppliedChips } from './applied-chips.tsx';
import { EmptyList } from './empty-list.tsx';
import { FilterForm } from './filter-form.tsx';
import listView from './list-view.module.css';
import { LostList } from './lost-list.tsx';
import { PriceResetNotice } from './price-reset-notice.tsx';
import styles from './product-list.module.css';
import { SortMenu } from './sort-menu.tsx';

/** How many pictures are in view when the page opens on a phone. */
const priorityCount = 2;

// They do nothing without JavaScript, and only wide screens have them.
const loadSwitches = () => import('./list-switches.tsx');

/** Props of {@link ProductList}. */
export type ProductListProps = {
  list: ListView;
  /** Products without any filter; `null` where nobody counts them. */
  wholeTotal: number | null;
  /** The products of the address could not be read: `list` is the one before, and only its filters are shown. */
  isLost?: boolean;
  /** Stands above the products: they are those of before. */
  notice?: ReactNode;
};

/** Filters at the left, products at the right: the body of category and search. */
export function ProductList({ list, wholeTotal, isLost = false, notice }: ProductListProps) {
  const t = useTranslate();
  const locale = useLocale();
  const isBusy = useIsListLoading(list);
  const { products, lastPage, progress, handleMore } = useLoadMore(list);
  const { filters, total, pages } = list;
  const chosenCount = countFilters(filters);
  const switches = useRef<HTMLDivElement>(null);
  const late = useInSight(switches, loadSwitches);
  const near = useNearCards();
  const anchor = usePageAnchors();
  const filtersId = useId();
  const hrefOf = (page: number) => listHref(locale, list, setPage(filters, page));
  return (
    <div className={classNames(styles.columns, total === 0 && (chosenCount > 0 ? styles.none : styles.nothing))}>
      <a className={`visually-hidden ${styles.skip}`} href="#products">
        {t('Skip to products')}
      </a>
      {near?.hasFilters !== false && <FilterForm key={list.categorySlug} id={filtersId} list={list} />}
      <section
        {...anchor('products')}
        tabIndex={-1}
        aria-label={t('Products')}
        aria-busy={isBusy || undefined}
        className={styles.results}
      >
        <h2 className="visually-hidden">{t('Products')}</h2>
        <div className={styles.bar}>
          <div className={styles.opener}>
            <ButtonLink href="#filters" icon={icons.filters} isWide>
              {t('Filters')}
              {chosenCount > 0 && <span className={styles.counter}>{chosenCount}</span>}
            </ButtonLink>
          </div>
          {chosenCount > 0 && (
            <div className={styles.chips}>
              <ChipRow label={t('Chosen filters')} isScrolling>
                <AppliedChips list={list} />
                <a className={styles.reset} href={listHref(locale, list, clearFilters(filters))} data-keep-scroll="">
                  {t('Reset all')}
                </a>
              </ChipRow>
            </div>
          )}
          <div className={styles.menu}>{late && <late.FilterMenuSwitch controls={filtersId} />}</div>
          <p className={classNames(styles.count, chosenCount === 0 && styles.quiet)} role="status">
            {!isLost &&
              (chosenCount > 0 && wholeTotal !== null
                ? t('{{count}} of {{whole}} match your filters', { count: total, whole: wholeTotal })
                : t('{{count}} products', { count: total }))}
          </p>
          <SortMenu list={list} />
          <div ref={switches} className={styles.views}>
            {late && <late.ViewSwitch />}
          </div>
        </div>
        <PriceResetNotice />
        {notice}
        {isLost ? (
          <LostList />
        ) : products.length > 0 ? (
          <>
            <div className={classNames(styles.shelf, listView.products, isBusy && styles.busy)}>
              <LiveShelf
                products={products}
                layout="beside"
                view="table"
                priorityCount={priorityCount}
                isDue={near?.isDue}
              />
            </div>
            {(progress === 'failed' || progress === 'offline') && (
              <p className={styles.failed} role="alert">
                {t(
                  progress === 'offline'
                    ? 'No connection. The next products come when it is back.'
                    : 'The next products did not load. Try again.',
                )}
              </p>
            )}
            <Pagination
              page={filters.page}
              lastPage={lastPage}
              pages={pages}
              total={total}
              limit={filters.limit}
              hrefOf={hrefOf}
              moreHref={lastPage < pages ? hrefOf(lastPage + 1) : null}
              onMore={handleMore}
              isBusy={progress === 'busy'}
            />
          </>
        ) : (
          <EmptyList list={list} />
        )}
      </section>
    </div>
  );
}

/** Whether the same list with other filters is on its way; a product below it is another page. */
function useIsListLoading(list: ListView): boolean {
  const locale = useLocale();
  const { state, location } = useNavigation();
  if (state === 'idle' || !location) return false;
  const [base = ''] = listHref(locale, list, emptyFilters()).split('?');
  const { pathname } = location;
  return pathname === base || (pathname.startsWith(`${base}/`) && pathname.includes('=', base.length));
}
