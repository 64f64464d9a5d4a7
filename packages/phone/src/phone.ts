import { ruleMessages } from '@vitryna/contracts/rules';
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { unbrokenPhone } from './mask.ts';

/** No phone is longer; the library refuses longer texts too (specification §9). */
const maxLength = 250;

/** The old way out of the local exchange: 8, then the number with its zero. */
const oldTrunk = /^\s*8(?=[\s(-]*0)/;

/** The number as `+380671234567`, or null when it is no valid one. A number without country code is Ukrainian. */
export function normalisePhone(value: string): string | null {
  if (value.length > maxLength) return null;
  const phone = parsePhoneNumberFromString(value.replace(oldTrunk, ''), { defaultCountry: 'UA', extract: false });
  return phone?.isValid() ? phone.number : null;
}

/** Formats that are kept (specification §9.19). */
export const maxFormats = 32;

/** Number → its format; a Map keeps the order in which they were used, the first one goes. */
const formats = new Map<string, string>();

/** A number for people, on one line: a Ukrainian one as fields write it, one of another country as is usual there; what is no number stays. */
export function formatPhone(value: string, format = parsePhoneNumberFromString): string {
  const shown = formats.get(value) ?? write(format(value.slice(0, maxLength), 'UA')) ?? value;
  formats.delete(value);
  formats.set(value, shown);
  const [oldest] = formats.keys();
  if (formats.size > maxFormats && oldest !== undefined) formats.delete(oldest);
  return shown;
}

const write = (phone: PhoneNumber | undefined): string | undefined =>
  phone && unbrokenPhone(phone.country === 'UA' ? phone.number : phone.formatInternational());

/** A required phone; gives it in international format. For an optional one: `optional(phone)`. */
export const phone = z
  .string(ruleMessages.required)
  .trim()
  .min(1, ruleMessages.required)
  .transform((value, context) => {
    const number = normalisePhone(value);
    if (number === null) context.addIssue({ code: 'custom', message: ruleMessages.phone });
    return number ?? z.NEVER;
  });
