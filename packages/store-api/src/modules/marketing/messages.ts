import type { Locale } from '@vitryna/contracts/constants';
import { composeMessage } from '../outbox/compose-message.ts';
import { homeLink, leaveListLink } from '../outbox/home-link.ts';
import type { Message } from '../outbox/message.ts';
import { unsubscribeUrl } from '../outbox/unsubscribe-url.ts';
import { dateIn, greet } from '../outbox/words.ts';
import { textsIn } from '../shared/texts.ts';

type CouponEmail = {
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

function howToUse({ locale, expiresAt, isForCart, phone }: CouponEmail): string {
  const t = textsIn(locale);
  const day = dateIn(locale, expiresAt);
  if (isForCart) return t('Enter it in the cart. It is good until {{day}}', { day });
  if (phone === '') return t('Say it when you order by phone. It is good until {{day}}', { day });
  return t('Say it when you order by phone: {{phone}}. It is good until {{day}}', { day, phone });
}

/** The e-mail with the coupon; its links lead to the store and out of the list. */
export function couponEmail(mail: CouponEmail): Message {
  const { to, name, locale, publicUrl, coupon, discount: percent, unsubscribeToken: token } = mail;
  const t = textsIn(locale);
  const leaving = { list: 'discounts', locale, token } as const;
  return composeMessage({
    ...{ to, kind: 'coupon', locale, unsubscribeUrl: unsubscribeUrl(publicUrl, leaving) },
    subject: t('Your discount of {{percent}} %', { percent }),
    blocks: [
      { type: 'text', text: greet(locale, name) },
      { type: 'code', text: t('Your coupon for {{percent}} %', { percent }), code: coupon },
      { type: 'text', text: howToUse(mail) },
      { type: 'link', text: t('The shop'), label: t('To the shop'), href: homeLink(publicUrl, locale) },
      {
        type: 'link',
        text: t('Do not write to me any more'),
        label: t('Unsubscribe'),
        href: leaveListLink(publicUrl, leaving),
      },
    ],
  });
}
