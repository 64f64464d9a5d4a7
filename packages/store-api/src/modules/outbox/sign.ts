import type { L10n } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';

type Words = { channel: 'email' | 'sms'; locale: Locale; text: string };

/** Words that say which store writes: a text message before them, it has no sender, an e-mail below them. */
export function sign({ channel, locale, text }: Words, store: L10n | null): string {
  const name = store?.[locale];
  if (!name) return text;
  return channel === 'sms' ? `${name}: ${text}` : `${text}\n\n${name}`;
}
