import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { useStore, useStores } from '@vitryna/store/react';
import { ButtonLink, QuantityStepper } from '@vitryna/ui';
import type { ProductHeadView } from '../product-head-view.ts';
import styles from './order-row.module.css';

type Props = { head: ProductHeadView; quantity: number; onQuantity: (quantity: number) => void };

/**
 * How many, to buy them in one click, and what they cost a month. Once the product is in the cart the pieces are those of its line.
 * Without JavaScript one click is one call.
 */
export function OrderRow({ head, quantity, onQuantity }: Props) {
  const t = useTranslate();
  const { money } = useFormat();
  const stores = useStores();
  const inCart = useStore(({ cart }) => cart.lines.find(({ product }) => product.id === head.id)?.quantity);
  const { maxQuantity, instalment } = head.offer;
  const pieces = inCart ?? quantity;
  return (
    <>
      <div className={styles.row}>
        <QuantityStepper
          value={pieces}
          max={maxQuantity}
          label={head.title}
          onChange={(next) => (inCart === undefined ? onQuantity(next) : void stores.cart.setQuantity(head.id, next))}
        />
        <ButtonLink
          className={styles.quick}
          href={head.phone ? `tel:${head.phone.replaceAll(/[^+\d]/g, '')}` : '#'}
          onClick={(event) => {
            event.preventDefault();
            stores.modals.open('mf-product/quickOrder', {
              ...{ titleKey: 'Buy in one click', productId: head.id, quantity: pieces },
            });
          }}
        >
          {t('Buy in one click')}
        </ButtonLink>
      </div>
      {instalment && (
        <p className={styles.parts}>
          {t('From {{sum}} a month', { sum: money(instalment.monthly) })}
          {', '}
          {t('up to {{count}} payments', { count: instalment.parts })}
        </p>
      )}
    </>
  );
}
