import type { Locale } from '@vitryna/contracts/constants';
import type { Block } from '../outbox/blocks.ts';
import { composeMessage } from '../outbox/compose-message.ts';
import type { Message } from '../outbox/message.ts';
import { tokenLink } from '../outbox/token-link.ts';
import { type TextKey, textsIn } from '../shared/texts.ts';
import { sentenceEmail } from './contact-messages.ts';
import { codeRules, tokenLifeMs } from './token-repository.ts';

type Email = { to: string; locale: Locale; publicUrl: string; token: string };

/** The e-mail that asks whether an address is right. */
export function confirmEmail({ to, locale, publicUrl, token }: Email): Message {
  const link = tokenLink(publicUrl, locale, '/account/confirm-email', token);
  const t = textsIn(locale);
  const text = t('To confirm the address, follow the link (it works for 7 days)');
  const blocks: Block[] = [{ type: 'link', text, label: t('Confirm'), href: link }];
  return composeMessage({ to, kind: 'confirm', locale, subject: t('Confirm the e-mail address'), blocks });
}

/** The message with a link to a new password; by SMS to somebody who gave a phone. */
export function recoveryMessage({ to, locale, publicUrl, token }: Email): Message {
  const link = tokenLink(publicUrl, locale, '/account/new-password', token);
  const t = textsIn(locale);
  const message = { to, kind: 'recovery', locale, subject: t('A new password'), lifeMs: tokenLifeMs.recovery };
  const text = t('To set a new password, follow the link (it works for 1 hour)');
  return composeMessage({ ...message, blocks: [{ type: 'link', text, label: t('Set the password'), href: link }] });
}

type Code = { to: string; locale: Locale; code: string; purpose: 'signIn' | 'confirm' };

const codeSubjects = {
  signIn: 'Code for signing in',
  confirm: 'Code of the confirmation',
} as const satisfies Record<Code['purpose'], TextKey>;

/** The message with a code for signing in, or for what is done while signed in. */
export function codeMessage({ to, locale, code, purpose }: Code): Message {
  const t = textsIn(locale);
  const subject = t(codeSubjects[purpose]);
  const blocks: Block[] = [
    { type: 'code', text: subject, code },
    { type: 'text', text: t('It works for 5 minutes. Tell it to nobody.') },
  ];
  return composeMessage({ to, kind: 'code', locale, subject, blocks, lifeMs: codeRules.lifeMs });
}

/** Tells the owner that the password was changed, in case somebody else did it. */
export const passwordChangedEmail = (to: string, locale: Locale): Message =>
  sentenceEmail(to, locale, {
    kind: 'passwordChanged',
    subject: 'The password is changed',
    text: 'The password of your account is changed. If it was not you, set a new one by “Forgot the password”.',
  });
