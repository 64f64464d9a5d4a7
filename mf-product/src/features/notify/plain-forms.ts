import type { FormDeclaration } from '@vitryna/contracts/release';

const guard = { website: 'text', startedAt: 'number' } as const;
const to = (kind: string) => `words-taken?of=${kind}`;

/** What waits for a product without JavaScript (decision 115): the calls of the forms that scripts send. */
export const notifyForms: Record<'availability' | 'preOrder' | 'priceWatch', FormDeclaration> = {
  availability: {
    call: '/catalog/product/availability/subscribe',
    fields: { ...guard, productId: 'text', email: 'text', phone: 'text', agree: 'flag' },
    to: to('availability'),
  },
  preOrder: {
    call: '/catalog/product/preorder/add',
    fields: {
      ...guard,
      ...{ productId: 'text', name: 'text', phone: 'text', email: 'text', quantity: 'number', comment: 'text' },
      agree: 'flag',
    },
    to: to('preOrder'),
  },
  priceWatch: {
    call: '/catalog/product/price/watch',
    fields: { ...guard, productId: 'text', email: 'text', targetAmount: 'number' },
    to: to('priceWatch'),
  },
};

/** What is answered on the page that a letter of a price watch leads to. */
export const watchForms: Record<'answer', FormDeclaration> = {
  answer: {
    call: '/catalog/product/price/watch/answer',
    fields: { token: 'text', answer: 'text' },
    isRepeatable: true,
  },
};
