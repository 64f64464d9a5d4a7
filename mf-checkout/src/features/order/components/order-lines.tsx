import type { Order } from '@vitryna/contracts/api';
import { useFormat, useLocale, useTranslate } from '@vitryna/i18n/react';
import { toPicture } from '@vitryna/product-view';
import { paths } from '@vitryna/routing';
import { useStores } from '@vitryna/store/react';
import { Button, classNames, PictureWell, panelClass, wholeWords } from '@vitryna/ui';
import styles from './order.module.css';

/** The order's lines, prices and sums; what has been used for a while can be judged. */
export function OrderLines({ lines, summary, delivery, can }: Pick<Order, 'lines' | 'summary' | 'delivery' | 'can'>) {
  const t = useTranslate();
  const stores = useStores();
  const locale = useLocale();
  const { localise, money } = useFormat();
  // It is no part of the total.
  const isPaidToCarrier = delivery.payer === 'recipient' && delivery.price.amount > 0;
  return (
    <section className={panelClass}>
      <h2>{t('Products')}</h2>
      <ul className={styles.lines}>
        {lines.map(({ product, quantity, priceAtOrder }) => {
          const picture = toPicture(product.images, locale);
          return (
            <li key={product.id}>
              <PictureWell picture={picture && { ...picture, alt: '' }} />
              <a href={paths.product(locale, { categorySlug: product.categorySlug, productSlug: product.slug })}>
                {wholeWords(localise(product.name))}
              </a>
              <span className={styles.figures}>
                {t('{{quantity}} pc.', { quantity })} × {money(priceAtOrder)}
              </span>
              {can.review && (
                <Button
                  size={36}
                  className={classNames(styles.review, styles.scripted)}
                  aria-label={`${t('Write a review')}: ${localise(product.name)}`}
                  onClick={() => stores.modals.open('addReview', { productId: product.id })}
                >
                  {t('Write a review')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <dl className={styles.facts}>
        {summary.discount.amount > 0 && (
          <>
            <div>
              <dt>{t('Without the discount')}</dt>
              <dd>{money(summary.subtotal)}</dd>
            </div>
            <div>
              <dt>{t('Discount')}</dt>
              <dd>−{money(summary.discount)}</dd>
            </div>
          </>
        )}
        {summary.coupon && (
          <div>
            <dt>{t('Coupon {{code}}', { code: summary.coupon.code })}</dt>
            <dd>−{money(summary.coupon.discount)}</dd>
          </div>
        )}
        <div>
          <dt>{isPaidToCarrier ? t('Delivery, paid to the carrier') : t('Delivery')}</dt>
          <dd>{delivery.price.amount === 0 ? t('free') : money(delivery.price)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('Total')}</dt>
          <dd>{money(summary.total)}</dd>
        </div>
      </dl>
    </section>
  );
}
