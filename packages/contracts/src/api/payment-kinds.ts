/** How the money of a method comes: at a bank's page, there in parts, when the order is handed over, or from a company's account. */
export type PaymentKind = 'bank' | 'instalments' | 'cash' | 'transfer';

/** Every method with its kind, in the order in which they are offered; every list of methods follows from it. */
export const paymentKinds = {
  card: 'bank',
  privatParts: 'instalments',
  monoParts: 'instalments',
  cashOnDelivery: 'cash',
  invoice: 'transfer',
} as const satisfies Record<string, PaymentKind>;

export type PaymentKinds = typeof paymentKinds;
export type PaymentMethod = keyof PaymentKinds;

/** The methods of some kinds. */
export type PaymentMethodOf<Kind extends PaymentKind> = {
  [Method in PaymentMethod]: PaymentKinds[Method] extends Kind ? Method : never;
}[PaymentMethod];
