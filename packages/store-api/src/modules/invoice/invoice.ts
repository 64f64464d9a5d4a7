import type { Config } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import type { Payee } from './payee.ts';

/** What an invoice says; sums in kopiyky, as they are paid, with their tax. */
export type Invoice = {
  locale: Locale;
  number: string;
  date: Date;
  seller: Pick<Config, 'legal' | 'phone'> & { payee: Payee };
  buyer: { name: string; edrpou: string };
  lines: readonly { name: string; quantity: number; price: number }[];
  /** What a coupon takes off. */
  discount: number;
  total: number;
};

/** The tax that is in a sum, to the kopiyka. */
export const taxIn = (total: number, percent: number): number => Math.round((total * percent) / (100 + percent));
