import type { L10n, PaymentKinds, PaymentMethod } from '@vitryna/contracts/api';
import { type InstalmentRule, instalmentRules } from '@vitryna/contracts/instalments';
import { isOfKind, methodsOfKind } from '@vitryna/contracts/payment-methods';
import { inEveryLanguage } from '../shared/texts.ts';

type Row<Method extends PaymentMethod> = {
  name: L10n;
  note: L10n;
  /** Sums and parts that the bank takes, of what is paid in parts. */
  rule: PaymentKinds[Method] extends 'instalments' ? InstalmentRule : null;
};

/** Every method, one row each. */
export const paymentMethods: { readonly [Method in PaymentMethod]: Row<Method> } = {
  card: {
    name: inEveryLanguage('Card online'),
    note: inEveryLanguage('Visa, Mastercard, Apple Pay, Google Pay'),
    rule: null,
  },
  privatParts: {
    name: inEveryLanguage('Parts of PrivatBank'),
    note: inEveryLanguage('No overpayment, the first payment with the purchase'),
    rule: instalmentRules.privatParts,
  },
  monoParts: {
    name: inEveryLanguage('Parts of monobank'),
    note: inEveryLanguage('No overpayment, confirmed in the app'),
    rule: instalmentRules.monoParts,
  },
  cashOnDelivery: {
    name: inEveryLanguage('Cash or card on delivery'),
    note: inEveryLanguage('In cash or by card'),
    rule: null,
  },
  invoice: {
    name: inEveryLanguage('Invoice for companies'),
    note: inEveryLanguage('An invoice for a company or a sole trader'),
    rule: null,
  },
};

/** Whether a bank's page takes the money. */
export const isPaidOnline = (method: PaymentMethod): boolean => isOfKind(method, 'bank', 'instalments');

/** Whether the money comes when the order is handed over, so that the goods do not wait for it. */
export const isPaidOnDelivery = (method: PaymentMethod): boolean => isOfKind(method, 'cash');

/** Whether a company pays from its account, by an invoice. */
export const isPaidByTransfer = (method: PaymentMethod): boolean => isOfKind(method, 'transfer');

/** Methods whose money a bank's page takes. */
export const onlineMethods: readonly PaymentMethod[] = methodsOfKind('bank', 'instalments');
