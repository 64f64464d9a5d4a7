import type { Locale } from '@vitryna/contracts/constants';
import type { Block } from '../outbox/blocks.ts';
import { composeMessage } from '../outbox/compose-message.ts';
import type { Message } from '../outbox/message.ts';
import { tokenLink } from '../outbox/token-link.ts';
import { codeRules, tokenLifeMs } from './token-repository.ts';

type Letter = { to: string; locale: Locale; publicUrl: string; token: string };

/** The letter that asks whether an address is right. */
export function confirmLetter({ to, locale, publicUrl, token }: Letter): Message {
  const link = tokenLink(publicUrl, locale, '/account/confirm-email', token);
  const [subject, text, label] =
    locale === 'uk'
      ? ['Підтвердьте електронну адресу', 'Щоб підтвердити адресу, відкрийте посилання (діє 7 днів)', 'Підтвердити']
      : ['Подтвердите электронный адрес', 'Чтобы подтвердить адрес, откройте ссылку (действует 7 дней)', 'Подтвердить'];
  return composeMessage({ to, kind: 'confirm', locale, subject, blocks: [{ type: 'link', text, label, href: link }] });
}

/** The message with a link to a new password; by SMS to somebody who gave a phone. */
export function recoveryMessage({ to, locale, publicUrl, token }: Letter): Message {
  const link = tokenLink(publicUrl, locale, '/account/new-password', token);
  const [subject, text, label] =
    locale === 'uk'
      ? ['Новий пароль', 'Щоб задати новий пароль, відкрийте посилання (діє 1 годину)', 'Задати пароль']
      : ['Новый пароль', 'Чтобы задать новый пароль, откройте ссылку (действует 1 час)', 'Задать пароль'];
  const message = { to, kind: 'recovery', locale, subject, lifeMs: tokenLifeMs.recovery };
  return composeMessage({ ...message, blocks: [{ type: 'link', text, label, href: link }] });
}

type Code = { to: string; locale: Locale; code: string; purpose: 'signIn' | 'confirm' };

const codeSubjects = {
  uk: { signIn: 'Код для входу', confirm: 'Код підтвердження' },
  ru: { signIn: 'Код для входа', confirm: 'Код подтверждения' },
} as const;

/** The message with a code for signing in, or for what is done while signed in. */
export function codeMessage({ to, locale, code, purpose }: Code): Message {
  const subject = codeSubjects[locale][purpose];
  const rest = locale === 'uk' ? 'Діє 5 хвилин. Нікому його не кажіть.' : 'Действует 5 минут. Никому его не говорите.';
  const blocks: Block[] = [
    { type: 'code', text: subject, code },
    { type: 'text', text: rest },
  ];
  return composeMessage({ to, kind: 'code', locale, subject, blocks, lifeMs: codeRules.lifeMs });
}

/** Tells the owner that the password was changed, in case somebody else did it. */
export function passwordChangedLetter(to: string, locale: Locale): Message {
  const [subject, text] =
    locale === 'uk'
      ? ['Пароль змінено', 'Пароль вашого акаунта змінено. Якщо це були не ви, задайте новий через «Забули пароль».']
      : ['Пароль изменён', 'Пароль вашего аккаунта изменён. Если это были не вы, задайте новый через «Забыли пароль».'];
  return composeMessage({ to, kind: 'passwordChanged', locale, subject, blocks: [{ type: 'text', text }] });
}
