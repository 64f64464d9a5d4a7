import type { DeliveryMethod, PaymentMethod } from '@vitryna/contracts/api';

/** The checkout form's values: texts as they are typed, of every way of delivery and payment. */
export type CheckoutValues = {
  recipient: { firstName: string; lastName: string; phone: string; email: string };
  isAnother: boolean;
  anotherRecipient: { firstName: string; lastName: string; phone: string };
  delivery: {
    method: DeliveryMethod;
    cityRef: string;
    warehouseRef: string;
    street: { ref: string; name: string };
    house: string;
    flat: string;
    comment: string;
    pointId: string;
  };
  payment: { method: PaymentMethod; parts: number | null; company: { name: string; edrpou: string } };
  comment: string;
  dontCall: boolean;
  marketing: boolean;
  /** Payment was come to: only now is it known that an address for the receipt is missing. */
  isPaymentAsked: boolean;
};

/** The form of a shopper of whom nothing is known. */
export const emptyValues = (): CheckoutValues => ({
  recipient: { firstName: '', lastName: '', phone: '', email: '' },
  isAnother: false,
  anotherRecipient: { firstName: '', lastName: '', phone: '' },
  delivery: {
    method: 'warehouse',
    cityRef: '',
    warehouseRef: '',
    street: { ref: '', name: '' },
    house: '',
    flat: '',
    comment: '',
    pointId: '',
  },
  payment: { method: 'card', parts: null, company: { name: '', edrpou: '' } },
  comment: '',
  dontCall: false,
  marketing: false,
  isPaymentAsked: false,
});

/** The blocks of the checkout, in their order, and the fields that each of them holds. */
export const blocks = ['contacts', 'delivery', 'payment', 'confirmation'] as const;
export type BlockName = (typeof blocks)[number];

/** Which block a field of the form or of the server's answer stands in. */
export function blockOf(path: string): BlockName {
  const [part] = path.split('.');
  if (part === 'recipient' || part === 'anotherRecipient' || part === 'isAnother') return 'contacts';
  if (part === 'delivery' || part === 'payment') return part;
  return 'confirmation';
}
