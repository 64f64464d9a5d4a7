/**
 * Rules of form fields (contract §0), for the forms and for the server that reads what they send. A message is a
 * translation key; `@Maximum field length` is shown with the limit behind it.
 */

import { emailMaxLength, nameMaxLength } from '../constants.ts';
import { z } from '../zod.ts';
import { uploadLimits } from './uploads.ts';
import { maxQuantity } from './values.ts';

/** Keys of the messages that rules give. */
export const ruleMessages = {
  required: '@Entry field required',
  maxLength: '@Maximum field length',
  person: '@You entered an incorrect name',
  email: '@You entered an incorrect email',
  phone: '@You entered an incorrect phone number',
  agree: '@You must accept the terms and conditions',
  quantity: '@Wrong quantity',
  weakPassword: '@Password is too weak',
  repeatPassword: '@Passwords do not match',
  invalid: '@Entry field is wrong',
  tooShort: '@Write a little more',
  fileSize: '@File is too large',
  fileType: '@Wrong file type',
} as const;

/** A text that is not blank, trimmed, of at most `max` characters. */
export const text = (max: number) =>
  z
    .string(ruleMessages.required)
    .trim()
    .min(1, ruleMessages.required)
    .max(max, ruleMessages.maxLength)
    .refine((value) => !value.includes('\0'), ruleMessages.invalid);

export const name255 = text(nameMaxLength);
export const text2000 = text(2000);

/** A name of a person; Ukrainian apostrophes are letters here. */
export const person = name255.regex(/^[\p{L}'’ʼ\-\s]+$/u, ruleMessages.person);

const domain =
  '(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?\\.)+[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}]';
const emailPattern = new RegExp(`^(?!\\.)(?!.*\\.\\.)[^\\s@"(),:;<>[\\]\\\\]{1,64}(?<!\\.)@${domain}$`, 'u');

/** An e-mail address of at most 254 characters. */
export const email = text(emailMaxLength).regex(emailPattern, ruleMessages.email);

/** The number of a company in the state register, or of a sole trader as a taxpayer. */
export const edrpou = z
  .string()
  .trim()
  .regex(/^\d{8}(?:\d{2})?$/, ruleMessages.invalid);

/** A password of 8 to 128 characters, any of them; the server also refuses the commonest ones. */
export const password = z
  .string(ruleMessages.required)
  .min(1, ruleMessages.required)
  .min(8, ruleMessages.weakPassword)
  .max(128, ruleMessages.maxLength)
  .refine((value) => !value.includes('\0'), ruleMessages.invalid);

/** A box that must be ticked. */
export const agree = z.literal(true, ruleMessages.agree);

/** A quantity from a field or a body. */
export const qty = z.coerce
  .number(ruleMessages.quantity)
  .int(ruleMessages.quantity)
  .min(1, ruleMessages.quantity)
  .max(maxQuantity, ruleMessages.quantity);

/** Most files of a field, and bytes of a picture and of a video (reading 17). */
export const fileLimits = {
  count: uploadLimits.count,
  pictureBytes: uploadLimits.bytes,
  videoBytes: 30 * 1024 * 1024,
} as const;

const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp']);
const videoTypes = new Set(['video/mp4', 'video/webm']);
const file = z.custom<Pick<File, 'size' | 'type'>>(
  (value) => typeof value === 'object' && value !== null && 'size' in value && 'type' in value,
  ruleMessages.fileType,
);

/** Files of a form: pictures, and one video where those are taken. */
export const files = ({ hasVideo = false } = {}) =>
  z
    .array(
      file
        .refine(({ type }) => pictureTypes.has(type) || (hasVideo && videoTypes.has(type)), ruleMessages.fileType)
        .refine(
          ({ size, type }) => size <= (videoTypes.has(type) ? fileLimits.videoBytes : fileLimits.pictureBytes),
          ruleMessages.fileSize,
        ),
    )
    .refine((all) => all.filter(({ type }) => videoTypes.has(type)).length <= 1, ruleMessages.invalid)
    .refine((all) => all.filter(({ type }) => pictureTypes.has(type)).length <= fileLimits.count, ruleMessages.invalid);

/** Lets a field be left empty: a blank text counts as none. */
export const optional = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess(
    (value: z.input<Rule> | string | null | undefined) =>
      value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value,
    rule.optional(),
  );
