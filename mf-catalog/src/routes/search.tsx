import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { cardPreload } from '@vitryna/product-view';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Breadcrumbs, ChipRow, ChoiceChip, Notice, PageHeading } from '@vitryna/ui';
import { ProductList } from '#features/product-list/components/product-list.tsx';
import { UnderstoodNotice } from '#features/product-list/components/understood-notice.tsx';
import type { SearchPageData } from '#features/product-list/load-search.ts';
import { useUnreadNotice } from '#features/unread/use-unread-notice.tsx';
import styles from './list-page.module.css';

export const loader = lazyLoader(() => import('#features/product-list/load-search.ts'));

export const handle: PageHandle<SearchPageData> = {
  saysUnread: true,
  head: ({ data, t }) => {
    const preloadPicture = cardPreload(data.list.products[0]);
    const { query, correction, list } = data;
    const found = { query: correction?.used ?? query, products: t('{{count}} products', { count: list.total }) };
    return {
      title: t('Search: {{query}}', { query }),
      description:
        list.total > 0
          ? t('{{products}} for “{{query}}”: prices, stock and specifications to compare.', found)
          : t('Nothing was found for “{{query}}”. Try other words, or look through the catalogue.', found),
      ...(preloadPicture && { preloadPicture }),
    };
  },
};

export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const data = useLoaderData<typeof loader>();
  const notice = useUnreadNotice();
  const { query, correction, understood, omitted, categories, list } = data;
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ href: paths.home(locale), text: t('Home') }]} current={t('Search')} />
      <PageHeading note={t('{{count}} products', { count: list.total })}>
        {t('Results for “{{query}}”', { query: correction?.used ?? query })}
      </PageHeading>
      {correction && (
        <div className={styles.notice}>
          <Notice title={t('You typed “{{query}}”', { query: correction.original })}>
            <a href={correction.originalHref} rel="nofollow">
              {t('Search exactly for “{{query}}”', { query: correction.original })}
            </a>
          </Notice>
        </div>
      )}
      {understood && (
        <div className={styles.notice}>
          <UnderstoodNotice understood={understood} />
        </div>
      )}
      {omitted && (
        <div className={styles.notice}>
          <Notice title={t('No product has all the words')}>
            {t('These are products without: {{words}}.', { words: omitted })}
          </Notice>
        </div>
      )}
      <div className={styles.chips}>
        {categories.length > 1 && (
          <ChipRow label={t('Found in categories')} isScrolling>
            {categories.map(({ href, text, count, isChosen }) => (
              <ChoiceChip key={href} href={href} isChosen={isChosen}>
                {text} {count}
              </ChoiceChip>
            ))}
          </ChipRow>
        )}
      </div>
      <ProductList list={list} wholeTotal={null} notice={notice} />
    </div>
  );
}
