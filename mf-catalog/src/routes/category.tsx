import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { cardPreload } from '@vitryna/product-view';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { countFilters, paths } from '@vitryna/routing';
import { Breadcrumbs, PageHeading, PromoTile, RichText } from '@vitryna/ui';
import { LostList } from '#features/product-list/components/lost-list.tsx';
import { ProductList } from '#features/product-list/components/product-list.tsx';
import { Questions } from '#features/product-list/components/questions.tsx';
import { Subcategories } from '#features/product-list/components/subcategories.tsx';
import { listStructuredData } from '#features/product-list/list-structured-data.ts';
import type { CategoryPageData } from '#features/product-list/load-category.ts';
import { useLastList } from '#features/product-list/use-last-list.ts';
import { useSteady } from '#features/product-list/use-steady.ts';
import { useUnreadNotice } from '#features/unread/use-unread-notice.tsx';
import styles from './list-page.module.css';

export const loader = lazyLoader(() => import('#features/product-list/load-category.ts'));

export const handle: PageHandle<CategoryPageData> = {
  saysUnread: true,
  head: ({ data, locale, t }) => {
    const page = data.list?.filters.page ?? 1;
    const preloadPicture = cardPreload(data.list?.products[0]);
    const isNumbered = page > 1 && data.isTitleOfAllPages;
    return {
      title: isNumbered ? `${data.title} — ${t('page {{number}}', { number: page })}` : data.title,
      description: data.description,
      isNoindex: data.isNoindex,
      ...(data.canonicalPath && { canonicalPath: data.canonicalPath }),
      breadcrumbs: [{ href: paths.home(locale), text: t('Home') }, ...data.crumbs, { text: data.name }],
      structuredData: data.list ? listStructuredData(data.list) : [],
      ...(preloadPicture && { preloadPicture }),
    };
  },
};

export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const data = useLoaderData<typeof loader>();
  const notice = useUnreadNotice();
  const list = useLastList(data);
  // Of a filtered list the bar says how many of how many.
  const isWhole = !list || countFilters(list.filters) === 0;
  const { top, promo } = useSteady(data.slug, { top: data.top, promo: data.promo });
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ href: paths.home(locale), text: t('Home') }, ...data.crumbs]} current={data.name} />
      <PageHeading note={isWhole ? t('{{count}} products', { count: data.categoryTotal }) : undefined}>
        {data.heading}
      </PageHeading>
      {data.subcategories.length > 0 && <Subcategories links={data.subcategories} />}
      {top && (
        <div className={styles.intro}>
          <RichText html={top} />
        </div>
      )}
      {promo.length > 0 && (
        <section className={styles.promo} aria-label={t('Offers')}>
          {promo.map((one) => (
            <PromoTile key={one.href} {...one} />
          ))}
        </section>
      )}
      {list ? (
        <ProductList list={list} wholeTotal={data.categoryTotal} isLost={!data.list} notice={notice} />
      ) : (
        <LostList />
      )}
      {(top || data.faq.length > 0 || data.bottom) && (
        <div className={styles.below}>
          {top && (
            <div className={styles.late}>
              <RichText html={top} />
            </div>
          )}
          {data.faq.length > 0 && <Questions faq={data.faq} />}
          {data.bottom && <RichText html={data.bottom} />}
        </div>
      )}
    </div>
  );
}
