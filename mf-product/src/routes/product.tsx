import { useLocale, useTranslate } from '@vitryna/i18n/react';
import {
  lazyLoader,
  type PageHandle,
  tabContext,
  useLoaderData,
  usePageAnchors,
  useRestDue,
} from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { useStores } from '@vitryna/store/react';
import { ButtonLink, Gallery, SpecTable } from '@vitryna/ui';
import { DeliveryTerms } from '#features/delivery/components/delivery-terms.tsx';
import { PriceHistory } from '#features/price/components/price-history.tsx';
import { Description } from '#features/product/components/description.tsx';
import { GalleryBadges } from '#features/product/components/gallery-badges.tsx';
import { ProductLayout } from '#features/product/components/product-layout.tsx';
import { productCrumbs } from '#features/product/page-head.ts';
import { preloadOf } from '#features/product/preload-picture.ts';
import { useLater } from '#features/product/use-later.ts';
import { LateShelves } from '#features/related/components/late-shelves.tsx';
import { RelatedRow } from '#features/related/components/related-row.tsx';
import { ReviewHighlights } from '#features/reviews/components/review-highlights.tsx';
import type { ExtrasView, SummaryView } from './load-summary.ts';
import styles from './product.module.css';

const loadSummary = () => import('./load-summary.ts');

export const loader = lazyLoader(loadSummary);

export const handle: PageHandle<SummaryView> = {
  head: ({ data: { head, pictures, structuredData, socialPicture }, locale, t }) => {
    const [first] = pictures;
    const alt = head.title;
    return {
      ...head.seo,
      breadcrumbs: productCrumbs(head, { locale, home: t('Home') }),
      structuredData,
      preloadPicture: preloadOf(pictures),
      ...(socialPicture
        ? { socialPicture: { url: socialPicture, width: 1200, height: 630, alt } }
        : first && { socialPicture: { url: `${first.base}l.jpg`, alt } }),
    };
  },
};

/** The product at a glance: pictures, price, key specifications, description, reviews, what belongs to it. */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const view = useLoaderData<typeof loader>();
  const isRestDue = useRestDue();
  const anchorOf = usePageAnchors();
  const stores = useStores();
  const { head, pictures, turn, keyRows } = view;
  const extras = useExtras(view);
  const { categorySlug, counts, offer } = head;
  const address = { categorySlug, productSlug: head.slug };
  const tabHref = (tab: 'specifications' | 'reviews' | 'videos') => paths.product(locale, { ...address, tab });
  const [film] = view.videos;
  const videos = film && { href: tabHref('videos'), list: view.videos };
  const enlarge = (at: { index?: number; isTurning?: boolean }) =>
    stores.modals.open('mf-product/gallery', {
      ...{ titleKey: 'Pictures of the product', shape: 'screen' },
      ...{ title: head.title, pictures, turn, videos, ...at },
    });
  return (
    <ProductLayout
      head={head}
      current="summary"
      delivery={<DeliveryTerms head={head} />}
      similarHref={extras?.similar.length ? '#similar' : undefined}
      lead={
        <Gallery
          key={head.id}
          pictures={pictures}
          anchorOf={anchorOf}
          onEnlarge={(index) => enlarge({ index })}
          onTurn={turn ? () => enlarge({ isTurning: true }) : undefined}
          badges={<GalleryBadges price={offer.price} previousPrice={offer.previousPrice} badges={view.badges} />}
          videos={videos && { ...videos, count: counts.videos, poster: film.poster ?? pictures[0] ?? null }}
        />
      }
      shelves={
        isRestDue &&
        extras && (
          <>
            <RelatedRow anchor="accessories" title={t('Goes well with it')} products={extras.accessories} />
            <RelatedRow
              anchor="similar"
              title={t('Similar products')}
              products={extras.similar}
              link={{
                href: paths.category(locale, { categorySlug }),
                text: t('The whole category'),
              }}
            />
            <LateShelves key={head.id} productId={head.id} />
          </>
        )
      }
    >
      {isRestDue && (
        <>
          {keyRows.length > 0 && (
            <section>
              <h2>{t('Main figures')}</h2>
              <SpecTable rows={keyRows} isDouble />
              {counts.specifications > keyRows.length && (
                <ButtonLink className={styles.all} href={tabHref('specifications')}>
                  {t('All {{count}} specifications', { count: counts.specifications })}
                </ButtonLink>
              )}
            </section>
          )}
          <Description html={view.description} />
          {extras && (
            <PriceHistory
              key={head.id}
              productId={head.id}
              given={extras.prices}
              formHref={`${paths.product(locale, address)}/notify`}
            />
          )}
          {extras?.reviews && <ReviewHighlights {...extras.reviews} href={tabHref('reviews')} />}
        </>
      )}
    </ProductLayout>
  );
}

/** Reviews and shelves, read when the page is in sight where no document brought them. */
function useExtras(view: SummaryView): ExtrasView | null {
  const { id, counts } = view.head;
  return useLater(view, view.extras, async (signal) => {
    const { readExtras } = await loadSummary();
    const { api, locale } = tabContext();
    const extras = await readExtras(api, { locale, product: { id, reviews: { count: counts.reviews } }, signal });
    return extras.view;
  });
}
