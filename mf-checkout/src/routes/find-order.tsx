import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { RetryNotice, TextSkeleton } from '@vitryna/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { NoJsFindForm } from '#features/order/components/no-js-find-form.tsx';
import type { NoJsFind } from '#features/order/load-find-order.ts';
import styles from './order.module.css';

export const loader = lazyLoader(() => import('#features/order/load-find-order.ts'));

export const handle: PageHandle<NoJsFind> = {
  head: ({ t }) => ({ title: t('Find my order') }),
};

/** Finds an order for who has its number and phone, and no e-mail. */
export function Component() {
  const t = useTranslate();
  const locale = useLocale();
  const noJs = useLoaderData<typeof loader>();
  const [Form, setForm] = useState<ComponentType | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const preload = () => {
    setFailed(false);
    import('#features/order/components/find-order-form.tsx').then(
      ({ FindOrderForm }) => setForm(() => FindOrderForm),
      () => setFailed(true),
    );
  };
  useEffect(preload, []);
  return (
    <div className={`container ${styles.page} ${styles.beside}`} data-boundary="mf-checkout">
      <h1>{t('Find my order')}</h1>
      <div>
        {Form ? (
          <Form />
        ) : hasFailed ? (
          <RetryNotice onRetry={preload} />
        ) : (
          <>
            <noscript>{noJs && <NoJsFindForm noJs={noJs} />}</noscript>
            <div className={styles.waiting}>
              <TextSkeleton lines={6} />
            </div>
          </>
        )}
      </div>
      {/* Below the form, whose place nothing else has the height of. */}
      <section className={styles.help} hidden={Form === null}>
        <h2>{t('Where the number is')}</h2>
        <p>{t('In the e-mail or the message that you got when you ordered: eight digits in two groups.')}</p>
        <h2>{t('Which phone')}</h2>
        <p>{t('The one that you gave as yours in the order, even if another person collects it.')}</p>
        <h2>{t('You have an account')}</h2>
        <p>
          <a href={paths.accountOrders(locale)}>{t('All your orders')}</a>
        </p>
      </section>
    </div>
  );
}
