import type { Order } from '@vitryna/contracts/api';
import { unbrokenPhone } from '@vitryna/forms';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { NewTabLink, panelClass, wholeWords } from '@vitryna/ui';
import type { ReactNode } from 'react';
import { methodName } from '../method-names.ts';
import styles from './order.module.css';

/** The order's delivery, recipient and payment. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useTranslate();
  const { localise, date } = useFormat();
  const { delivery, recipient, anotherRecipient, payment } = order;
  const { city, warehouse, street, house, flat } = delivery.address ?? {};
  const [point, pointAddress] = [localise(warehouse?.name), localise(warehouse?.address)];
  const where = [
    localise(city?.name),
    point,
    // Carriers write the address into the name, too.
    point?.includes(pointAddress ?? '') ? null : pointAddress,
    localise(street?.name),
    localise(delivery.pickupPoint?.address),
  ];
  const between = (from: string, to: string) => (from === to ? from : t('{{from}} to {{to}}', { from, to }));
  // Of an order that nobody sends any more there is no day.
  const eta = order.status === 'cancelled' ? null : delivery.eta;
  const person = anotherRecipient ?? recipient;
  const row = (name: string, value: ReactNode) =>
    value ? (
      <div>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ) : null;
  return (
    <section className={panelClass}>
      <h2>{t('Delivery and payment')}</h2>
      <dl className={styles.facts}>
        {row(
          t('Where to'),
          wholeWords([...where, house, flat].filter(Boolean).join(', ') || methodName(delivery.method, t)),
        )}
        {row(t('When'), eta && between(date(eta.from), date(eta.to)))}
        {row(
          t('Waybill'),
          delivery.ttn &&
            (delivery.trackingUrl ? <NewTabLink href={delivery.trackingUrl}>{delivery.ttn}</NewTabLink> : delivery.ttn),
        )}
        {row(t('Who collects it'), `${person.firstName} ${person.lastName}, ${unbrokenPhone(person.phone)}`)}
        {row(t('Payment'), methodName(payment.method, t))}
        {row(t('Invoice'), payment.invoiceUrl && <a href={payment.invoiceUrl}>{t('Download the PDF')}</a>)}
        {row(t('Receipt'), payment.receiptUrl && <a href={payment.receiptUrl}>{t('Show')}</a>)}
        {row(t('Comment'), order.comment)}
      </dl>
    </section>
  );
}
