import type { DeliveryMethod, L10n, PaymentMethod } from '@vitryna/contracts/api';
import { inEveryLanguage } from '../shared/texts.ts';

/** What each way to pay is called. */
export const paymentNames = {
  card: inEveryLanguage('Card online'),
  privatParts: inEveryLanguage('Parts of PrivatBank'),
  monoParts: inEveryLanguage('Parts of monobank'),
  cashOnDelivery: inEveryLanguage('Cash or card on delivery'),
  invoice: inEveryLanguage('Invoice for companies'),
} as const satisfies Record<PaymentMethod, L10n>;

/** What each way of delivery is called. */
export const deliveryNames = {
  warehouse: inEveryLanguage('Post office or parcel machine'),
  courier: inEveryLanguage('Courier to the door'),
  pickup: inEveryLanguage('Pick-up'),
} as const satisfies Record<DeliveryMethod, L10n>;
