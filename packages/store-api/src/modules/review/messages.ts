import type { Locale } from '@vitryna/contracts/constants';
import { composeMessage } from '../outbox/compose-message.ts';
import type { Message } from '../outbox/message.ts';

/** What is told to somebody whose words were read: that they are shown or not, or that they were answered. */
export type ModerationNews =
  | 'reviewPublished'
  | 'reviewRejected'
  | 'reviewReplied'
  | 'questionAnswered'
  | 'questionPublished';

type ModerationEmail = {
  to: string;
  locale: Locale;
  news: ModerationNews;
  product: string;
  /** Where it is shown. */
  href: string;
};

const words: Record<ModerationNews, Record<Locale, [subject: string, text: (product: string) => string]>> = {
  reviewPublished: {
    uk: ['Ваш відгук опубліковано', (product) => `Дякуємо! Ваш відгук про «${product}» тепер бачать усі.`],
    ru: ['Ваш отзыв опубликован', (product) => `Спасибо! Ваш отзыв о «${product}» теперь видят все.`],
  },
  reviewRejected: {
    uk: [
      'Ваш відгук не опубліковано',
      (product) =>
        `Відгук про «${product}» не відповідає правилам відгуків, тому ми його не показуємо. Ви можете написати інший.`,
    ],
    ru: [
      'Ваш отзыв не опубликован',
      (product) =>
        `Отзыв о «${product}» не отвечает правилам отзывов, поэтому мы его не показываем. Вы можете написать другой.`,
    ],
  },
  reviewReplied: {
    uk: ['Магазин відповів на ваш відгук', (product) => `Ми відповіли на ваш відгук про «${product}».`],
    ru: ['Магазин ответил на ваш отзыв', (product) => `Мы ответили на ваш отзыв о «${product}».`],
  },
  questionPublished: {
    uk: [
      'Ваше запитання опубліковано',
      (product) => `Ваше запитання про «${product}» опубліковано. Ми напишемо, коли на нього відповімо.`,
    ],
    ru: [
      'Ваш вопрос опубликован',
      (product) => `Ваш вопрос о «${product}» опубликован. Мы напишем, когда ответим на него.`,
    ],
  },
  questionAnswered: {
    uk: ['Відповідь на ваше запитання', (product) => `Ми відповіли на ваше запитання про «${product}».`],
    ru: ['Ответ на ваш вопрос', (product) => `Мы ответили на ваш вопрос о «${product}».`],
  },
};

const labels: Record<Locale, string> = { uk: 'До товару', ru: 'К товару' };

/** The e-mail about what somebody wrote of a product. */
export function moderationEmail({ to, locale, news, product, href }: ModerationEmail): Message {
  const [subject, text] = words[news][locale];
  const label = labels[locale];
  return composeMessage({
    ...{ to, kind: 'review', locale, subject },
    blocks: [
      { type: 'text', text: text(product) },
      { type: 'link', text: label, label, href },
    ],
  });
}
