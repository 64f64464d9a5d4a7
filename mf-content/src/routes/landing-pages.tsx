import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Breadcrumbs, KeptCopy, PageHeading, Pagination } from '@vitryna/ui';
import { OfferList } from '#features/content-page/landing/components/offer-list.tsx';
import type { LandingListView } from '#features/content-page/landing/load-landing-list.ts';
import styles from './landing.module.css';
import { Unavailable } from './unavailable.tsx';

export const loader = lazyLoader(() => import('#features/content-page/landing/load-landing-list.ts'));

export const handle: PageHandle<LandingListView | null> = {
  isSeoExternal: true,
  head: ({ data, locale, t }) =>
    data
      ? {
          title: t('Special offers'),
          breadcrumbs: [{ href: paths.home(locale), text: t('Home') }, { text: t('Special offers') }],
          ...(data.page > 1 && { canonicalPath: `/landing-page?page=${data.page}` }),
        }
      : { title: t('The page did not load'), isNoindex: true, hasNoTwin: true },
};

/** The list of landing pages: what runs first, what is over last. */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const view = useLoaderData<typeof loader>();
  if (!view) return <Unavailable />;
  const { offers, page, pages, total, pageSize } = view;
  const list = paths.landingPages(locale);
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ href: paths.home(locale), text: t('Home') }]} current={t('Special offers')} />
      <KeptCopy since={view.keptSince} />
      <PageHeading>{t('Special offers')}</PageHeading>
      {offers.length > 0 ? <OfferList offers={offers} /> : <p>{t('There are no offers now.')}</p>}
      <Pagination
        page={page}
        pages={pages}
        total={total}
        limit={pageSize}
        hrefOf={(one) => (one === 1 ? list : `${list}?page=${one}`)}
      />
    </div>
  );
}
