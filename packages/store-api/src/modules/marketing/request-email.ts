import type { Estimate, requestEvents } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { formatMoney } from '@vitryna/money/format';
import { composeMessage } from '../outbox/compose-message.ts';
import { homeLink } from '../outbox/home-link.ts';
import type { Message } from '../outbox/message.ts';
import { greet, typedText } from '../outbox/words.ts';
import { type TextKey, textsIn } from '../shared/texts.ts';

/** The forms that this e-mail answers; a proposal for the blog has one of its own. */
export type AnsweredEvent = Exclude<(typeof requestEvents)[number], 'becomeAuthor'> | 'subscriptionInstaller';

type Request = {
  to: string;
  event: AnsweredEvent;
  name: string;
  phone: string | null;
  /** As it was typed. */
  body: string | null;
  /** What the asked installation may cost. */
  estimate: Estimate;
  locale: Locale;
  publicUrl: string;
};

const subjects: Record<AnsweredEvent, TextKey> = {
  callback: 'We have your request',
  feedback: 'We have your message',
  cooperation: 'We have your proposal of cooperation',
  wholesale: 'We have your wholesale request',
  partnership: 'We have your partnership request',
  service: 'We have your request for installation',
  subscriptionInstaller: 'We have your application',
};

function whenAnswered(event: AnsweredEvent, phone: string | null): TextKey {
  if (event === 'subscriptionInstaller') return 'We check the application and call you within two working days.';
  return event === 'feedback' || phone === null
    ? 'We answer to this address within one working day.'
    : 'We call you back within one working day.';
}

/** Repeats to its sender what a form has sent, and says when it is answered. */
export function requestEmail({ to, event, name, phone, body, estimate, locale, publicUrl }: Request): Message {
  const t = textsIn(locale);
  const words = typedText(body ?? '');
  const rows: [string, string][] = [[t('E-mail'), to]];
  if (phone !== null) rows.push([t('Phone'), phone]);
  if (words) rows.push([t('Your words'), words]);
  if (estimate !== null) {
    const values = { from: formatMoney(estimate.from), to: formatMoney(estimate.to) };
    rows.push([t('Rough price of the installation'), t('{{from}} to {{to}}, equipment apart', values)]);
  }
  return composeMessage({
    ...{ to, kind: `request-${event}`, locale },
    subject: t(subjects[event]),
    blocks: [
      { type: 'text', text: greet(locale, name) },
      { type: 'text', text: t('Thank you for writing to us. This is what you have sent:') },
      { type: 'facts', rows },
      { type: 'text', text: t(whenAnswered(event, phone)) },
      { type: 'text', text: t('If something is wrong or has changed, answer this e-mail.') },
      { type: 'link', text: t('The shop'), label: t('To the shop'), href: homeLink(publicUrl, locale) },
    ],
  });
}
