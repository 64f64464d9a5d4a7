import type { L10n, OrderStatus } from '@vitryna/contracts/api';
import { formatMinor } from '@vitryna/money/format';
import type { Block } from '../outbox/blocks.ts';
import { composeMessage } from '../outbox/compose-message.ts';
import type { Message } from '../outbox/message.ts';
import { greet, typedText } from '../outbox/words.ts';
import { isPaidByTransfer } from '../payment/payment-methods.ts';
import { type TextKey, type TextOf, textsIn } from '../shared/texts.ts';
import { describeOrder } from './order-details.ts';
import type { OrderLineRow, OrderRow } from './repository.ts';
import { trackingUrl } from './tracking-url.ts';

/** Events that a customer is notified of: a status that the order comes to, or what else happens to it. */
export type OrderEvent = OrderStatus | 'paymentFailed' | 'refunded' | 'feedback';

/** The parts of a message about an order. */
export type OrderMessageFacts = {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  /** Why it happens, as its timeline says it. */
  note: L10n | null;
  /** The page that the message leads to, with what lets its reader in. */
  href: string;
  /** The invoice of a company as a PDF. */
  invoiceUrl: string | null;
  /** The store's; empty where it has none. */
  storePhone: string;
};

/** `t` knows the number of the order. */
type About = OrderMessageFacts & { t: TextOf };

/** The message of an event. An e-mail has all of it, a text message the subject with `short`, and the link. */
type EventText = {
  subject: TextKey;
  blocks: (about: About) => Block[];
  short?: (about: About) => string | null;
  action?: 'pay' | 'feedback';
  /** Whether the goods are still to arrive, so that the day is of interest. */
  isOnItsWay?: boolean;
  /** Not worth a text message. */
  isByEmailOnly?: boolean;
};

const text = (content: string): Block => ({ type: 'text', text: content });
const total = ({ order }: About): string => formatMinor(order.total);

const sentence = (content: string | undefined): Block[] => (content ? [text(`${content}.`)] : []);

function waybill({ t, order }: About): Block[] {
  if (order.ttn === null) return [];
  return [
    { type: 'facts', rows: [[t('Number of the waybill'), order.ttn]] },
    { type: 'link', text: t('Where the parcel is now'), label: t('Track'), href: trackingUrl(order.ttn) },
  ];
}

function awaitedPayment({ t, order, invoiceUrl }: About): Block[] {
  if (!isPaidByTransfer(order.payment_method))
    return [text(t('We have taken your order {{number}}. It waits for the payment.'))];
  const taken = text(t('We have taken your order {{number}}. We will send it once the invoice is paid.'));
  if (invoiceUrl === null) return [taken];
  const label = t('Download the invoice');
  return [taken, { type: 'link', text: t('The invoice of the order'), label, href: invoiceUrl }];
}

