import { isApiError } from '@vitryna/api-client';
import type { PriceWatch } from '@vitryna/contracts/api';
import { useFormat, useLocale, useTranslate } from '@vitryna/i18n/react';
import { type PageHandle, tabContext, useLocation } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Button, ButtonLink, EmptyState, RetryNotice, TextSkeleton } from '@vitryna/ui';
import { useEffect, useState } from 'react';
import { answerWatch, getWatch } from '#features/price/api/watch-price.ts';

export const handle: PageHandle<null> = {
  head: ({ t }) => ({ title: t('Watching a price') }),
};

type State = PriceWatch | 'loading' | 'gone' | 'failed' | 'stopped';

const toFailure = (error: unknown): State =>
  isApiError(error) && (error.status === 410 || error.status === 400) ? 'gone' : 'failed';

/** Where the letters of price watches lead: one press confirms, one stops. */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const { localise, money } = useFormat();
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    if (state !== 'loading') return;
    let isWanted = true;
    getWatch(tabContext().api, token).then(
      (watch) => isWanted && setState(watch),
      (error: unknown) => isWanted && setState(toFailure(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [token, state]);
  const answer = async (said: 'confirm' | 'stop') => {
    const { api } = tabContext();
    try {
      await answerWatch(api, token, said);
      setState(said === 'stop' ? 'stopped' : await getWatch(api, token));
    } catch (error) {
      setState(toFailure(error));
    }
  };
  const home = <ButtonLink href={paths.home(locale)}>{t('To the shop')}</ButtonLink>;
  return (
    <div className="container" data-boundary="mf-product">
      {state === 'loading' ? (
        <TextSkeleton lines={6} />
      ) : state === 'failed' ? (
        <RetryNotice onRetry={() => setState('loading')} />
      ) : state === 'gone' ? (
        <EmptyState level={1} title={t('This watch is over')} actions={home}>
          {t('It was stopped, or its letter was not answered for a week.')}
        </EmptyState>
      ) : state === 'stopped' ? (
        <EmptyState level={1} title={t('We will write no more about this price')} actions={home} />
      ) : (
        <EmptyState
          level={1}
          title={state.isConfirmed ? t('We are watching the price') : t('Watch this price?')}
          actions={
            <>
              {!state.isConfirmed && (
                <Button kind="primary" onClick={() => answer('confirm')}>
                  {t('Confirm')}
                </Button>
              )}
              <Button onClick={() => answer('stop')}>{t('Stop watching')}</Button>
            </>
          }
        >
          <a
            href={paths.product(locale, {
              categorySlug: state.product.categorySlug,
              productSlug: state.product.slug,
            })}
          >
            {localise(state.product.name)}
          </a>
          {'. '}
          {state.targetAmount === null
            ? t('We write at every fall.')
            : t('We write when it costs {{sum}} or less.', { sum: money(state.targetAmount) })}
        </EmptyState>
      )}
    </div>
  );
}
