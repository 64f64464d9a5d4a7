import { emailMaxLength } from '../constants.ts';
import { z } from '../zod.ts';
import { agree, edrpou, email, name255, optional, password, person, ruleMessages, text } from './rules.ts';
import { idInput, localeSchema, textInput } from './scalars.ts';

/** The rule of a required phone; its metadata are too heavy for this package. */
type PhoneRule = z.ZodType<string, string>;

const token = textInput(200).min(1);

/** A day of the calendar that can be somebody's birthday, `YYYY-MM-DD`. */
const birthday = z.iso
  .date(ruleMessages.invalid)
  .refine((day) => day >= '1900-01-01' && day <= new Date().toISOString().slice(0, 10), ruleMessages.invalid);

/** A user name: an e-mail address in lower case, or a phone in international form (contract §6). */
export function createUsernameSchema(phone: PhoneRule) {
  const address = email.transform((value) => value.toLowerCase());
  return text(emailMaxLength).transform((value, context) => {
    const parsed = (value.includes('@') ? address : phone).safeParse(value);
    if (parsed.success) return parsed.data;
    for (const { message } of parsed.error.issues) context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** Body of `/account/sign/up`; `marketing` is the consent to mailings, apart from the terms. */
export const createSignUpSchema = (phone: PhoneRule) =>
  z.object({
    firstName: person,
    lastName: optional(person),
    email: email.transform((value) => value.toLowerCase()),
    phone: optional(phone),
    password,
    marketing: z.boolean().default(false),
    agree,
    locale: localeSchema.optional(),
  });

/** Body of `/account/sign/in`; an old password is not judged by today's rule. */
export const createSignInSchema = (phone: PhoneRule) =>
  z.object({
    username: createUsernameSchema(phone),
    password: textInput(128).min(1, ruleMessages.required),
    remember: z.boolean().default(true),
  });

/** Body of `/account/sign/code/verify`. */
export const createCodeSchema = (phone: PhoneRule) =>
  z.object({ username: createUsernameSchema(phone), code: z.string().regex(/^\d{6}$/, ruleMessages.invalid) });

/** Body of `/account/update`: what is missing stays as it is. */
export const createAccountUpdateSchema = (phone: PhoneRule) =>
  z.object({
    name: z
      .object({
        firstName: person,
        lastName: optional(person).transform((value) => value ?? null),
        middleName: optional(person).transform((value) => value ?? null),
      })
      .partial()
      .optional(),
    email: email.transform((value) => value.toLowerCase()).optional(),
    phone: phone.nullable().optional(),
    locale: localeSchema.optional(),
    birthday: birthday.nullable().optional(),
    company: z.object({ name: name255, edrpou }).nullable().optional(),
    consents: z
      .object({ marketingEmail: z.boolean(), marketingSms: z.boolean(), analytics: z.boolean() })
      .partial()
      .optional(),
  });
export type AccountUpdate = z.input<ReturnType<typeof createAccountUpdateSchema>>;

const newPassword = { password, passwordRepeat: z.string(ruleMessages.required) };
const isRepeated = (value: { password: string; passwordRepeat: string }) => value.password === value.passwordRepeat;
const notRepeated = { path: ['passwordRepeat'], message: ruleMessages.repeatPassword };

/** Body of `/account/recovery/set`. */
export const recoverySetSchema = z.object({ token, ...newPassword }).refine(isRepeated, notRepeated);

/** Body of `/account/password/change`. */
export const passwordChangeSchema = z
  .object({ current: textInput(128).min(1, ruleMessages.required), ...newPassword })
  .refine(isRepeated, notRepeated);

/** Query of `/account/recovery/check` and body of `/account/email/confirm`. */
export const tokenSchema = z.object({ token });

/** Body of `/account/session/remove`. */
export const sessionRemoveSchema = z.object({ id: idInput });

const parameter = z.string().trim().min(1).max(255).optional();

/** Body of `/account/utm`: at least one of them. */
export const trackingSchema = z
  .object({ source: parameter, medium: parameter, campaign: parameter, term: parameter, content: parameter })
  .refine((value) => Object.values(value).some((item) => item !== undefined), { message: ruleMessages.required });
export type Tracking = z.infer<typeof trackingSchema>;
