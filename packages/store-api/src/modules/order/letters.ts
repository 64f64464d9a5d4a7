import type { L10n, OrderStatus } from '@vitryna/contracts/api';
import { paths } from '@vitryna/routing';
import type { Connection } from '../../database/connection.ts';
import { addMessage } from '../outbox/repository.ts';
import type { OrderRow } from './repository.ts';
import { addOrderToken } from './token-repository.ts';

/** What is written about an order: each stage that somebody waits for, and what came of a payment. */
export type OrderLetter = Extract<
  OrderStatus,
  | 'new'
  | 'awaitingPayment'
  | 'paid'
  | 'confirmed'
  | 'shipped'
  | 'arrived'
  | 'cancelled'
  | 'returnRequested'
  | 'returned'
>;

type Words = { subject: L10n; text: L10n };
type Written = Pick<OrderRow, 'number' | 'total' | 'ttn'>;

const hryvnia = (kopiyky: number): string => `${(kopiyky / 100).toFixed(2).replace('.', ',')} грн`;

const words: Record<OrderLetter, (order: Written) => Words> = {
  new: ({ number, total }) => ({
    subject: { uk: `Замовлення ${number} прийнято`, ru: `Заказ ${number} принят` },
    text: {
      uk: `Ми прийняли ваше замовлення ${number} на ${hryvnia(total)}.`,
      ru: `Мы приняли ваш заказ ${number} на ${hryvnia(total)}.`,
    },
  }),
  awaitingPayment: ({ number, total }) => ({
    subject: { uk: `Замовлення ${number} чекає на оплату`, ru: `Заказ ${number} ждёт оплаты` },
    text: {
      uk: `Ми прийняли ваше замовлення ${number}. До сплати ${hryvnia(total)}.`,
      ru: `Мы приняли ваш заказ ${number}. К оплате ${hryvnia(total)}.`,
    },
  }),
  paid: ({ number, total }) => ({
    subject: { uk: `Замовлення ${number} оплачено`, ru: `Заказ ${number} оплачен` },
    text: {
      uk: `Оплату ${hryvnia(total)} за замовлення ${number} отримано. Дякуємо!`,
      ru: `Оплата ${hryvnia(total)} за заказ ${number} получена. Спасибо!`,
    },
  }),
  confirmed: ({ number }) => ({
    subject: { uk: `Замовлення ${number} підтверджено`, ru: `Заказ ${number} подтверждён` },
    text: {
      uk: `Ми підтвердили замовлення ${number} і збираємо його.`,
      ru: `Мы подтвердили заказ ${number} и собираем его.`,
    },
  }),
  shipped: ({ number, ttn }) => ({
    subject: { uk: `Замовлення ${number} в дорозі`, ru: `Заказ ${number} в пути` },
    text: {
      uk: `Замовлення ${number} відправлено. Номер накладної: ${ttn ?? '—'}.`,
      ru: `Заказ ${number} отправлен. Номер накладной: ${ttn ?? '—'}.`,
    },
  }),
  arrived: ({ number }) => ({
    subject: { uk: `Замовлення ${number} чекає на вас`, ru: `Заказ ${number} ждёт вас` },
    text: { uk: `Замовлення ${number} прибуло, його можна забрати.`, ru: `Заказ ${number} прибыл, его можно забрать.` },
  }),
  cancelled: ({ number }) => ({
    subject: { uk: `Замовлення ${number} скасовано`, ru: `Заказ ${number} отменён` },
    text: { uk: `Замовлення ${number} скасовано.`, ru: `Заказ ${number} отменён.` },
  }),
  returnRequested: ({ number }) => ({
    subject: { uk: `Повернення за замовленням ${number}`, ru: `Возврат по заказу ${number}` },
    text: {
      uk: `Ми отримали заяву на повернення за замовленням ${number}.`,
      ru: `Мы получили заявку на возврат по заказу ${number}.`,
    },
  }),
  returned: ({ number }) => ({
    subject: { uk: `Кошти за замовлення ${number}`, ru: `Деньги за заказ ${number}` },
    text: { uk: `Повернення за замовленням ${number} завершено.`, ru: `Возврат по заказу ${number} завершён.` },
  }),
};

const isLetter = (status: OrderStatus): status is OrderLetter => status in words;

async function send(
  transaction: Connection,
  order: OrderRow,
  { kind, subject, text, path }: Words & { kind: string; path: string },
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const { locale, email, phone } = order;
  const link = new URL(path, publicUrl).href;
  const label = locale === 'uk' ? 'Переглянути замовлення' : 'Посмотреть заказ';
  const message = {
    ...{ kind, locale, subject: subject[locale], text: `${text[locale]}\n${link}`, links: [link] },
    blocks: [{ type: 'link' as const, text: text[locale], label, href: link }],
  };
  await addMessage(transaction, { ...message, channel: email === null ? 'sms' : 'email', to: email ?? phone }, now);
}

/** Asks whoever has an order what they think of it, with a link of its own; in the transaction in which that is decided. */
export async function askForFeedback(
  transaction: Connection,
  order: OrderRow,
  writer: { publicUrl: string; now: Date },
): Promise<void> {
  const { id: orderId, number, locale } = order;
  const token = await addOrderToken(transaction, { orderId, kind: 'feedback' }, writer.now);
  const subject = { uk: `Як вам замовлення ${number}?`, ru: `Как вам заказ ${number}?` };
  const text = {
    uk: `Розкажіть, чи все гаразд із замовленням ${number}: це займе хвилину.`,
    ru: `Расскажите, всё ли в порядке с заказом ${number}: это займёт минуту.`,
  };
  const path = paths.purchaseFeedback(locale, { orderId, token });
  await send(transaction, order, { kind: 'order-feedback', subject, text, path }, writer);
}

/** Writes to whoever ordered, by e-mail or else by text message, with a link of its own to the order; in the transaction of the change. */
export async function tellOf(
  transaction: Connection,
  order: OrderRow,
  stage: OrderStatus,
  writer: { publicUrl: string; now: Date },
): Promise<void> {
  if (!isLetter(stage)) return;
  const { id: orderId, locale } = order;
  const token = await addOrderToken(transaction, { orderId, kind: 'letter' }, writer.now);
  const path = paths.order(locale, { orderId, token });
  await send(transaction, order, { ...words[stage](order), kind: `order-${stage}`, path }, writer);
}
