import type { BrandData } from '@vitryna/brand';
import type { Locale } from '@vitryna/contracts/constants';

/** What texts name a brand's data by: `%name%` and so on. */
const wordsOf = ({ name, phone, schedule, legal }: BrandData, locale: Locale): Record<string, string> => ({
  name: name[locale],
  phone,
  telephone: phone.replaceAll(/\s/g, ''),
  schedule: schedule[locale],
  company: legal.company[locale],
  edrpou: legal.edrpou,
  address: legal.address[locale],
  email: legal.email,
});

/** Puts the brand's data in the place of their names, in all texts of a record. */
export function withBrand<Value>(value: Value, brand: BrandData, locale: Locale): Value {
  const words = wordsOf(brand, locale);
  const put = (item: unknown): unknown => {
    if (typeof item === 'string') return item.replaceAll(/%([a-z]+)%/g, (whole, key: string) => words[key] ?? whole);
    if (Array.isArray(item)) return item.map(put);
    if (typeof item !== 'object' || item === null) return item;
    return Object.fromEntries(Object.entries(item).map(([key, inner]) => [key, put(inner)]));
  };
  return put(value) as Value;
}
