import type { Locale } from '@vitryna/contracts/constants';
import { paths } from '@vitryna/routing';
import { composeMessage } from '../outbox/compose-message.ts';
import type { Message } from '../outbox/message.ts';
import { greet, typedText } from '../outbox/words.ts';
import { textsIn } from '../shared/texts.ts';

type Proposal = { to: string; name: string; subject: string | null; locale: Locale; publicUrl: string };

/** Tells who proposed a post that the proposal has come, and when it is answered. */
export function authorEmail({ to, name, subject, locale, publicUrl }: Proposal): Message {
  const t = textsIn(locale);
  const about = typedText(subject ?? '');
  return composeMessage({
    ...{ to, kind: 'authorProposal', locale },
    subject: t('We have your proposal for the blog'),
    blocks: [
      { type: 'text', text: greet(locale, name) },
      {
        type: 'text',
        text: about
          ? t('Thank you for the subject: {{subject}}.', { subject: about })
          : t('Thank you for the subject.'),
      },
      { type: 'text', text: t('The editor reads it within three working days and answers to this address.') },
      {
        type: 'link',
        text: t('Meanwhile, see how others write'),
        label: t('To the blog'),
        href: new URL(paths.blog(locale), publicUrl).href,
      },
    ],
  });
}
