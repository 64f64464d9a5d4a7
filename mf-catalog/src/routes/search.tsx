import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { cardPreload } from '@vitryna/product-view';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Breadcrumbs, ChipRow, LinkChip, Notice, PageHeading } from '@vitryna/ui';
import { ProductList } from '#features/product-list/components/product-list.tsx';
import type { SearchPageData } from '#features/product-list/load-search.ts';
import styles from './list-page.module.css';

export const loader = lazyLoader(() => import('#features/product-list/load-search.ts'));

export const handle: PageHandle<SearchPageData> = {
  head: ({ data, t }) => {
    const preloadPicture = cardPreload(data.list.products[0]);
    return {
      title: t('Search: {{query}}', { query: data.query }),
      isNoindex: true,
      ...(preloadPicture && { preloadPicture }),
    };
  },
};

export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const { query, correctedTo, categories, list } = useLoaderData() as SearchPageData;
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ href: paths.home(locale), text: t('Home') }]} current={t('Search')} />
      <PageHeading note={t('{{count}} products', { count: list.total })}>
        {t('Results for “{{query}}”', { query: correctedTo ?? query })}
      </PageHeading>
      {correctedTo && (
        <div className={styles.notice}>
          <Notice title={t('Nothing was found for “{{query}}”', { query })}>
            {t('These are products for “{{query}}”.', { query: correctedTo })}
          </Notice>
        </div>
      )}
      {categories.length > 0 && (
        <div className={styles.chips}>
          <ChipRow label={t('Found in categories')} isScrolling>
            {categories.map(({ href, text, count }) => (
              <LinkChip key={href} href={href}>
                {text} {count}
              </LinkChip>
            ))}
          </ChipRow>
        </div>
      )}
      <ProductList list={list} wholeTotal={null} />
    </div>
  );
}
