import type { Locale } from '@vitryna/contracts/constants';
import type { Message } from '../outbox/message.ts';
import { sentenceEmail } from './contact-messages.ts';

/** Tells the owner that another key opens the account. */
export const passkeyAddedEmail = (to: string, locale: Locale, name: string): Message =>
  sentenceEmail(to, locale, {
    kind: 'passkeyAdded',
    subject: 'A passkey is added',
    text: 'The passkey {{name}} is added to your account. If it was not you, remove it and change the password.',
    values: { name },
  });

/** Tells the owner that a key opens the account no more. */
export const passkeyRemovedEmail = (to: string, locale: Locale, name: string): Message =>
  sentenceEmail(to, locale, {
    kind: 'passkeyRemoved',
    subject: 'A passkey is removed',
    text: 'The passkey {{name}} is removed from your account. If it was not you, change the password.',
    values: { name },
  });
