import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { BuyBoxTerm } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';

/** A product's delivery terms; the price is that to a point, null where it depends on the place. */
export type DeliveryTermsProps = {
  productId: string;
  isDeliveryFree: boolean;
  deliveryPrice: number | null;
  isInStock: boolean;
};

/** Facts true for every city. */
export function CommonTerms({ isDeliveryFree, deliveryPrice, isInStock }: DeliveryTermsProps) {
  const t = useTranslate();
  const { money } = useFormat();
  // A line is kept for the day of a city.
  const note = isInStock ? t('usually 1–2 days') : '\u00a0';
  return (
    <>
      <BuyBoxTerm
        icon={icons.box}
        title={t('Branch or parcel locker')}
        note={note}
        value={
          isDeliveryFree ? t('free of charge') : deliveryPrice === null ? t('by the tariff') : money(deliveryPrice)
        }
        isFree={isDeliveryFree}
      />
      <BuyBoxTerm icon={icons.truck} title={t('Courier to your address')} note={note} />
    </>
  );
}
