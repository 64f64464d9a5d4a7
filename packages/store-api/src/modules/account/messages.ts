import type { Locale } from '@vitryna/contracts/constants';
import { homeLink } from '../outbox/home-link.ts';
import type { Message } from '../outbox/message.ts';

type Letter = { to: string; locale: Locale; publicUrl: string; token: string };

/** The letter that asks whether an address is right. */
export function confirmLetter({ to, locale, publicUrl, token }: Letter): Message {
  const link = homeLink(publicUrl, locale, { confirm: token });
  const [subject, text] =
    locale === 'uk'
      ? ['Підтвердьте електронну адресу', `Щоб підтвердити адресу, відкрийте посилання (діє 7 днів):\n${link}`]
      : ['Подтвердите электронный адрес', `Чтобы подтвердить адрес, откройте ссылку (действует 7 дней):\n${link}`];
  return { channel: 'email', to, kind: 'confirm', locale, subject, text, links: [link] };
}

/** The message with a link to a new password; by SMS to somebody who gave a phone. */
export function recoveryMessage({ to, locale, publicUrl, token }: Letter): Message {
  const link = homeLink(publicUrl, locale, { recovery: token });
  const [subject, text] =
    locale === 'uk'
      ? ['Новий пароль', `Щоб задати новий пароль, відкрийте посилання (діє 1 годину):\n${link}`]
      : ['Новый пароль', `Чтобы задать новый пароль, откройте ссылку (действует 1 час):\n${link}`];
  const channel = to.includes('@') ? 'email' : 'sms';
  return { channel, to, kind: 'recovery', locale, subject, text, links: [link] };
}

/** The message with a code for signing in. */
export function codeMessage({ to, locale, code }: { to: string; locale: Locale; code: string }): Message {
  const [subject, text] =
    locale === 'uk'
      ? ['Код для входу', `Код для входу: ${code}. Діє 5 хвилин. Нікому його не кажіть.`]
      : ['Код для входа', `Код для входа: ${code}. Действует 5 минут. Никому его не говорите.`];
  const channel = to.includes('@') ? 'email' : 'sms';
  return { channel, to, kind: 'code', locale, subject, text, links: [] };
}

/** Tells the owner that the password was changed, in case somebody else did it. */
export function passwordChangedLetter(to: string, locale: Locale): Message {
  const [subject, text] =
    locale === 'uk'
      ? ['Пароль змінено', 'Пароль вашого акаунта змінено. Якщо це були не ви, задайте новий через «Забули пароль».']
      : ['Пароль изменён', 'Пароль вашего аккаунта изменён. Если это были не вы, задайте новый через «Забыли пароль».'];
  return { channel: 'email', to, kind: 'passwordChanged', locale, subject, text, links: [] };
}
