import type { DeliveryMethod, PaymentMethod } from '@vitryna/contracts/api';
import type { Translate } from '@vitryna/i18n';

/** The name of a delivery or payment method. */
export function methodName(method: DeliveryMethod | PaymentMethod, t: Translate): string {
  const names: Record<DeliveryMethod | PaymentMethod, string> = {
    warehouse: t('To a post office or parcel locker'),
    courier: t('By courier'),
    pickup: t('From our shop'),
    card: t('By card'),
    privatParts: t('In parts of PrivatBank'),
    monoParts: t('In parts of monobank'),
    cashOnDelivery: t('On delivery'),
    invoice: t('By invoice'),
  };
  return names[method];
}
