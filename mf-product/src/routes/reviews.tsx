import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Pagination, ReviewSummary } from '@vitryna/ui';
import { ProductLayout } from '#features/product/components/product-layout.tsx';
import { tabCrumbs, tabHead } from '#features/product/page-head.ts';
import { ReviewCard } from '#features/reviews/components/review-card.tsx';
import type { ReviewsView } from './load-reviews.ts';
import styles from './reviews.module.css';

export const loader = lazyLoader(() => import('./load-reviews.ts'));

export const handle: PageHandle<ReviewsView> = {
  head: ({ data: { head, reviews }, locale, t }) => ({
    ...tabHead(head, t('Reviews'), reviews.length === 0),
    breadcrumbs: tabCrumbs(head, { locale, home: t('Home'), tab: t('Reviews') }),
  }),
};

/** What buyers say, a page at a time. */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const { head, summary, reviews, page, pages, total, limit } = useLoaderData<typeof loader>();
  const base = paths.product(locale, { categorySlug: head.categorySlug, productSlug: head.slug, tab: 'reviews' });
  return (
    <ProductLayout head={head} current="reviews">
      <section className={styles.reviews}>
        <h2 className="visually-hidden">{t('Reviews')}</h2>
        {summary ? (
          <div className={styles.summary}>
            <ReviewSummary average={summary.average} count={summary.count} distribution={summary.distribution} />
            {summary.recommend !== null && (
              <p className={styles.recommend}>{t('{{percent}} % recommend it', { percent: summary.recommend })}</p>
            )}
          </div>
        ) : (
          <p className={styles.none}>{t('Nobody has written about this product yet')}</p>
        )}
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
        <Pagination
          page={page}
          pages={pages}
          total={total}
          limit={limit}
          hrefOf={(number) => (number === 1 ? base : `${base}?page=${number}`)}
        />
      </section>
    </ProductLayout>
  );
}
