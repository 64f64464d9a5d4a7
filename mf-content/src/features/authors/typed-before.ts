import { inSight } from '@vitryna/remote-kit';
import { authorForm } from './author-forms.ts';
import type { ProposalInput } from './author-schema.ts';

/** Nothing typed yet. */
export const emptyProposal: ProposalInput = { name: '', email: '', subject: '', body: '', agree: false };

/** What was typed into the server's form before its code was here; nothing on the server, and where a tab opens the page. */
export function typedBefore(): ProposalInput {
  if (typeof document === 'undefined') return emptyProposal;
  const [mark] = inSight<HTMLInputElement>(`input[name="form"][value="${authorForm}"]`);
  if (!mark?.form) return emptyProposal;
  const typed = new FormData(mark.form);
  const textOf = (name: string) => String(typed.get(name) ?? '');
  return {
    name: textOf('name'),
    email: textOf('email'),
    subject: textOf('subject'),
    body: textOf('body'),
    agree: typed.has('agree'),
  };
}
