import type { Locale } from '@vitryna/contracts/constants';
import { composeMessage } from '../outbox/compose-message.ts';
import type { Message } from '../outbox/message.ts';
import { type TextKey, textsIn } from '../shared/texts.ts';

/** The message to the author of a moderated text: that they are shown or not, or that they were answered. */
export type ModerationEvent =
  | 'reviewPublished'
  | 'reviewRejected'
  | 'reviewReplied'
  | 'questionAnswered'
  | 'questionPublished';

type ModerationEmail = {
  to: string;
  locale: Locale;
  event: ModerationEvent;
  product: string;
  /** The address of the page of the reviewed product. */
  href: string;
};

const texts: Record<ModerationEvent, { subject: TextKey; text: TextKey }> = {
  reviewPublished: {
    subject: 'Your review is published',
    text: 'Thank you! Everybody can read your review of {{product}} now.',
  },
  reviewRejected: {
    subject: 'Your review is not published',
    text: 'Your review of {{product}} does not follow the rules of reviews, so we do not show it. You can write another one.',
  },
  reviewReplied: {
    subject: 'The shop has replied to your review',
    text: 'We have replied to your review of {{product}}.',
  },
  questionPublished: {
    subject: 'Your question is published',
    text: 'Your question about {{product}} is published. We will write when we answer it.',
  },
  questionAnswered: {
    subject: 'An answer to your question',
    text: 'We have answered your question about {{product}}.',
  },
};

/** The e-mail about what somebody wrote of a product. */
export function moderationEmail({ to, locale, event, product, href }: ModerationEmail): Message {
  const t = textsIn(locale);
  const { subject, text } = texts[event];
  const label = t('To the product');
  return composeMessage({
    ...{ to, kind: 'review', locale, subject: t(subject) },
    blocks: [
      { type: 'text', text: t(text, { product }) },
      { type: 'link', text: label, label, href },
    ],
  });
}
