import { type L10n, type PaymentKinds, type PaymentMethod, paymentMethodSchema } from '@vitryna/contracts/api';
import { type InstalmentRule, instalmentRules } from '@vitryna/contracts/instalments';
import { inEveryLanguage } from '../shared/texts.ts';

type Row<Method extends PaymentMethod> = {
  kind: PaymentKinds[Method];
  name: L10n;
  note: L10n;
  /** Sums and parts that the bank takes, of what is paid in parts. */
  rule: PaymentKinds[Method] extends 'instalments' ? InstalmentRule : null;
};

/** Every method, one row each. */
export const paymentMethods: { readonly [Method in PaymentMethod]: Row<Method> } = {
  card: {
    kind: 'bank',
    name: inEveryLanguage('Card online'),
    note: inEveryLanguage('Visa, Mastercard, Apple Pay, Google Pay'),
    rule: null,
  },
  privatParts: {
    kind: 'instalments',
    name: inEveryLanguage('Parts of PrivatBank'),
    note: inEveryLanguage('No overpayment, the first payment with the purchase'),
    rule: instalmentRules.privatParts,
  },
  monoParts: {
    kind: 'instalments',
    name: inEveryLanguage('Parts of monobank'),
    note: inEveryLanguage('No overpayment, confirmed in the app'),
    rule: instalmentRules.monoParts,
  },
  cashOnDelivery: {
    kind: 'cash',
    name: inEveryLanguage('Cash or card on delivery'),
    note: inEveryLanguage('In cash or by card'),
    rule: null,
  },
  invoice: {
    kind: 'transfer',
    name: inEveryLanguage('Invoice for companies'),
    note: inEveryLanguage('An invoice for a company or a sole trader'),
    rule: null,
  },
};

/** Whether a bank's page takes the money. */
export function isPaidOnline(method: PaymentMethod): boolean {
  const { kind } = paymentMethods[method];
  return kind === 'bank' || kind === 'instalments';
}

/** Whether the money comes when the order is handed over, so that the goods do not wait for it. */
export const isPaidOnDelivery = (method: PaymentMethod): boolean => paymentMethods[method].kind === 'cash';

/** Whether a company pays from its account, by an invoice. */
export const isPaidByTransfer = (method: PaymentMethod): boolean => paymentMethods[method].kind === 'transfer';

/** Methods whose money a bank's page takes. */
export const onlineMethods: readonly PaymentMethod[] = paymentMethodSchema.options.filter(isPaidOnline);
