import type { Locale } from '@vitryna/contracts/constants';
import type { Message } from '../outbox/message.ts';
import { tell } from './contact-messages.ts';

/** Tells the owner that another key opens the account. */
export const passkeyAddedEmail = (to: string, locale: Locale, name: string): Message =>
  tell('passkeyAdded', to, locale, {
    uk: [
      'Додано ключ доступу',
      `До вашого акаунта додано ключ доступу «${name}». Якщо це були не ви, вилучіть його й змініть пароль.`,
    ],
    ru: [
      'Добавлен ключ доступа',
      `К вашему аккаунту добавлен ключ доступа «${name}». Если это были не вы, удалите его и смените пароль.`,
    ],
  });

/** Tells the owner that a key opens the account no more. */
export const passkeyRemovedEmail = (to: string, locale: Locale, name: string): Message =>
  tell('passkeyRemoved', to, locale, {
    uk: [
      'Вилучено ключ доступу',
      `З вашого акаунта вилучено ключ доступу «${name}». Якщо це були не ви, змініть пароль.`,
    ],
    ru: [
      'Удалён ключ доступа',
      `Из вашего аккаунта удалён ключ доступа «${name}». Если это были не вы, смените пароль.`,
    ],
  });
