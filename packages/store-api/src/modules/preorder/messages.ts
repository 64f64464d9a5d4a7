import type { Locale } from '@vitryna/contracts/constants';
import { type MinorUnits, times } from '@vitryna/money';
import { formatMinor } from '@vitryna/money/format';
import { composeMessage } from '../outbox/compose-message.ts';
import type { Message } from '../outbox/message.ts';
import { dateIn, greet } from '../outbox/words.ts';
import { textsIn } from '../shared/texts.ts';

type PreorderEmail = {
  to: string;
  locale: Locale;
  name: string;
  number: string;
  product: { name: string; href: string };
  quantity: number;
  /** The price of one now; the store promises it. */
  price: MinorUnits;
  expectedAt: Date | null;
  /** The store's; empty where it has none. */
  storePhone: string;
};

/** The e-mail that a pre-order has been taken. */
export function preorderEmail({ to, locale, name, number, product, quantity, price, ...rest }: PreorderEmail): Message {
  const { expectedAt, storePhone } = rest;
  const t = textsIn(locale);
  const sum = formatMinor(times(price, quantity));
  const rows: [string, string][] = [[t('Sum of the order'), sum]];
  if (expectedAt !== null) rows.push([t('Expected in the shop'), dateIn(locale, expectedAt)]);
  return composeMessage({
    ...{ to, kind: 'preorder', locale, subject: t('Pre-order {{number}}', { number }) },
    blocks: [
      { type: 'text', text: greet(locale, name) },
      {
        type: 'text',
        text: t('We have received your pre-order {{number}}. We will call as soon as the product arrives.', { number }),
      },
      { type: 'lines', rows: [{ name: product.name, quantity, sum }] },
      { type: 'facts', rows },
      { type: 'link', text: product.name, label: t('To the product'), href: product.href },
      ...(storePhone === ''
        ? []
        : [{ type: 'text' as const, text: t('Questions? Call {{phone}}.', { phone: storePhone }) }]),
    ],
  });
}
