import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { cardPreload } from '@vitryna/product-view';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Breadcrumbs, ChipRow, LinkChip, PageHeading } from '@vitryna/ui';
import { ProductList } from '#features/product-list/components/product-list.tsx';
import { Questions } from '#features/product-list/components/questions.tsx';
import { RichText } from '#features/product-list/components/rich-text.tsx';
import { listStructuredData } from '#features/product-list/list-structured-data.ts';
import type { CategoryPageData } from '#features/product-list/load-category.ts';
import styles from './list-page.module.css';

export const loader = lazyLoader(() => import('#features/product-list/load-category.ts'));

export const handle: PageHandle<CategoryPageData> = {
  head: ({ data, locale, t }) => {
    const { page } = data.list.filters;
    const preloadPicture = cardPreload(data.list.products[0]);
    return {
      title: page > 1 ? `${data.title} — ${t('page {{number}}', { number: page })}` : data.title,
      description: data.description,
      isNoindex: data.isNoindex,
      ...(data.canonicalPath && { canonicalPath: data.canonicalPath }),
      breadcrumbs: [{ href: paths.home(locale), text: t('Home') }, ...data.crumbs, { text: data.name }],
      structuredData: listStructuredData(data.list),
      ...(preloadPicture && { preloadPicture }),
    };
  },
};

export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const data = useLoaderData() as CategoryPageData;
  const { list, subcategories } = data;
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ href: paths.home(locale), text: t('Home') }, ...data.crumbs]} current={data.name} />
      <PageHeading note={t('{{count}} products', { count: data.categoryTotal })}>{data.heading}</PageHeading>
      {subcategories.length > 0 && (
        <div className={styles.chips}>
          <ChipRow label={t('Subcategories')} isScrolling>
            {subcategories.map(({ href, text }) => (
              <LinkChip key={href} href={href}>
                {text}
              </LinkChip>
            ))}
          </ChipRow>
        </div>
      )}
      {data.top && <RichText html={data.top} />}
      <ProductList list={list} wholeTotal={data.categoryTotal} />
      {(data.faq.length > 0 || data.bottom) && (
        <div className={styles.below}>
          {data.faq.length > 0 && <Questions faq={data.faq} />}
          {data.bottom && <RichText html={data.bottom} />}
        </div>
      )}
    </div>
  );
}
