import { useTranslate } from '@vitryna/i18n/react';
import type { PageHandle } from '@vitryna/remote-kit';
import { RetryNotice, TextSkeleton } from '@vitryna/ui';
import { type ComponentType, useEffect, useState } from 'react';
import styles from './order.module.css';

export const handle: PageHandle<null> = {
  head: ({ t }) => ({ title: t('Find my order') }),
};

/** Finds an order for who has its number and phone, and no letter. */
export function Component() {
  const t = useTranslate();
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
      {Form ? <Form /> : hasFailed ? <RetryNotice onRetry={bring} /> : <TextSkeleton lines={6} />}
    </div>
  );
}
