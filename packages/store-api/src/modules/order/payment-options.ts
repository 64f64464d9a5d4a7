import {
  type CheckoutOptions,
  deliveryMethodSchema,
  type L10n,
  type PaymentMethod,
  type PaymentOption,
  paymentMethodSchema,
} from '@vitryna/contracts/api';
import { allowedParts, isInstalment } from '@vitryna/contracts/instalments';
import { type MinorUnits, nothing, splitEvenly, toMoney } from '@vitryna/money';
import { isPaidOnDelivery, isPaidOnline, paymentMethods } from '../payment/payment-methods.ts';
import { inEveryLanguage } from '../shared/texts.ts';
import { deliveryMethods } from './delivery-methods.ts';

const tooLittle = inEveryLanguage('The sum is too small for this bank');
const tooMuch = inEveryLanguage('The sum is too large for this bank');
const noCash = inEveryLanguage('No money is taken at this point');
const noBank = inEveryLanguage('Not available now');

/** The inputs of the payment methods besides the sum: which banks there are, and whether money is taken where the order is handed out. */
type Circumstances = { hasBank: (method: PaymentMethod) => boolean; takesCash: boolean };

function whyNot(method: PaymentMethod, { hasBank, takesCash }: Circumstances): L10n | null {
  if (isPaidOnline(method)) return hasBank(method) ? null : noBank;
  return isPaidOnDelivery(method) && !takesCash ? noCash : null;
}

function describe(method: PaymentMethod, total: MinorUnits, circumstances: Circumstances): PaymentOption {
  const { name, note } = paymentMethods[method];
  const plain = {
    method,
    name,
    note,
    min: null,
    max: null,
    disabled: whyNot(method, circumstances),
  };
  if (!isInstalment(method)) return plain;
  const { min, max } = paymentMethods[method].rule;
  const parts = [...allowedParts(method, total)];
  const plans = parts.map((count) => {
    const split = splitEvenly(total, count);
    return { parts: count, first: toMoney(split[0] ?? nothing), monthly: toMoney(split.at(-1) ?? nothing) };
  });
  const disabled = parts.length > 0 ? plain.disabled : total < min ? tooLittle : tooMuch;
  return { ...plain, min: toMoney(min as MinorUnits), max: toMoney(max as MinorUnits), parts, plans, disabled };
}

/** Ways to pay a sum; what is paid online needs a bank that takes it. */
export const describePayments = (total: MinorUnits, circumstances: Circumstances): PaymentOption[] =>
  paymentMethodSchema.options.map((method) => describe(method, total, circumstances));

/** Ways in which an order reaches somebody. */
export const describeDeliveries = (): CheckoutOptions['deliveries'] =>
  deliveryMethodSchema.options.map((method) => ({ method, ...deliveryMethods[method], disabled: null }));
