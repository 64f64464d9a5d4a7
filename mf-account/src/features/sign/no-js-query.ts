import { formParameters } from '@vitryna/contracts/route-facts';
import { stepParameter } from './no-js-forms.ts';

/** The query of a page of forms: how far it is, and why which form was refused, by the API's code. */
export type NoJsQuery = {
  step: string | null;
  form: string | null;
  problem: string | null;
  fields: string[];
  amount: string | null;
};

export function readNoJsQuery(query: URLSearchParams): NoJsQuery {
  return {
    step: query.get(stepParameter),
    form: query.get(formParameters.form),
    problem: query.get(formParameters.problem),
    fields: query.get(formParameters.fields)?.split(',') ?? [],
    amount: query.get(formParameters.amount),
  };
}
