import type { CheckoutDraft, KeptDraft } from '@vitryna/contracts/api';
import { asksFor } from '@vitryna/contracts/payment-methods';
import { maskPhone } from '@vitryna/forms';
import { type CheckoutValues, emptyValues } from './checkout-values.ts';

function deliveryOf({
  method,
  cityRef,
  warehouseRef,
  street,
  house,
  flat,
  comment,
  pointId,
}: CheckoutValues['delivery']) {
  if (method === 'warehouse') return { method, cityRef, warehouseRef };
  if (method === 'pickup') return { method, pointId };
  return { method, cityRef, street, house, flat, comment };
}

/** Of what the form holds the part that the chosen delivery and payment ask for; its paths are those of the form. */
export const toOrder = ({ recipient, payment, ...values }: CheckoutValues) => ({
  recipient,
  anotherRecipient: values.isAnother ? values.anotherRecipient : null,
  delivery: deliveryOf(values.delivery),
  payment: {
    method: payment.method,
    ...(asksFor(payment.method, 'parts') && payment.parts !== null && { parts: payment.parts }),
    ...(asksFor(payment.method, 'company') && { company: payment.company }),
  },
  comment: values.comment,
  dontCall: values.dontCall,
  marketing: values.marketing,
  // The words beside the button say that pressing it agrees.
  agree: true as const,
});

/** The server's draft of the form. */
export const toDraft = (values: CheckoutValues): CheckoutDraft => ({
  recipient: values.recipient,
  anotherRecipient: values.isAnother ? values.anotherRecipient : null,
  delivery: values.delivery,
  payment: {
    method: values.payment.method,
    ...(values.payment.parts !== null && { parts: values.payment.parts }),
    company: values.payment.company,
  },
  comment: values.comment,
  dontCall: values.dontCall,
  marketing: values.marketing,
});

const given = <Part extends object>(part: Part | null | undefined): Partial<Part> =>
  Object.fromEntries(
    Object.entries(part ?? {}).filter(([, value]) => value !== undefined && value !== null),
  ) as Partial<Part>;

/** The form as it was left. */
export function fromDraft(draft: CheckoutDraft | KeptDraft): CheckoutValues {
  const empty = emptyValues();
  const { street, ...delivery } = given(draft.delivery);
  const { company, ...payment } = given(draft.payment);
  // As it is typed: the server keeps it in its own form.
  const inMask = <Person extends { phone: string }>(person: Person) => ({ ...person, phone: maskPhone(person.phone) });
  return {
    recipient: inMask({ ...empty.recipient, ...given(draft.recipient) }),
    isAnother: Boolean(draft.anotherRecipient),
    anotherRecipient: inMask({ ...empty.anotherRecipient, ...given(draft.anotherRecipient) }),
    delivery: { ...empty.delivery, ...delivery, street: { ...empty.delivery.street, ...given(street) } },
    payment: { ...empty.payment, ...payment, company: { ...empty.payment.company, ...given(company) } },
    comment: draft.comment ?? '',
    dontCall: draft.dontCall ?? false,
    marketing: draft.marketing ?? false,
    isPaymentAsked: false,
  };
}
