import { useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { RetryNotice, TextSkeleton } from '@vitryna/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { PlainFindForm } from '#features/order/components/plain-find-form.tsx';
import type { PlainFind } from '#features/order/load-find-order.ts';
import styles from './order.module.css';

export const loader = lazyLoader(() => import('#features/order/load-find-order.ts'));

export const handle: PageHandle<PlainFind> = {
  head: ({ t }) => ({ title: t('Find my order') }),
};

/** Finds an order for who has its number and phone, and no letter. */
export function Component() {
  const t = useTranslate();
  const plain = useLoaderData<typeof loader>();
  const [Form, setForm] = useState<ComponentType | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const bring = () => {
    setFailed(false);
    import('#features/order/components/find-order-form.tsx').then(
      ({ FindOrderForm }) => setForm(() => FindOrderForm),
      () => setFailed(true),
    );
  };
  useEffect(bring, []);
  return (
    <div className={`container ${styles.page} ${styles.narrow}`} data-boundary="mf-checkout">
      <h1>{t('Find my order')}</h1>
      {Form ? (
        <Form />
      ) : hasFailed ? (
        <RetryNotice onRetry={bring} />
      ) : (
        <>
          <noscript>{plain && <PlainFindForm plain={plain} />}</noscript>
          <div className={styles.waiting}>
            <TextSkeleton lines={6} />
          </div>
        </>
      )}
    </div>
  );
}
