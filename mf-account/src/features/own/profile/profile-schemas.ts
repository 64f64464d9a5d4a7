import { createAccountUpdateSchema } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/languages';
import { z } from '@vitryna/contracts/zod';
import { phone } from '@vitryna/forms/phone';

const { shape } = createAccountUpdateSchema(phone);

/** Empty fields count as none. */
const orNull = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess((value: string) => (typeof value === 'string' && value.trim() === '' ? null : value), rule);

export type PersonalValues = {
  name: { firstName: string; lastName: string; middleName: string };
  birthday: string;
  locale: Locale;
};

export const personalSchema = z.object({
  name: shape.name,
  birthday: orNull(shape.birthday),
  locale: shape.locale,
});

export type ContactValues = { email: string; phone: string };

export const contactSchema = z.object({
  email: shape.email,
  phone: orNull(shape.phone),
});

export type CompanyValues = { company: { name: string; edrpou: string } };

export const companySchema = z.object({
  company: z.preprocess(
    ({ name, edrpou }: CompanyValues['company']) =>
      name.trim() === '' && edrpou.trim() === '' ? null : { name, edrpou: edrpou.trim() },
    shape.company,
  ),
});
