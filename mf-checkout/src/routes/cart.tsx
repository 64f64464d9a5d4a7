import { useTranslate } from '@vitryna/i18n/react';
import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { EmptyCart } from '#features/cart/components/empty-cart.tsx';
import { NoJsCartForms } from '#features/cart/components/no-js-cart.tsx';
import { RefusedForm } from '#features/cart/components/refused-form.tsx';
import type { NoJsCart } from '#features/cart/load-no-js-cart.ts';
import styles from './cart.module.css';

export const loader = lazyLoader(() => import('#features/cart/load-no-js-cart.ts'));

export const handle: PageHandle<NoJsCart> = {
  head: ({ t }) => ({ title: t('Cart') }),
};

/** The cart as a page: for browsers without JavaScript, and for its address. */
export function Component() {
  const t = useTranslate();
  const view = useLoaderData<typeof loader>();
  return (
    <div className={`container ${styles.page}`} data-boundary="mf-checkout">
      <h1 className={styles.title}>{t('Cart')}</h1>
      <RefusedForm refusal={view.refusal} />
      {view.lines.length > 0 ? <NoJsCartForms {...view} /> : <EmptyCart />}
    </div>
  );
}
