import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { NoJsPage } from '#features/product/components/no-js-page.tsx';
import { tabHead } from '#features/product/page-head.ts';
import { NoJsTextForm } from '#features/reviews/components/no-js-text-form.tsx';
import type { WriteView } from './load-write.ts';

export const loader = lazyLoader(() => import('./load-write.ts'));

export const handle: PageHandle<WriteView> = {
  head: ({ data: { head }, t }) => tabHead(head, t('Write a review'), true),
};

/** The no-JS addresses of the review buttons: a review and a question by forms that a browser posts. */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const { head, review, question } = useLoaderData<typeof loader>();
  return (
    <NoJsPage head={head} current={t('Write a review')}>
      <p>
        {t('We read every review before it is shown, usually within a day, and write to you.')}{' '}
        <a href={paths.reviewsPolicy(locale)}>{t('Which reviews we show')}</a>
      </p>
      <NoJsTextForm kind="review" title={t('Write a review')} productId={head.id} noJs={review} />
      <NoJsTextForm kind="question" title={t('Ask a question')} productId={head.id} noJs={question} />
    </NoJsPage>
  );
}
