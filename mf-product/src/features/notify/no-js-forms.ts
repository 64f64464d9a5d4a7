import type { FormDeclaration } from '@vitryna/contracts/release';

const guard = { extraNote: 'text', startedAt: 'number' } as const;
const to = (kind: string) => `words-taken?of=${kind}`;

/** The no-JS notification forms of a product (decision 115): the calls of the forms that scripts send. */
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

/** The page of a price alert's e-mail link. */
export const watchForms: Record<'answer', FormDeclaration> = {
  answer: {
    call: '/catalog/product/price/watch/answer',
    fields: { token: 'text', answer: 'text' },
    isRepeatable: true,
  },
};
