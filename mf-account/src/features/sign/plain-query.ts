import { formParameters } from '@vitryna/contracts/route-facts';
import { stepParameter } from './plain-forms.ts';

/** What the address of a page of forms says: how far it is, and why which form was refused, by the API's code. */
export type PlainQuery = {
  step: string | null;
  form: string | null;
  problem: string | null;
  fields: string[];
  amount: string | null;
};

export function readPlainQuery(query: URLSearchParams): PlainQuery {
  return {
    step: query.get(stepParameter),
    form: query.get(formParameters.form),
    problem: query.get(formParameters.problem),
    fields: query.get(formParameters.fields)?.split(',') ?? [],
    amount: query.get(formParameters.amount),
  };
}
