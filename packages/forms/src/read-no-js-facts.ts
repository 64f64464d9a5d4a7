import { newIdempotencyKey } from '@vitryna/api-client';
import { formParameters } from '@vitryna/contracts/route-facts';
import type { NoJsFacts } from './no-js-facts.tsx';

/** Reads the facts of a no-JS form for this document, by what its address says of a form that was refused. */
export function readNoJsFacts(request: Request, form: string): NoJsFacts {
  const query = new URL(request.url).searchParams;
  const isRefused = query.get(formParameters.form) === form;
  return {
    key: newIdempotencyKey(),
    startedAt: Date.now(),
    problem: isRefused ? query.get(formParameters.problem) : null,
    wrong: isRefused ? (query.get(formParameters.fields) ?? '').split(',') : [],
  };
}
