import type { DeliveryQuote } from '@vitryna/contracts/api';
import type { Format, Translate } from '@vitryna/i18n';
import { dayInKyiv } from '@vitryna/i18n/time-left';

type Eta = DeliveryQuote['methods'][number]['eta'];

/** When a parcel is there, in words: tomorrow, a day, or from one day to another. */
export function deliveryDays(eta: Eta, t: Translate, date: Format['date'], now = Date.now()): string {
  const first = dayInKyiv(eta.from);
  if (first !== dayInKyiv(eta.to)) return t('{{from}} to {{to}}', { from: date(eta.from), to: date(eta.to) });
  if (first === dayInKyiv(now)) return t('today');
  if (first === dayInKyiv(now + 86_400_000)) return t('tomorrow');
  return date(eta.from);
}
