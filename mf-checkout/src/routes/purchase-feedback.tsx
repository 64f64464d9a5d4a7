import { isApiError } from '@vitryna/api-client';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData, useLocation } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { ButtonLink, EmptyState, RetryNotice, TextSkeleton } from '@vitryna/ui';
import { useEffect, useMemo, useState } from 'react';
import { NoJsFeedback } from '#features/feedback/components/no-js-feedback.tsx';
import { type FetchedFeedback, fetchFeedback } from '#features/feedback/fetch-feedback.ts';
import type { NoJsFeedback as NoJs } from '#features/feedback/load-feedback.ts';
import styles from './order.module.css';

export const loader = lazyLoader(() => import('#features/feedback/load-feedback.ts'));

export const handle: PageHandle<NoJs> = {
  head: ({ t }) => ({ title: t('How was the purchase?') }),
};

type State = FetchedFeedback | 'loading' | 'missing' | 'given' | 'failed' | { coupon: string | null };

/** The feedback request, sent once by e-mail. */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const noJs = useLoaderData<typeof loader>();
  const [state, setState] = useState<State>('loading');
  const [attempts, setAttempts] = useState(0);
  const key = useMemo(
    () => ({
      orderId: decodeURIComponent(pathname.split('/').at(-1) ?? ''),
      token: new URLSearchParams(search).get('token') ?? '',
    }),
    [pathname, search],
  );
  useEffect(() => {
    let isWanted = true;
    setState('loading');
    fetchFeedback(key).then(
      (brought) => isWanted && setState(brought.view.done ? 'given' : brought),
      (error: unknown) => {
        if (!isWanted) return;
        const status = isApiError(error) ? error.status : undefined;
        setState(status === 410 ? 'given' : status === 404 || status === 400 ? 'missing' : 'failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [key, attempts]);
  const home = (
    <ButtonLink kind="primary" href={paths.home(locale)}>
      {t('To the shop')}
    </ButtonLink>
  );
  return (
    <div className={`container ${styles.page}`} data-boundary="mf-checkout">
      {state === 'given' ? (
        <EmptyState level={1} title={t('You have told us already, thank you')} actions={home} />
      ) : state === 'missing' ? (
        <EmptyState level={1} title={t('This link is not good')} actions={home}>
          {t('Open it from the e-mail once more.')}
        </EmptyState>
      ) : typeof state === 'object' && 'coupon' in state ? (
        <EmptyState level={1} title={t('Thank you for your words')} actions={home}>
          {state.coupon && t('Your coupon for the next purchase: {{code}}', { code: state.coupon })}
        </EmptyState>
      ) : (
        <>
          <h1>{t('How was the purchase?')}</h1>
          {state === 'failed' ? (
            <RetryNotice onRetry={() => setAttempts((count) => count + 1)} />
          ) : state === 'loading' ? (
            <>
              <noscript>{noJs && <NoJsFeedback noJs={noJs} />}</noscript>
              <div className={styles.waiting}>
                <TextSkeleton lines={10} />
              </div>
            </>
          ) : (
            <state.Form view={state.view} feedbackKey={key} onDone={(coupon) => setState({ coupon })} />
          )}
        </>
      )}
    </div>
  );
}
