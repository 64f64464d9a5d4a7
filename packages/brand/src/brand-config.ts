import type { Config } from '@vitryna/contracts/api';
import type { BrandData } from './brand-schema.ts';

/** The part of `/shared/config` that says whose store it is. */
export type BrandContacts = Pick<
  Config,
  'phone' | 'phones' | 'schedule' | 'openingHours' | 'socials' | 'socialNames' | 'messengers' | 'legal'
>;

/** A brand's contacts as `/shared/config` answers them (contract §8). */
export function brandConfig({
  phone,
  phones,
  schedule,
  openingHours,
  socials,
  socialNames,
  messengers,
  legal,
}: BrandData): BrandContacts {
  return { phone, phones, schedule, openingHours, socials, socialNames, messengers, legal };
}
