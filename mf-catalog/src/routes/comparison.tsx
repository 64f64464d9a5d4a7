import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Breadcrumbs, Notice, PageHeading, Tabs } from '@vitryna/ui';
import { ComparisonSkeleton } from '#features/comparison/components/comparison-skeleton.tsx';
import { ComparisonTable } from '#features/comparison/components/comparison-table.tsx';
import { ComparisonTools } from '#features/comparison/components/comparison-tools.tsx';
import { EmptyComparison } from '#features/comparison/components/empty-comparison.tsx';
import type { ComparisonPageData } from '#features/comparison/to-comparison-view.ts';
import { useHydrated } from '#features/comparison/use-hydrated.ts';
import { useOwnComparison } from '#features/comparison/use-own-comparison.ts';
import { useUnreadNotice } from '#features/unread/use-unread-notice.tsx';
import styles from './comparison.module.css';

export const loader = lazyLoader(() => import('#features/comparison/load-comparison.ts'));

export const handle: PageHandle<ComparisonPageData> = {
  saysUnread: true,
  head: ({ t }) => ({
    title: t('Comparison'),
    description: t('Prices and specifications side by side, with what differs and what is better.'),
  }),
};

export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const data = useLoaderData<typeof loader>();
  const notice = useUnreadNotice();
  const isHydrated = useHydrated();
  const isArriving = useOwnComparison(data);
  const { ids, leftOut, tabs, groups } = data;
  const [current] = tabs;
  // The server does not know what this browser compares: until it says so, there may be something.
  const isUnknown = ids.length === 0 && (!isHydrated || isArriving);
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ href: paths.home(locale), text: t('Home') }]} current={t('Comparison')} />
      <PageHeading>{t('Comparison')}</PageHeading>
      {notice}
      {leftOut > 0 && (
        <div className={styles.notice}>
          <Notice title={t('{{count}} products of this link are not shown', { count: leftOut })}>
            {t('They have left the shop, or there are more than six of one category.')}
          </Notice>
        </div>
      )}
      {current && (
        <>
          <Tabs
            label={t('Compared categories')}
            tabs={tabs.map((tab) => ({ href: tab.href, text: tab.name, count: tab.count, isCurrent: tab === current }))}
          />
          <ComparisonTools
            key={current.id}
            tab={current}
            rowCount={groups.reduce((sum, { rows }) => sum + rows.length, 0)}
          />
          <h2 className="visually-hidden">{t('Specifications')}</h2>
          <ComparisonTable key={`${current.id}=`} data={data} />
        </>
      )}
      {isUnknown && !notice && (
        <>
          <ComparisonSkeleton />
          <noscript>
            <EmptyComparison />
          </noscript>
        </>
      )}
      {!current && !isUnknown && <EmptyComparison />}
    </div>
  );
}
