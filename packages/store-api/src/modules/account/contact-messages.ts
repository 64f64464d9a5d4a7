import type { Locale } from '@vitryna/contracts/constants';
import { composeMessage } from '../outbox/compose-message.ts';
import type { Message } from '../outbox/message.ts';

/** An e-mail of one sentence. */
export function tell(
  kind: string,
  to: string,
  locale: Locale,
  words: Record<Locale, [subject: string, text: string]>,
): Message {
  const [subject, text] = words[locale];
  return composeMessage({ to, kind, locale, subject, blocks: [{ type: 'text', text }] });
}

/** Tells the address of before that another one was asked for. */
export const emailAskedEmail = (to: string, locale: Locale): Message =>
  tell('emailAsked', to, locale, {
    uk: [
      'Запит на зміну електронної адреси',
      'У вашому акаунті попросили змінити електронну адресу. Ця адреса діє, доки не підтвердять нову. Якщо це були не ви, змініть пароль.',
    ],
    ru: [
      'Запрос на смену электронного адреса',
      'В вашем аккаунте попросили сменить электронный адрес. Этот адрес действует, пока не подтвердят новый. Если это были не вы, смените пароль.',
    ],
  });

/** Tells the address of before that it is the account's no more. */
export const emailChangedEmail = (to: string, locale: Locale): Message =>
  tell('emailChanged', to, locale, {
    uk: [
      'Електронну адресу змінено',
      'Електронну адресу вашого акаунта змінено: листи надходитимуть на нову. Якщо це були не ви, напишіть нам.',
    ],
    ru: [
      'Электронный адрес изменён',
      'Электронный адрес вашего аккаунта изменён: письма будут приходить на новый. Если это были не вы, напишите нам.',
    ],
  });

const unknownDevices: Record<Locale, string> = { uk: 'невідомий пристрій', ru: 'неизвестное устройство' };

/** Tells the owner of a sign-in from a device that the account did not know. */
export function newDeviceEmail(to: string, locale: Locale, { device, at }: { device: string; at: Date }): Message {
  const when = at.toLocaleString(locale, { timeZone: 'Europe/Kyiv', dateStyle: 'long', timeStyle: 'short' });
  const from = `${device || unknownDevices[locale]}, ${when}`;
  return tell('newDevice', to, locale, {
    uk: [
      'Вхід з нового пристрою',
      `У ваш акаунт увійшли: ${from}. Якщо це були не ви, змініть пароль і завершіть інші сеанси.`,
    ],
    ru: [
      'Вход с нового устройства',
      `В ваш аккаунт вошли: ${from}. Если это были не вы, смените пароль и завершите другие сеансы.`,
    ],
  });
}
