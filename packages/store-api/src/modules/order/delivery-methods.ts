import type { DeliveryMethod, L10n } from '@vitryna/contracts/api';
import { inEveryLanguage } from '../shared/texts.ts';

/** The name of each delivery method. */
export const deliveryMethods: Readonly<Record<DeliveryMethod, { name: L10n; note: L10n }>> = {
  warehouse: {
    name: inEveryLanguage('Post office or parcel machine'),
    note: inEveryLanguage('Nova Poshta'),
  },
  courier: { name: inEveryLanguage('Courier to the door'), note: inEveryLanguage('To your address') },
  pickup: { name: inEveryLanguage('Pick-up'), note: inEveryLanguage('From our point') },
};
