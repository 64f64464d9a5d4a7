import type { Locale } from '@vitryna/contracts/constants';
import { paths } from '@vitryna/routing';
import { composeMessage } from '../outbox/compose-message.ts';
import type { Message } from '../outbox/message.ts';

type Removal = { to: string; locale: Locale; publicUrl: string; at: Date };

/** Tells the owner when the account goes, and the way back. */
export function removalLetter({ to, locale, publicUrl, at }: Removal): Message {
  const day = at.toLocaleDateString(locale, { timeZone: 'Europe/Kyiv', dateStyle: 'long' });
  const [subject, text, label] =
    locale === 'uk'
      ? [
          'Акаунт буде вилучено',
          `Ваш акаунт і персональні дані буде вилучено ${day}. Передумали або це були не ви? Увійдіть до цього дня й залиште акаунт`,
          'Увійти',
        ]
      : [
          'Аккаунт будет удалён',
          `Ваш аккаунт и персональные данные будут удалены ${day}. Передумали или это были не вы? Войдите до этого дня и оставьте аккаунт`,
          'Войти',
        ];
  const href = new URL(paths.account(locale), publicUrl).href;
  return composeMessage({ to, kind: 'removal', locale, subject, blocks: [{ type: 'link', text, label, href }] });
}
