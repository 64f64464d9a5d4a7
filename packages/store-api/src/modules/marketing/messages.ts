import type { Locale } from '@vitryna/contracts/constants';
import { composeMessage } from '../outbox/compose-message.ts';
import { homeLink } from '../outbox/home-link.ts';
import type { Message } from '../outbox/message.ts';
import { dateIn, greetingName } from '../outbox/words.ts';

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

/** The letter with the coupon; its links lead to the store and out of the list. */
export function couponLetter({ to, name, locale, publicUrl, ...letter }: CouponLetter): Message {
  const store = homeLink(publicUrl, locale);
  const leave = homeLink(publicUrl, locale, { unsubscribe: letter.unsubscribeToken, list: 'discounts' });
  const until = dateIn(locale, letter.expiresAt);
  const { coupon, discount, isForCart } = letter;
  const number = letter.phone === '' ? '' : `: ${letter.phone}`;
  const greeted = greetingName(name);
  const say = (uk: string, ru: string): string => (locale === 'uk' ? uk : ru);
  const use = isForCart
    ? say('Введіть його в кошику', 'Введите его в корзине')
    : say(`Назвіть його, замовляючи телефоном${number}`, `Назовите его при заказе по телефону${number}`);
  return composeMessage({
    ...{ to, kind: 'coupon', locale, subject: say(`Ваша знижка ${discount} %`, `Ваша скидка ${discount} %`) },
    blocks: [
      { type: 'text', text: `${say('Вітаємо', 'Здравствуйте')}${greeted}!` },
      { type: 'code', text: `Ваш купон на ${discount} %`, code: coupon },
      { type: 'text', text: `${use}. ${say('Діє до', 'Действует до')} ${until}` },
      { type: 'link', text: 'Магазин', label: say('До магазину', 'В магазин'), href: store },
      {
        type: 'link',
        text: say('Більше не писати', 'Больше не писать'),
        label: say('Відписатися', 'Отписаться'),
        href: leave,
      },
    ],
  });
}
