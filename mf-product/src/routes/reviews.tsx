import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { useStores } from '@vitryna/store/react';
import { ButtonLink, Pagination, ReviewSummary } from '@vitryna/ui';
import { DeliveryTerms } from '#features/delivery/components/delivery-terms.tsx';
import { ProductLayout } from '#features/product/components/product-layout.tsx';
import { tabCrumbs, tabHead } from '#features/product/page-head.ts';
import { Questions } from '#features/reviews/components/questions.tsx';
import { ReviewCard } from '#features/reviews/components/review-card.tsx';
import { ReviewFilters } from '#features/reviews/components/review-filters.tsx';
import { noJsReviews, reviewsHref } from '#features/reviews/reviews-state.ts';
import { useOwnVotes } from '#features/reviews/use-own-votes.ts';
import type { ReviewsView } from './load-reviews.ts';
import styles from './reviews.module.css';

export const loader = lazyLoader(() => import('./load-reviews.ts'));

export const handle: PageHandle<ReviewsView> = {
  head: ({ data: { head, reviews, state }, locale, t }) => {
    const isNarrowed = state.rating !== null || state.hasPictures || state.sort !== noJsReviews.sort;
    return {
      ...tabHead(head, t('Reviews'), reviews.length === 0 || isNarrowed),
      breadcrumbs: tabCrumbs(head, { locale, home: t('Home'), tab: t('Reviews') }),
    };
  },
};

/** Reviews and questions, a page at a time; each state of it is an address. */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const { head, state, summary, reviews, pages, total, limit, questions } = useLoaderData<typeof loader>();
  const mine = useOwnVotes(head.id, reviews.length > 0);
  const base = paths.product(locale, { categorySlug: head.categorySlug, productSlug: head.slug, tab: 'reviews' });
  const writeHref = `${paths.product(locale, { categorySlug: head.categorySlug, productSlug: head.slug })}/write`;
  const isNarrowed = state.rating !== null || state.hasPictures;
  return (
    <ProductLayout head={head} current="reviews" delivery={<DeliveryTerms head={head} />}>
      <section className={styles.reviews}>
        <h2 className="visually-hidden">{t('Reviews')}</h2>
        {summary ? (
          <div className={styles.summary}>
            <ReviewSummary
              average={summary.average}
              count={summary.count}
              distribution={summary.distribution}
              hrefOf={(grade) =>
                reviewsHref(base, { ...state, page: 1, rating: grade === state.rating ? null : grade })
              }
              current={state.rating}
            />
            {summary.recommend !== null && (
              <p className={styles.recommend}>{t('{{percent}} % recommend it', { percent: summary.recommend })}</p>
            )}
          </div>
        ) : (
          <p className={styles.none}>{t('Nobody has written about this product yet')}</p>
        )}
        <div className={styles.write}>
          <ButtonLink
            kind="primary"
            href={`${writeHref}#review`}
            rel="nofollow"
            onClick={(event) => {
              event.preventDefault();
              stores.modals.open('addReview', { productId: head.id });
            }}
          >
            {t('Write a review')}
          </ButtonLink>
        </div>
        {(total > 1 || isNarrowed) && (
          <ReviewFilters base={base} state={state} withPictures={summary?.withPictures ?? 0} />
        )}
        {reviews.length === 0 && isNarrowed && <p className={styles.none}>{t('No reviews like that')}</p>}
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} mine={mine[review.id] ?? 0} />
        ))}
        <Pagination
          page={state.page}
          pages={pages}
          total={total}
          limit={limit}
          hrefOf={(page) => reviewsHref(base, { ...state, page })}
        />
      </section>
      <Questions productId={head.id} questions={questions} state={state} base={base} writeHref={writeHref} />
    </ProductLayout>
  );
}
