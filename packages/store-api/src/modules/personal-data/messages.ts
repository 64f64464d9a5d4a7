import type { Locale } from '@vitryna/contracts/constants';
import { paths } from '@vitryna/routing';
import { composeMessage } from '../outbox/compose-message.ts';
import type { Message } from '../outbox/message.ts';
import { textsIn } from '../shared/texts.ts';

type Removal = { to: string; locale: Locale; publicUrl: string; at: Date };

/** Tells the owner when the account goes, and the way back. */
export function removalEmail({ to, locale, publicUrl, at }: Removal): Message {
  const day = at.toLocaleDateString(locale, { timeZone: 'Europe/Kyiv', dateStyle: 'long' });
  const t = textsIn(locale);
  const href = new URL(paths.account(locale), publicUrl).href;
  return composeMessage({
    to,
    kind: 'removal',
    locale,
    subject: t('The account will be removed'),
    blocks: [
      {
        type: 'link',
        text: t(
          'Your account and your personal data will be removed on {{day}}. Have you changed your mind, or was it not you? Sign in before that day and keep the account',
          { day },
        ),
        label: t('Sign in'),
        href,
      },
    ],
  });
}
