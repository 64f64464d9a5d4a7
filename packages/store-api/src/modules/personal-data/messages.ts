import type { Locale } from '@vitryna/contracts/constants';
import { paths } from '@vitryna/routing';
import { composeMessage } from '../outbox/compose-message.ts';
import type { Message } from '../outbox/message.ts';

type Removal = { to: string; locale: Locale; publicUrl: string; at: Date };

const texts: Record<Locale, [subject: string, text: (day: string) => string, label: string]> = {
  uk: [
    'Акаунт буде вилучено',
    (day) =>
      `Ваш акаунт і персональні дані буде вилучено ${day}. Передумали або це були не ви? Увійдіть до цього дня й залиште акаунт`,
    'Увійти',
  ],
  ru: [
    'Аккаунт будет удалён',
    (day) =>
      `Ваш аккаунт и персональные данные будут удалены ${day}. Передумали или это были не вы? Войдите до этого дня и оставьте аккаунт`,
    'Войти',
  ],
};

/** Tells the owner when the account goes, and the way back. */
export function removalEmail({ to, locale, publicUrl, at }: Removal): Message {
  const day = at.toLocaleDateString(locale, { timeZone: 'Europe/Kyiv', dateStyle: 'long' });
  const [subject, text, label] = texts[locale];
  const href = new URL(paths.account(locale), publicUrl).href;
  return composeMessage({
    to,
    kind: 'removal',
    locale,
    subject,
    blocks: [{ type: 'link', text: text(day), label, href }],
  });
}
