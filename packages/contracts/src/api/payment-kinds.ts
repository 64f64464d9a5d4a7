import type { PaymentMethod } from './order.ts';

/** How the money of a method comes: at a bank's page, there in parts, when the order is handed over, or from a company's account. */
export type PaymentKind = 'bank' | 'instalments' | 'cash' | 'transfer';

/** The kind of each method: one that is missing here does not compile, and every list of methods follows from it. */
export type PaymentKinds = {
  card: 'bank';
  privatParts: 'instalments';
  monoParts: 'instalments';
  cashOnDelivery: 'cash';
  invoice: 'transfer';
};

/** The methods of some kinds. */
export type PaymentMethodOf<Kind extends PaymentKind> = {
  [Method in PaymentMethod]: PaymentKinds[Method] extends Kind ? Method : never;
}[PaymentMethod];

/** A member of a list that has all of a union's members; `never` for a list that lacks one. */
export type EachOf<All, Listed extends readonly unknown[]> =
  Exclude<All, Listed[number]> extends never ? Listed[number] : never;
