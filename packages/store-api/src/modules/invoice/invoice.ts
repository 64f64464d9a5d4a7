import type { Config } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { type MinorUnits, partOf } from '@vitryna/money';
import type { Payee } from './payee.ts';

/** The contents of an invoice; sums as they are paid, with their tax. */
export type Invoice = {
  locale: Locale;
  number: string;
  date: Date;
  seller: Pick<Config, 'legal' | 'phone'> & { payee: Payee };
  buyer: { name: string; edrpou: string };
  lines: readonly { name: string; quantity: number; price: MinorUnits }[];
  /** A coupon's discount. */
  discount: MinorUnits;
  total: MinorUnits;
};

/** The tax that is in a sum. */
export const taxIn = (total: MinorUnits, percent: number): MinorUnits => partOf(total, percent, 100 + percent);
