import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Breadcrumbs, PageHeading } from '@vitryna/ui';
import { NoJsDeliveryCost } from '#features/content-page/delivery-cost/components/no-js-delivery-cost.tsx';
import type { DeliveryCostView } from '#features/content-page/delivery-cost/load-delivery-cost.ts';
import styles from './content.module.css';

export const loader = lazyLoader(() => import('#features/content-page/delivery-cost/load-delivery-cost.ts'));

export const handle: PageHandle<DeliveryCostView> = {
  head: ({ t }) => ({ title: t('What delivery costs'), isNoindex: true }),
};

/** The calculator of delivery on a page of its own, for browsers without JavaScript (decision 115). */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const view = useLoaderData<typeof loader>();
  const title = t('What delivery costs');
  const crumbs = [
    { href: paths.home(locale), text: t('Home') },
    { href: paths.shippingPayment(locale), text: t('Delivery and payment') },
  ];
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={crumbs} current={title} />
      <PageHeading>{title}</PageHeading>
      <NoJsDeliveryCost {...view} />
    </div>
  );
}
