import type { Money } from '@vitryna/contracts/api';
import { splitIntoParts } from '@vitryna/contracts/instalments';

declare const unit: unique symbol;

/**
 * A sum in whole kopiykas. Its own type: a number in hryvnia, as the contract has them, cannot be taken for one. It is compared like
 * any number; whatever changes it is a function of this package.
 */
export type MinorUnits = number & { readonly [unit]: 'kopiyka' };

/** How many minor units one hryvnia has. */
const minorPerHryvnia = 100;

const whole = (amount: number): MinorUnits => Math.round(amount) as MinorUnits;

/** No money. */
export const nothing = 0 as MinorUnits;

/** Hryvnia of the contract in minor units, to the nearest one: a fraction in binary is never exact. */
export const toMinor = (hryvnia: number): MinorUnits => whole(hryvnia * minorPerHryvnia);

/** Minor units as the contract has them: hryvnia with two decimals at most. */
export const toHryvnia = (amount: MinorUnits): number => amount / minorPerHryvnia;

/** Minor units as the contract's money. */
export const toMoney = (amount: MinorUnits): Money => ({ amount: toHryvnia(amount), currency: 'UAH' });

/** A sum from outside, `12500` or `12500.50`; null for what is no sum, is below zero or has parts of a minor unit. */
export function parseMinor(hryvnia: string | number): MinorUnits | null {
  return /^\d{1,13}(?:\.\d{1,2})?$/.test(String(hryvnia)) ? toMinor(Number(hryvnia)) : null;
}

/** All amounts together. */
export const sum = (amounts: readonly MinorUnits[]): MinorUnits =>
  amounts.reduce((total, amount) => (total + amount) as MinorUnits, nothing);

/** The rest of an amount; below zero when more is taken than there is. */
export const subtract = (amount: MinorUnits, taken: MinorUnits): MinorUnits => (amount - taken) as MinorUnits;

/** The price of so many pieces. */
export const times = (amount: MinorUnits, quantity: number): MinorUnits => whole(amount * quantity);

/** The larger of two amounts. */
export const larger = (one: MinorUnits, other: MinorUnits): MinorUnits => (one > other ? one : other);

/** The smaller of two amounts. */
export const smaller = (one: MinorUnits, other: MinorUnits): MinorUnits => (one < other ? one : other);

/** The difference of two amounts; nothing when it reaches it. */
export const missing = (amount: MinorUnits, wanted: MinorUnits): MinorUnits =>
  larger(nothing, subtract(wanted, amount));

/** The part of an amount that `share` is of `of`, such as one of three pieces, to the nearest minor unit: half of one counts as one. */
export const partOf = (amount: MinorUnits, share: number, of: number): MinorUnits => whole((amount * share) / of);

/** So many percent of an amount, rounded like {@link partOf}. */
export const percentOf = (amount: MinorUnits, percent: number): MinorUnits => partOf(amount, percent, 100);

/** The amount of which no less than `left` is left when so many percent are taken off it. */
export const beforePercentOff = (left: MinorUnits, percent: number): MinorUnits =>
  Math.ceil((left * 100) / (100 - percent)) as MinorUnits;

/**
 * Splits an amount into equal parts that come to it; what does not divide is in the first ones, a minor unit each. The rule stands in the
 * contracts, of which the page of an order is made anyway.
 */
export const splitEvenly = (amount: MinorUnits, parts: number): MinorUnits[] =>
  splitIntoParts(amount, parts) as MinorUnits[];
