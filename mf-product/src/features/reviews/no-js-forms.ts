import type { FormDeclaration } from '@vitryna/contracts/release';

const to = 'words-taken';
const said = { productId: 'text', author: 'text', email: 'text', body: 'text' } as const;
const guard = { agree: 'flag', extraNote: 'text', startedAt: 'number' } as const;

/** A review and a question without JavaScript (decision 115): the calls and rules of the forms that scripts send, without pictures. */
export const noJsForms: Record<'review' | 'question', FormDeclaration> = {
  review: {
    call: '/catalog/product/review/add',
    fields: { ...said, ...guard, rating: 'number', pros: 'text', cons: 'text' },
    to,
  },
  question: { call: '/catalog/product/question/add', fields: { ...said, ...guard }, to },
};
