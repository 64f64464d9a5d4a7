import type { Locale } from '@vitryna/contracts/constants';
import { composeMessage } from '../outbox/compose-message.ts';
import type { Message } from '../outbox/message.ts';
import { type TextKey, textsIn } from '../shared/texts.ts';

type Told = { kind: string; subject: TextKey; text: TextKey; values?: Readonly<Record<string, string>> };

/** An e-mail of one sentence. */
export function sentenceEmail(to: string, locale: Locale, { kind, subject, text, values }: Told): Message {
  const t = textsIn(locale);
  return composeMessage({ to, kind, locale, subject: t(subject), blocks: [{ type: 'text', text: t(text, values) }] });
}

/** Tells the previous address that another one was requested. */
export const emailAskedEmail = (to: string, locale: Locale): Message =>
  sentenceEmail(to, locale, {
    kind: 'emailAsked',
    subject: 'A change of the e-mail address was asked for',
    text: 'Somebody asked in your account to change the e-mail address. This address holds until the new one is confirmed. If it was not you, change the password.',
  });

/** Tells the previous address that it is no longer the account's. */
export const emailChangedEmail = (to: string, locale: Locale): Message =>
  sentenceEmail(to, locale, {
    kind: 'emailChanged',
    subject: 'The e-mail address is changed',
    text: 'The e-mail address of your account is changed: e-mails will go to the new one. If it was not you, write to us.',
  });

/** Tells the owner of a sign-in from a device that the account did not know. */
export function newDeviceEmail(to: string, locale: Locale, { device, at }: { device: string; at: Date }): Message {
  const time = at.toLocaleString(locale, { timeZone: 'Europe/Kyiv', dateStyle: 'long', timeStyle: 'short' });
  return sentenceEmail(to, locale, {
    kind: 'newDevice',
    subject: 'A sign-in from a new device',
    text: 'Somebody signed in to your account: {{device}}, {{time}}. If it was not you, change the password and end the other sessions.',
    values: { device: device || textsIn(locale)('an unknown device'), time },
  });
}
