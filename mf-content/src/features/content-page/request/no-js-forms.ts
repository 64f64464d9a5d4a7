import type { FormDeclaration } from '@vitryna/contracts/release';

/** The editors' forms without JavaScript (decision 115): the call and the rules of the form that scripts send. */
export const requestForms: Record<'request', FormDeclaration> = {
  request: {
    call: '/marketing/event',
    fields: {
      ...{ event: 'text', name: 'text', phone: 'text', email: 'text', body: 'text', page: 'text' },
      ...{ place: 'text', cameras: 'number', area: 'number' },
      ...{ agree: 'flag', extraNote: 'text', startedAt: 'number' },
    },
    to: 'words-taken?of=request',
  },
};
