import { newIdempotencyKey } from '@vitryna/api-client';
import { formParameters } from '@vitryna/contracts/route-facts';

/** What a form of a document needs: its key, when it was written, and why it was refused. */
export function plainFacts(request: Request, form: string) {
  const query = new URL(request.url).searchParams;
  const isRefused = query.get(formParameters.form) === form;
  return {
    key: newIdempotencyKey(),
    startedAt: Date.now(),
    problem: isRefused ? query.get(formParameters.problem) : null,
    wrong: isRefused ? (query.get(formParameters.fields) ?? '').split(',') : [],
  };
}
