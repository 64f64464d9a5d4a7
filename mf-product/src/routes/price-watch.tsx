import { FormFacts } from '@vitryna/forms';
import { useFormat, useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, tabContext, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { Button, ButtonLink, EmptyState, Notice, RetryNotice } from '@vitryna/ui';
import { type SubmitEvent, useState } from 'react';
import { answerWatch, getWatch } from '#features/price/api/watch-price.ts';
import styles from './answer.module.css';
import { type PriceWatchPage, toFailure, type WatchView } from './load-price-watch.ts';

export const loader = lazyLoader(() => import('./load-price-watch.ts'));

export const handle: PageHandle<PriceWatchPage> = {
  head: ({ t }) => ({ title: t('Watching a price') }),
};

/** The targets of price alert e-mails: one press confirms, one stops. Without JavaScript each is a form. */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const { localise, money } = useFormat();
  const { token, watch, isRefused } = useLoaderData<typeof loader>();
  const [state, setState] = useState<WatchView | 'stopped'>(watch);
  const read = () => getWatch(tabContext().api, token).catch(toFailure);
  const answer = async (said: 'confirm' | 'stop') => {
    try {
      await answerWatch(tabContext().api, token, said);
      setState(said === 'stop' ? 'stopped' : await read());
    } catch (error) {
      setState(toFailure(error));
    }
  };
  const home = <ButtonLink href={paths.home(locale)}>{t('To the shop')}</ButtonLink>;
  return (
    <div className={`container ${styles.page}`} data-boundary="mf-product">
      {state === 'failed' ? (
        <RetryNotice onRetry={() => void read().then(setState)} />
      ) : state === 'gone' ? (
        <EmptyState level={1} title={t('This watch is over')} actions={home}>
          {t('It was stopped, or its e-mail was not answered for a week.')}
        </EmptyState>
      ) : state === 'stopped' ? (
        <EmptyState level={1} title={t('We will write no more about this price')} actions={home} />
      ) : (
        <EmptyState
          level={1}
          title={state.isConfirmed ? t('We are watching the price') : t('Watch this price?')}
          actions={<Answers token={token} isConfirmed={state.isConfirmed} onAnswer={answer} />}
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
          {isRefused && state === watch && (
            <div className={styles.refused}>
              <Notice kind="error" title={t('That did not work. Try once more')} />
            </div>
          )}
        </EmptyState>
      )}
    </div>
  );
}

type AnswersProps = { token: string; isConfirmed: boolean; onAnswer: (answer: 'confirm' | 'stop') => Promise<void> };

function Answers({ token, isConfirmed, onAnswer }: AnswersProps) {
  const t = useTranslate();
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isConfirming = event.nativeEvent.submitter?.getAttribute('value') === 'confirm';
    void onAnswer(isConfirming ? 'confirm' : 'stop');
  };
  return (
    <form method="post" className={styles.answers} onSubmit={handleSubmit}>
      <FormFacts form="answer" formKey={undefined} />
      <input type="hidden" name="token" value={token} />
      {!isConfirmed && (
        <Button type="submit" name="answer" value="confirm" kind="primary">
          {t('Confirm')}
        </Button>
      )}
      <Button type="submit" name="answer" value="stop">
        {t('Stop watching')}
      </Button>
    </form>
  );
}
