import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Breadcrumbs, PageHeading } from '@vitryna/ui';
import { NoJsRequestForm } from '#features/content-page/request/components/no-js-request-form.tsx';
import type { NoJsRequestView } from '#features/content-page/request/load-no-js-request.ts';
import styles from './content.module.css';

export const loader = lazyLoader(() => import('#features/content-page/request/load-no-js-request.ts'));

const titleOf = ({ event }: NoJsRequestView) => (event === 'feedback' ? 'Write to us' : 'Leave a request');

export const handle: PageHandle<NoJsRequestView> = {
  head: ({ data, t }) => ({ title: t(titleOf(data)), isNoindex: true }),
};

/** An editors' form on a page of its own, for browsers without JavaScript (decision 115). */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const view = useLoaderData<typeof loader>();
  const title = t(titleOf(view));
  const crumbs = [
    { href: paths.home(locale), text: t('Home') },
    { href: paths.contact(locale), text: t('Contacts') },
  ];
  return (
    <div className={`container ${styles.page}`}>
      <Breadcrumbs crumbs={crumbs} current={title} />
      <PageHeading>{title}</PageHeading>
      <NoJsRequestForm {...view} />
    </div>
  );
}
