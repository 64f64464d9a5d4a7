import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { BuyBoxCell, type StockStatus } from '@vitryna/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { CommonTerms, type DeliveryTermsProps } from './common-terms.tsx';
import styles from './delivery-terms.module.css';

type Props = {
  head: {
    id: string;
    categorySlug: string;
    slug: string;
    offer: Pick<DeliveryTermsProps, 'isDeliveryFree' | 'deliveryPrice'> & { status: StockStatus };
  };
};

/**
 * How a product gets to the shopper. The server writes what is true for every city, because pages are kept once for all; the browser puts the
 * shopper's own in the room that is kept for it.
 */
export function DeliveryTerms({ head: { id, categorySlug, slug, offer } }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { isDeliveryFree, deliveryPrice, status } = offer;
  const props = { productId: id, isDeliveryFree, deliveryPrice, isInStock: status === 'inStock' };
  const [Own, setOwn] = useState<{ Component: ComponentType<DeliveryTermsProps> }>();
  useEffect(() => {
    let isHere = true;
    import('./city-delivery.tsx').then(
      ({ CityDelivery: Component }) => isHere && setOwn({ Component }),
      // Facts true for every city stay.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <BuyBoxCell title={t('Delivery')}>
      <div className={styles.room}>
        {Own ? (
          <Own.Component {...props} />
        ) : (
          <>
            <div className={styles.city}>
              <noscript>
                <a href={`${paths.product(locale, { categorySlug, productSlug: slug })}/delivery`} rel="nofollow">
                  {t('When will it be in your city?')}
                </a>
              </noscript>
            </div>
            <CommonTerms {...props} />
          </>
        )}
      </div>
    </BuyBoxCell>
  );
}
