import type { Locale } from '@vitryna/contracts/constants';
import { homeLink } from '../outbox/home-link.ts';
import type { Message } from '../outbox/message.ts';

type CouponLetter = {
  to: string;
  name: string;
  locale: Locale;
  publicUrl: string;
  coupon: string;
  discount: number;
  expiresAt: Date;
  isForCart: boolean;
  /** Answered when an order is made by phone; empty where nobody has set it. */
  phone: string;
  unsubscribeToken: string;
};

const dateIn = (locale: Locale, at: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Kyiv' }).format(at);

/** A name that is one: anybody can have a letter sent to anybody, and must not choose its text. */
const greetingName = (name: string): string => (/^[\p{L}'’ʼ\-\s]{1,60}$/u.test(name) ? `, ${name}` : '');

/** The letter with the coupon; its links lead to the store and out of the list. */
export function couponLetter({ to, name, locale, publicUrl, ...letter }: CouponLetter): Message {
  const store = homeLink(publicUrl, locale);
  const leave = homeLink(publicUrl, locale, { unsubscribe: letter.unsubscribeToken, list: 'discounts' });
  const until = dateIn(locale, letter.expiresAt);
  const { coupon, discount, isForCart } = letter;
  const number = letter.phone === '' ? '' : `: ${letter.phone}`;
  const greeted = greetingName(name);
  const [subject, text] =
    locale === 'uk'
      ? [
          `Ваша знижка ${discount} %`,
          `Вітаємо${greeted}!\n\nВаш купон на ${discount} %: ${coupon} (до ${until})\n${isForCart ? 'Введіть його в кошику.' : `Назвіть його, замовляючи телефоном${number}.`}\n${store}\n\nВідписатися: ${leave}`,
        ]
      : [
          `Ваша скидка ${discount} %`,
          `Здравствуйте${greeted}!\n\nВаш купон на ${discount} %: ${coupon} (до ${until})\n${isForCart ? 'Введите его в корзине.' : `Назовите его при заказе по телефону${number}.`}\n${store}\n\nОтписаться: ${leave}`,
        ];
  return { channel: 'email', to, kind: 'coupon', locale, subject, text, links: [store, leave] };
}
