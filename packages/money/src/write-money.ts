import type { Money } from '@vitryna/contracts/api';
import { type MinorUnits, toHryvnia } from './money.ts';

/** Between groups of thousands, and between a number and its unit: the line must not break there (reading 21). */
export const noBreakSpace = '\u00a0';

const minus = '\u2212';

/**
 * A number with grouped thousands and a decimal comma, the same in both languages. By hand: `Intl.NumberFormat` costs
 * several times as much, and a page of 24 cards writes over a hundred numbers.
 *
 * @param fractionDigits most digits after the comma; trailing zeros are left out
 */
export function formatNumber(value: number, fractionDigits = 2): string {
  if (!Number.isFinite(value)) return '';
  const plain = Number.isInteger(value)
    ? String(Math.abs(value))
    : String(Number(Math.abs(value).toFixed(fractionDigits)));
  if (plain.includes('e')) return plain;
  const [whole = '0', fraction] = plain.split('.');
  const sign = value < 0 && plain !== '0' ? minus : '';
  let grouped = whole;
  for (let end = whole.length - 3; end > 0; end -= 3)
    grouped = grouped.slice(0, end) + noBreakSpace + grouped.slice(end);
  return sign + grouped + (fraction === undefined ? '' : `,${fraction}`);
}

/** Hryvnia as `12 345 ₴`, with two decimals when there are kopiykas (reading 21). */
export function formatMoney(money: number | Money): string {
  const amount = typeof money === 'number' ? money : money.amount;
  const text = formatNumber(amount);
  const decimals = text.length - text.indexOf(',') - 1;
  const padded = text.includes(',') && decimals === 1 ? `${text}0` : text;
  return text === '' ? '' : `${padded}${noBreakSpace}₴`;
}

/** Minor units written as {@link formatMoney} writes hryvnia. */
export const formatMinor = (amount: MinorUnits): string => formatMoney(toHryvnia(amount));

/** Minor units as a plain number with two decimals, `12345.00`, for tables and machines. */
export const formatDecimal = (amount: MinorUnits): string => toHryvnia(amount).toFixed(2);
