import type { z } from 'zod';
import type { FieldProblem, FieldProblems } from '../core/failure.ts';

type Issue = z.core.$ZodIssue;

function describe(issue: Issue): FieldProblem {
  if (issue.message.startsWith('@')) return { rule: issue.code, message: issue.message };
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return { rule: 'required', message: '@Entry field required' };
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return { rule: 'maxLength', message: '@Maximum field length', params: { max: Number(issue.maximum) } };
  }
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return { rule: 'minLength', message: '@Entry field required', params: { min: Number(issue.minimum) } };
  }
  return { rule: issue.code, message: '@Wrong value' };
}

/** Turns zod's issues into the `fields` of a 400 answer; the values that were sent are not repeated. */
export function fieldProblems(error: z.ZodError): FieldProblems {
  const fields: FieldProblems = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.') || 'body';
    fields[path] = [...(fields[path] ?? []), describe(issue)];
  }
  return fields;
}