// A status that is missing here does not compile; null is one that nobody is written to about.
const events: Record<OrderEvent, EventText | null> = {
  new: {
    subject: 'Order {{number}} is taken',
    blocks: ({ t, order }) => [
      text(t('We have taken your order {{number}}.')),
      ...(order.delivery === null ? [text(t('We will call to agree on the delivery and the payment.'))] : []),
    ],
    short: total,
    isOnItsWay: true,
  },
  awaitingPayment: {
    subject: 'Order {{number}} waits for the payment',
    blocks: awaitedPayment,
    short: total,
    action: 'pay',
    isOnItsWay: true,
  },
  paid: {
    subject: 'Order {{number}} is paid',
    blocks: (about) => [
      text(about.t('We have received {{sum}} for order {{number}}. Thank you!', { sum: total(about) })),
    ],
    short: total,
    isOnItsWay: true,
  },
  paymentFailed: {
    subject: 'Order {{number}} is not paid',
    blocks: ({ t }) => [
      text(
        t(
          'The payment of order {{number}} did not go through. The order waits: try again or choose another way to pay.',
        ),
      ),
    ],
    short: total,
    action: 'pay',
  },
  confirmed: {
    subject: 'Order {{number}} is confirmed',
    blocks: ({ t }) => [text(t('We have confirmed order {{number}} and are packing it.'))],
    isOnItsWay: true,
  },
  assembling: null,
  shipped: {
    subject: 'Order {{number}} is on its way',
    blocks: (about) => [text(about.t('Your order {{number}} is on its way.')), ...waybill(about)],
    short: ({ order }) => order.ttn,
    isOnItsWay: true,
  },
  arrived: {
    subject: 'Order {{number}} waits for you',
    blocks: (about) => [text(about.t('Your order {{number}} has arrived and can be collected.')), ...waybill(about)],
  },
  delivered: {
    subject: 'Order {{number}} is received',
    blocks: ({ t }) => [
      text(t('You have received order {{number}}. Thank you! You can ask for a return on its page within 14 days.')),
    ],
    isByEmailOnly: true,
  },
  cancelled: {
    subject: 'Order {{number}} is cancelled',
    blocks: (about) => [
      text(about.t('Your order {{number}} is cancelled.')),
      // A cancelled order may have a reason.
      ...sentence(typedText(about.note?.[about.order.locale] ?? '')),
      ...(about.order.payment_state === 'paid'
        ? [text(about.t('We will return {{sum}} in the way you paid.', { sum: total(about) }))]
        : []),
    ],
  },
  returnRequested: {
    subject: 'Return of order {{number}}',
    blocks: ({ t, note, order }) => [
      text(t('We have received your request to return goods of order {{number}}.')),
      ...sentence(note?.[order.locale]),
    ],
  },
  returned: {
    subject: 'Order {{number}} is returned',
    blocks: ({ t }) => [text(t('The return of order {{number}} is complete.'))],
  },
  refunded: {
    subject: 'Money for order {{number}} is returned',
    blocks: (about) => [text(about.t('The bank has returned {{sum}} for order {{number}}.', { sum: total(about) }))],
    short: total,
  },
  feedback: { subject: 'How was order {{number}}?', blocks: () => [], action: 'feedback' },
};

const actions = {
  open: { text: 'The page of the order', label: 'Open the order' },
  pay: { text: 'Pay on the page of the order', label: 'Pay' },
  feedback: {
    text: 'Tell us whether all is well with order {{number}}: it takes a minute',
    label: 'Leave feedback',
  },
} as const satisfies Record<string, { text: TextKey; label: TextKey }>;

/** The invoice is paid from the company's account, not on the page. */
const actionOf = ({ action }: EventText, { order }: About): keyof typeof actions =>
  action === 'pay' && isPaidByTransfer(order.payment_method) ? 'open' : (action ?? 'open');

function emailBlocks(event: EventText, about: About): Block[] {
  const { t, order, lines, href, storePhone } = about;
  const action = actions[actionOf(event, about)];
  const [said, links] = [event.blocks(about), (block: Block) => block.type === 'link'];
  return [
    text(greet(order.locale, order.recipient.firstName)),
    ...said.filter((block) => !links(block)),
    { type: 'link', text: t(action.text), label: t(action.label), href },
    ...said.filter(links),
    ...(event.action === 'feedback'
      ? []
      : describeOrder(order, lines, { isOnItsWay: event.isOnItsWay === true && order.delivery !== null })),
    ...(storePhone === '' ? [] : [text(t('Questions? Call {{phone}}.', { phone: storePhone }))]),
  ];
}

/** Whether somebody is written to about an event, by the e-mail or the phone of the order. */
export function isNotifiedOf({ email }: Pick<OrderRow, 'email'>, event: OrderEvent): boolean {
  const definition = events[event];
  return definition !== null && (email !== null || !definition.isByEmailOnly);
}

/** The message about an event of an order, by e-mail or else by text message; null where nobody is written to. */
export function composeOrderMessage(event: OrderEvent, facts: OrderMessageFacts): Message | null {
  const { order, href } = facts;
  const definition = events[event];
  if (definition === null || !isNotifiedOf(order, event)) return null;
  const { locale, number, email, phone } = order;
  const t: TextOf = (key, values) => textsIn(locale)(key, { number, ...values });
  const about = { ...facts, t };
  const subject = t(definition.subject);
  const message = { kind: `order-${event}`, locale, subject };
  if (email !== null) return composeMessage({ ...message, to: email, blocks: emailBlocks(definition, about) });
  const short = definition.short?.(about) ?? null;
  const line = short === null ? subject : `${subject}, ${short}`;
  const label = t(actions[actionOf(definition, about)].label);
  return composeMessage({ ...message, to: phone, blocks: [{ type: 'link', text: line, label, href }] });
}
