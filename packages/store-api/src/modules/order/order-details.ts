import type { Locale } from '@vitryna/contracts/constants';
import { type MinorUnits, subtract, sum, times } from '@vitryna/money';
import { formatMinor, formatMoney } from '@vitryna/money/format';
import type { Block } from '../outbox/blocks.ts';
import { dateIn, typedText } from '../outbox/words.ts';
import { paymentMethods } from '../payment/payment-methods.ts';
import { textsIn } from '../shared/texts.ts';
import { deliveryMethods } from './delivery-methods.ts';
import type { OrderLineRow, OrderRow } from './repository.ts';

type Row = [name: string, value: string];

const sumOf = ({ price, quantity }: OrderLineRow): MinorUnits => times(price, quantity);
const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');

function sumRows({ locale, total, coupon, summary }: OrderRow, lines: readonly OrderLineRow[]): Row[] {
  const t = textsIn(locale);
  const goods = sum(lines.map(sumOf));
  const rows: Row[] = [];
  if (coupon !== null && goods > total) {
    rows.push(
      [t('Goods in all'), formatMinor(goods)],
      [t('Coupon {{code}}', { code: coupon }), formatMinor(subtract(total, goods))],
    );
  }
  rows.push([t('Sum of the order'), formatMinor(total)]);
  if (summary.discount.amount > 0) rows.push([t('You have saved'), formatMoney(summary.discount)]);
  return rows;
}

function placeOf({ locale, address, pickup_point: pickupPoint }: OrderRow): string {
  if (pickupPoint !== null) return joined([pickupPoint.name[locale], pickupPoint.address[locale]]);
  const { city, warehouse, street, house, flat } = address ?? {};
  const [point = '', pointAddress = ''] = [warehouse?.name[locale], warehouse?.address[locale]];
  return joined([
    city?.name[locale],
    point,
    // Carriers write the address into the name, too.
    point.includes(pointAddress) ? null : pointAddress,
    typedText(street?.name[locale] ?? ''),
    typedText(house ?? ''),
    flat ? typedText(textsIn(locale)('flat {{flat}}', { flat })) : null,
  ]);
}

function expectedOn(locale: Locale, { from, to }: NonNullable<OrderRow['eta']>): string {
  const [first, last] = [from, to].map((at) => dateIn(locale, new Date(at)));
  return first === last ? (first ?? '') : `${first} – ${last}`;
}

function deliveryRows(order: OrderRow, isOnItsWay: boolean): Row[] {
  const { locale, delivery, delivery_price: price, delivery_payer: payer, eta, pickup_point: pickupPoint } = order;
  if (delivery === null) return [];
  const t = textsIn(locale);
  const cost = payer === 'shop' ? t('free') : t('{{sum}}, paid to the carrier', { sum: formatMinor(price) });
  return [
    [t('Delivery of the order'), deliveryMethods[delivery.method].name[locale]],
    [t('Delivery address'), placeOf(order)],
    ...(pickupPoint === null ? [] : [[t('Opening hours'), pickupPoint.schedule[locale]] satisfies Row]),
    [t('Cost of delivery'), cost],
    ...(eta === null || !isOnItsWay ? [] : [[t('Expected on'), expectedOn(locale, eta)] satisfies Row]),
  ];
}

function personOf({ recipient, another_recipient: another }: OrderRow): string {
  const { firstName, lastName, phone } = another ?? recipient;
  return joined([typedText(`${firstName} ${lastName}`), phone]);
}

function paymentOf({ locale, payment_method: method, payment_state: state, parts }: OrderRow): string {
  const t = textsIn(locale);
  return joined([
    paymentMethods[method].name[locale],
    parts === null ? null : t('{{count}} payments', { count: parts }),
    state === 'paid' ? t('paid') : null,
  ]);
}

/** The summary of an order: its goods and sums, where it goes and to whom, and how it is paid. */
export function describeOrder(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { isOnItsWay }: { isOnItsWay: boolean },
): Block[] {
  const { locale } = order;
  const t = textsIn(locale);
  const rows = lines.map((line) => ({
    name: line.name[locale],
    quantity: line.quantity,
    sum: formatMinor(sumOf(line)),
  }));
  return [
    { type: 'lines', rows },
    { type: 'sums', rows: sumRows(order, lines) },
    {
      type: 'facts',
      rows: [...deliveryRows(order, isOnItsWay), [t('Recipient'), personOf(order)], [t('Payment'), paymentOf(order)]],
    },
  ];
}
