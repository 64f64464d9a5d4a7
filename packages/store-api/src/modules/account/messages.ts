import type { Locale } from '@vitryna/contracts/constants';
import type { Block } from '../outbox/blocks.ts';
import { composeMessage } from '../outbox/compose-message.ts';
import type { Message } from '../outbox/message.ts';
import { tokenLink } from '../outbox/token-link.ts';
import { tell } from './contact-messages.ts';
import { codeRules, tokenLifeMs } from './token-repository.ts';

type Email = { to: string; locale: Locale; publicUrl: string; token: string };

type LinkTexts = Record<Locale, [subject: string, text: string, label: string]>;

const confirmTexts: LinkTexts = {
  uk: ['Підтвердьте електронну адресу', 'Щоб підтвердити адресу, відкрийте посилання (діє 7 днів)', 'Підтвердити'],
  ru: ['Подтвердите электронный адрес', 'Чтобы подтвердить адрес, откройте ссылку (действует 7 дней)', 'Подтвердить'],
};

/** The e-mail that asks whether an address is right. */
export function confirmEmail({ to, locale, publicUrl, token }: Email): Message {
  const link = tokenLink(publicUrl, locale, '/account/confirm-email', token);
  const [subject, text, label] = confirmTexts[locale];
  return composeMessage({ to, kind: 'confirm', locale, subject, blocks: [{ type: 'link', text, label, href: link }] });
}

const recoveryTexts: LinkTexts = {
  uk: ['Новий пароль', 'Щоб задати новий пароль, відкрийте посилання (діє 1 годину)', 'Задати пароль'],
  ru: ['Новый пароль', 'Чтобы задать новый пароль, откройте ссылку (действует 1 час)', 'Задать пароль'],
};

/** The message with a link to a new password; by SMS to somebody who gave a phone. */
export function recoveryMessage({ to, locale, publicUrl, token }: Email): Message {
  const link = tokenLink(publicUrl, locale, '/account/new-password', token);
  const [subject, text, label] = recoveryTexts[locale];
  const message = { to, kind: 'recovery', locale, subject, lifeMs: tokenLifeMs.recovery };
  return composeMessage({ ...message, blocks: [{ type: 'link', text, label, href: link }] });
}

type Code = { to: string; locale: Locale; code: string; purpose: 'signIn' | 'confirm' };

const codeTexts: Record<Locale, Record<Code['purpose'] | 'rest', string>> = {
  uk: {
    signIn: 'Код для входу',
    confirm: 'Код підтвердження',
    rest: 'Діє 5 хвилин. Нікому його не кажіть.',
  },
  ru: {
    signIn: 'Код для входа',
    confirm: 'Код подтверждения',
    rest: 'Действует 5 минут. Никому его не говорите.',
  },
};

/** The message with a code for signing in, or for what is done while signed in. */
export function codeMessage({ to, locale, code, purpose }: Code): Message {
  const { [purpose]: subject, rest } = codeTexts[locale];
  const blocks: Block[] = [
    { type: 'code', text: subject, code },
    { type: 'text', text: rest },
  ];
  return composeMessage({ to, kind: 'code', locale, subject, blocks, lifeMs: codeRules.lifeMs });
}

/** Tells the owner that the password was changed, in case somebody else did it. */
export const passwordChangedEmail = (to: string, locale: Locale): Message =>
  tell('passwordChanged', to, locale, {
    uk: ['Пароль змінено', 'Пароль вашого акаунта змінено. Якщо це були не ви, задайте новий через «Забули пароль».'],
    ru: ['Пароль изменён', 'Пароль вашего аккаунта изменён. Если это были не вы, задайте новый через «Забыли пароль».'],
  });
