import type { DeliveryQuote, PaymentOption } from '@vitryna/contracts/api';
import { asksFor } from '@vitryna/contracts/payment-methods';
import { noBreakSpace } from '@vitryna/i18n';
import { useFormat, useTranslate } from '@vitryna/i18n/react';
import { emailText, wholeWords } from '@vitryna/ui';
import type { CheckoutValues } from '../checkout-values.ts';
import { deliveryDays } from '../delivery-days.ts';
import type { Places } from '../places.ts';

type ContactsProps = Pick<CheckoutValues, 'recipient'> & { collects: CheckoutValues['anotherRecipient'] | null };

/** The text of a closed block of contacts: who orders, and who collects where that is somebody else. */
export function ContactsText({ recipient, collects }: ContactsProps) {
  const t = useTranslate();
  return (
    <>
      <span>
        {recipient.firstName} {recipient.lastName}
      </span>
      {recipient.phone !== '' && <span>{recipient.phone.replaceAll(' ', noBreakSpace)}</span>}
      {recipient.email !== '' && <span>{emailText(recipient.email)}</span>}
      {collects && (
        <span>
          {t('Who collects it')}: {collects.firstName} {collects.lastName}
        </span>
      )}
    </>
  );
}

type DeliveryProps = Pick<CheckoutValues, 'delivery'> & { places: Places; quote: DeliveryQuote | null };

/** The text of a closed block of delivery: where to, and when. */
export function DeliveryText({ delivery, places, quote }: DeliveryProps) {
  const t = useTranslate();
  const { localise, money, date } = useFormat();
  const { city, warehouse, pickupPoint } = places;
  const quoted = quote?.methods.find(({ method }) => method === delivery.method);
  const where = {
    warehouse: [localise(city?.name), localise(warehouse?.name)],
    courier: [localise(city?.name), delivery.street.name, delivery.house, delivery.flat],
    pickup: [localise(pickupPoint?.name), localise(pickupPoint?.address)],
  }[delivery.method];
  return (
    <>
      <span>{wholeWords(where.filter((part) => part !== '').join(', '))}</span>
      <span>
        {/* Its line is there before it is: nothing below moves. */}
        {quoted ? `${deliveryDays(quoted.eta, t, date)}, ${quoted.free ? t('free') : money(quoted.price)}` : '\u00A0'}
      </span>
    </>
  );
}

type PaymentProps = Pick<CheckoutValues, 'payment'> & { payments: PaymentOption[] };

/** The text of a closed block of payment. */
export function PaymentText({ payment, payments }: PaymentProps) {
  const t = useTranslate();
  const { localise, money } = useFormat();
  const option = payments.find(({ method }) => method === payment.method);
  const plan = option?.plans?.find(({ parts }) => parts === payment.parts);
  return (
    <>
      <span>{localise(option?.name)}</span>
      {plan && <span>{t('{{count}} payments of {{sum}}', { count: plan.parts, sum: money(plan.first) })}</span>}
      {asksFor(payment.method, 'company') && <span>{payment.company.name}</span>}
    </>
  );
}
