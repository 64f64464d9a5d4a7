import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Breadcrumbs, ButtonLink, ChipRow, ChoiceChip, EmptyState, PageHeading } from '@vitryna/ui';
import { ComparisonTable } from '#features/comparison/components/comparison-table.tsx';
import type { ComparisonPageData } from '#features/comparison/load-comparison.ts';
import { useOwnComparison } from '#features/comparison/use-own-comparison.ts';
import styles from './list-page.module.css';

export const loader = lazyLoader(() => import('#features/comparison/load-comparison.ts'));

export const handle: PageHandle<ComparisonPageData> = {
  head: ({ t }) => ({ title: t('Comparison'), isNoindex: true }),
};

export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const data = useLoaderData() as ComparisonPageData;
  useOwnComparison(data.ids);
  const [current] = data.tabs;
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={[{ href: paths.home(locale), text: t('Home') }]} current={t('Comparison')} />
      <PageHeading>{t('Comparison')}</PageHeading>
      {data.tabs.length > 0 && (
        <div className={styles.chips}>
          <ChipRow label={t('Compared categories')} isScrolling>
            {data.tabs.map((tab) => (
              <ChoiceChip key={tab.id} href={tab.href} isChosen={tab === current}>
                {tab.name} {tab.count}
              </ChoiceChip>
            ))}
          </ChipRow>
        </div>
      )}
      {current ? (
        <ComparisonTable key={current.id} data={data} />
      ) : (
        <EmptyState
          title={t('Nothing to compare yet')}
          actions={
            <ButtonLink kind="primary" size={52} href={paths.catalog(locale)}>
              {t('To the catalogue')}
            </ButtonLink>
          }
        >
          {t('Press the scales on two or more products of one category.')}
        </EmptyState>
      )}
    </div>
  );
}
