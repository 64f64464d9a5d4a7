import { type PaymentKind, type PaymentMethod, type PaymentMethodOf, paymentKinds } from './payment-kinds.ts';

/** Whether a method is of one of some kinds. */
export const isOfKind = <Kind extends PaymentKind>(
  method: PaymentMethod,
  ...kinds: Kind[]
): method is PaymentMethodOf<Kind> => (kinds as PaymentKind[]).includes(paymentKinds[method]);

/** Every method. */
export const allPaymentMethods = Object.keys(paymentKinds) as PaymentMethod[];

/** Every method of some kinds. */
export const methodsOfKind = <Kind extends PaymentKind>(...kinds: Kind[]): PaymentMethodOf<Kind>[] =>
  allPaymentMethods.filter((method): method is PaymentMethodOf<Kind> => isOfKind(method, ...kinds));

/** What a buyer has to leave beside the choice: an address for the receipt, the number of parts, a company with its code. */
type Asked = 'email' | 'parts' | 'company';

const asked: Record<PaymentKind, readonly Asked[]> = {
  bank: ['email'],
  instalments: ['email', 'parts'],
  cash: [],
  transfer: ['email', 'company'],
};

/** Whether a method asks the buyer for something beside the choice. */
export const asksFor = (method: PaymentMethod, what: Asked): boolean => asked[paymentKinds[method]].includes(what);
