import type { FormDeclaration } from '@vitryna/contracts/release';

/** The check without JavaScript (decision 115): it keeps nothing, so it may be sent twice. */
export const warrantyForms: Record<'warranty', FormDeclaration> = {
  warranty: {
    call: '/order/warranty/check',
    fields: { number: 'text', phone: 'text' },
    to: 'warranty-check?orderId={orderId}&token={token}',
    isRepeatable: true,
  },
};
