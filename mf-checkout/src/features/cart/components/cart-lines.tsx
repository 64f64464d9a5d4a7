import type { CartLine } from '@vitryna/contracts/api';
import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { useStores } from '@vitryna/store/react';
import { useRef } from 'react';
import { toCartLineView } from '../cart-line-view.ts';
import { CartLineRow } from './cart-line-row.tsx';
import styles from './cart-lines.module.css';
import { LineSkeleton } from './cart-skeleton.tsx';

type Props = { lines: CartLine[]; isArriving?: boolean };

/** The lines of the cart, editable; a product that is being added stands as a skeleton until its line is here. */
export function CartLines({ lines, isArriving }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const stores = useStores();
  const list = useRef<HTMLUListElement>(null);
  const handleRemove = (productId: string) => {
    void stores.cart.remove(productId);
    // The pressed button is gone with its line: the keyboard goes on from the list.
    list.current?.focus();
  };
  return (
    <ul ref={list} className={styles.lines} tabIndex={-1} aria-label={t('Products in the cart')}>
      {lines.map((line) => (
        <CartLineRow
          key={line.product.id}
          view={toCartLineView(line, locale)}
          onQuantity={(quantity) => void stores.cart.setQuantity(line.product.id, quantity)}
          onRemove={() => handleRemove(line.product.id)}
        />
      ))}
      {isArriving && <LineSkeleton />}
    </ul>
  );
}
