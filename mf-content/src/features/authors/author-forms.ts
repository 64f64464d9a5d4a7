import type { FormDeclaration } from '@vitryna/contracts/release';

/** Name of the form, and the query parameter by which its page knows that it was taken. */
export const authorForm = 'author';
export const sentParameter = 'sent';

/** The form of who wants to write, without JavaScript (decision 115): the call of the one that scripts send. */
export const authorForms: Record<typeof authorForm, FormDeclaration> = {
  author: {
    call: '/marketing/event',
    fields: {
      ...{ extraNote: 'text', startedAt: 'number' },
      ...{ event: 'text', page: 'text' },
      ...{ name: 'text', email: 'text', subject: 'text', body: 'text', agree: 'flag' },
    },
    to: `blog/become-author?${sentParameter}=yes`,
  },
};
