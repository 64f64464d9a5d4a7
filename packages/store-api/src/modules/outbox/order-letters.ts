import type { Locale } from '@vitryna/contracts/constants';
import type { Block } from './blocks.ts';
import { composeMessage } from './compose-message.ts';
import type { Message } from './message.ts';
import { dateIn, greetingName, momentIn, sumIn } from './words.ts';

/** What has happened to an order, with what a letter says of it; sums in kopiyky. */
export type OrderNews =
  | {
      kind: 'accepted';
      lines: { name: string; quantity: number; sum: number }[];
      total: number;
      /** In words, with the place. */
      delivery: string;
      payment: string;
      arrivesAt?: Date;
    }
  | { kind: 'paid'; total: number }
  | { kind: 'paymentFailed'; total: number; payUrl: string; payUntil?: Date }
  | { kind: 'shipped'; trackingNumber: string; trackingUrl?: string; arrivesAt?: Date }
  | { kind: 'arrived'; place: string; keptUntil?: Date }
  | { kind: 'delivered' }
  | { kind: 'cancelled'; refund?: number }
  | { kind: 'feedback'; feedbackUrl: string };

/** A letter about an order. */
export type OrderLetter = {
  to: string;
  locale: Locale;
  /** Of whoever ordered, as they wrote it. */
  name: string;
  number: string;
  /** The order's page, with what lets the reader in. */
  orderUrl: string;
  news: OrderNews;
};

type Said = { subject: string; blocks: Block[] };
type Speech = { locale: Locale; number: string; say: (uk: string, ru: string) => string };

const text = (words: string): Block => ({ type: 'text', text: words });
const facts = (rows: ([string, string] | null)[]): Block => ({
  type: 'facts',
  rows: rows.filter((row) => row !== null),
});

type Tell<Kind> = (news: Extract<OrderNews, { kind: Kind }>, speech: Speech) => Said;
const tells: { [Kind in OrderNews['kind']]: Tell<Kind> } = {
  accepted: ({ lines, total, delivery, payment, arrivesAt }, { locale, number, say }) => ({
    subject: say(`Замовлення ${number} прийнято`, `Заказ ${number} принят`),
    blocks: [
      text(say('Ми прийняли ваше замовлення.', 'Мы приняли ваш заказ.')),
      { type: 'lines', rows: lines.map((line) => ({ ...line, sum: sumIn(locale, line.sum) })) },
      facts([
        [say('Разом', 'Итого'), sumIn(locale, total)],
        [say('Доставка', 'Доставка'), delivery],
        arrivesAt ? [say('Очікуємо', 'Ожидаем'), dateIn(locale, arrivesAt)] : null,
        [say('Оплата', 'Оплата'), payment],
      ]),
    ],
  }),
  paid: ({ total }, { locale, number, say }) => ({
    subject: say(`Замовлення ${number} оплачено`, `Заказ ${number} оплачен`),
    blocks: [
      text(
        say(`Отримали оплату ${sumIn(locale, total)}. Дякуємо!`, `Получили оплату ${sumIn(locale, total)}. Спасибо!`),
      ),
    ],
  }),
  paymentFailed: ({ total, payUrl, payUntil }, { locale, number, say }) => ({
    subject: say(`Замовлення ${number} не оплачено`, `Заказ ${number} не оплачен`),
    blocks: [
      text(say('Оплата не пройшла, гроші не списано.', 'Оплата не прошла, деньги не списаны.')),
      facts([
        [say('До сплати', 'К оплате'), sumIn(locale, total)],
        payUntil ? [say('Замовлення чекає до', 'Заказ ждёт до'), momentIn(locale, payUntil)] : null,
      ]),
      {
        type: 'link',
        text: say('Спробувати ще раз або обрати інший спосіб', 'Попробовать ещё раз или выбрать другой способ'),
        label: say('Оплатити', 'Оплатить'),
        href: payUrl,
      },
    ],
  }),
  shipped: ({ trackingNumber, trackingUrl, arrivesAt }, { locale, number, say }) => ({
    subject: say(`Замовлення ${number} в дорозі`, `Заказ ${number} в пути`),
    blocks: [
      facts([
        [say('Номер накладної', 'Номер накладной'), trackingNumber],
        arrivesAt ? [say('Очікуємо', 'Ожидаем'), dateIn(locale, arrivesAt)] : null,
      ]),
      ...(trackingUrl
        ? [
            {
              type: 'link' as const,
              text: say('Де посилка зараз', 'Где посылка сейчас'),
              label: say('Відстежити', 'Отследить'),
              href: trackingUrl,
            },
          ]
        : []),
    ],
  }),
  arrived: ({ place, keptUntil }, { locale, number, say }) => ({
    subject: say(`Замовлення ${number} чекає на вас`, `Заказ ${number} ждёт вас`),
    blocks: [
      facts([
        [say('Де забрати', 'Где забрать'), place],
        keptUntil ? [say('Зберігається до', 'Хранится до'), dateIn(locale, keptUntil)] : null,
      ]),
    ],
  }),
  delivered: (_, { number, say }) => ({
    subject: say(`Замовлення ${number} отримано`, `Заказ ${number} получен`),
    blocks: [
      text(
        say(
          'Дякуємо за покупку. На сторінці замовлення можна подати заяву на повернення.',
          'Спасибо за покупку. На странице заказа можно подать заявку на возврат.',
        ),
      ),
    ],
  }),
  cancelled: ({ refund }, { locale, number, say }) => ({
    subject: say(`Замовлення ${number} скасовано`, `Заказ ${number} отменён`),
    blocks: [
      text(say('Замовлення скасовано.', 'Заказ отменён.')),
      ...(refund === undefined
        ? []
        : [
            text(
              say(
                `Повернемо ${sumIn(locale, refund)} тим самим способом, яким ви платили.`,
                `Вернём ${sumIn(locale, refund)} тем же способом, которым вы платили.`,
              ),
            ),
          ]),
    ],
  }),
  feedback: ({ feedbackUrl }, { number, say }) => ({
    subject: say(`Як вам замовлення ${number}?`, `Как вам заказ ${number}?`),
    blocks: [
      {
        type: 'link',
        text: say(
          'Розкажіть, чи все гаразд із покупкою: це займе хвилину',
          'Расскажите, всё ли в порядке с покупкой: это займёт минуту',
        ),
        label: say('Залишити відгук', 'Оставить отзыв'),
        href: feedbackUrl,
      },
    ],
  }),
};

/** The letter that tells of an order. */
export function orderLetter({ to, locale, name, number, orderUrl, news }: OrderLetter): Message {
  const say = (uk: string, ru: string): string => (locale === 'uk' ? uk : ru);
  const tell = tells[news.kind] as Tell<OrderNews['kind']>;
  const { subject, blocks } = tell(news, { locale, number, say });
  const greeting = text(`${say('Вітаємо', 'Здравствуйте')}${greetingName(name)}!`);
  const page: Block = {
    type: 'link',
    text: say('Сторінка замовлення', 'Страница заказа'),
    label: say('Відкрити замовлення', 'Открыть заказ'),
    href: orderUrl,
  };
  return composeMessage({ to, kind: `order-${news.kind}`, locale, subject, blocks: [greeting, ...blocks, page] });
}
