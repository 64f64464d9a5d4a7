import { useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { EmptyCart } from '#features/cart/components/empty-cart.tsx';
import { PlainCartForms } from '#features/cart/components/plain-cart.tsx';
import { RefusedForm } from '#features/cart/components/refused-form.tsx';
import type { PlainCart } from '#features/cart/load-plain-cart.ts';
import styles from './cart.module.css';

export const loader = lazyLoader(() => import('#features/cart/load-plain-cart.ts'));

export const handle: PageHandle<PlainCart> = {
  head: ({ t }) => ({ title: t('Cart') }),
};

/** The cart as a page: for browsers without JavaScript, and whoever has its address. */
export function Component() {
  const t = useTranslate();
  const view = useLoaderData<typeof loader>();
  return (
    <div className={`container ${styles.page}`} data-boundary="mf-checkout">
      <h1 className={styles.title}>{t('Cart')}</h1>
      <RefusedForm refusal={view.refusal} />
      {view.lines.length > 0 ? <PlainCartForms {...view} /> : <EmptyCart />}
    </div>
  );
}
