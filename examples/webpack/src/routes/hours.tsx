import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Breadcrumbs, ButtonLink, PageHeading } from '@vitryna/ui';
import { HoursCard } from '#features/hours/components/hours-card.tsx';
import type { Hours } from '#features/hours/load-hours.ts';
import styles from './hours.module.css';

export const loader = lazyLoader(() => import('#features/hours/load-hours.ts'));

export const handle: PageHandle<Hours> = {
  head: ({ t, locale }) => ({
    title: t('When we answer'),
    breadcrumbs: [{ href: paths.home(locale), text: t('Home') }, { text: t('When we answer') }],
  }),
};

/** When the store answers its phone; who it is in a modal. */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const hours = useLoaderData<typeof loader>();
  return (
    <div className={`container ${styles.page}`} data-boundary="mf-example-webpack">
      <Breadcrumbs crumbs={[{ href: paths.home(locale), text: t('Home') }]} current={t('When we answer')} />
      <PageHeading>{t('When we answer')}</PageHeading>
      <HoursCard hours={hours} />
      <ButtonLink href={paths.aboutCompany(locale)} data-modal="mf-example-webpack/company">
        {t('The company behind the store')}
      </ButtonLink>
    </div>
  );
}
