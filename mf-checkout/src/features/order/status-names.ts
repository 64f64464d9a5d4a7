import type { OrderStatus } from '@vitryna/contracts/api';
import type { Translate } from '@vitryna/i18n';

/** A status's name. */
export function statusName(status: OrderStatus, t: Translate): string {
  const names: Record<OrderStatus, string> = {
    new: t('Order taken'),
    awaitingPayment: t('Waiting for the payment'),
    paid: t('Paid'),
    confirmed: t('Confirmed'),
    assembling: t('Being packed'),
    shipped: t('On its way'),
    arrived: t('Ready to be collected'),
    delivered: t('Received'),
    cancelled: t('Cancelled'),
    returnRequested: t('Return asked for'),
    returned: t('Returned'),
  };
  return names[status];
}
