import { createAccountUpdateSchema } from '@vitryna/contracts/api';
import { z } from '@vitryna/contracts/zod';
import { phone } from '@vitryna/forms/phone';

const { shape } = createAccountUpdateSchema(phone);

/** What a field leaves empty is none. */
const orNull = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), rule);

type Output<Rule extends z.ZodType> = Exclude<z.output<Rule>, undefined>;

export type PersonalValues = {
  name: { firstName: string; lastName: string; middleName: string };
  birthday: string;
  locale: 'uk' | 'ru';
};
type Personal = {
  name: Output<typeof shape.name>;
  birthday: Output<typeof shape.birthday>;
  locale: PersonalValues['locale'];
};

// A rule that something goes through first takes anything in and says so in its type; the fields of these forms are texts.
export const personalSchema = z.object({
  name: shape.name,
  birthday: orNull(shape.birthday),
  locale: shape.locale,
}) as unknown as z.ZodType<Personal, PersonalValues>;

export type ContactValues = { email: string; phone: string };

export const contactSchema = z.object({
  email: shape.email,
  phone: orNull(shape.phone),
}) as unknown as z.ZodType<{ email: string; phone: string | null }, ContactValues>;

export type CompanyValues = { company: { name: string; edrpou: string } };

export const companySchema = z.object({
  company: z.preprocess((value) => {
    const { name, edrpou } = value as CompanyValues['company'];
    return name.trim() === '' && edrpou.trim() === '' ? null : { name, edrpou: edrpou.trim() };
  }, shape.company),
}) as unknown as z.ZodType<{ company: Output<typeof shape.company> }, CompanyValues>;
