import type { FieldErrors } from '@vitryna/contracts/api';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { toFieldError } from './zod-resolver.ts';

/** The limit of a rule, whatever the server calls it. */
const limitOf = (params: Record<string, unknown> | undefined) => params?.max ?? params?.limit;

/**
 * Shows the `fields` of a 400 at their fields and focuses the first one that the form has.
 * @returns whether every error found its field; the others are joined to the form's root
 */
export function showServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  fields: FieldErrors,
): boolean {
  let isFirst = true;
  let isComplete = true;
  for (const [path, [error]] of Object.entries(fields)) {
    if (!error) continue;
    const fieldError = toFieldError(error.rule, error.message, limitOf(error.params));
    if (form.getValues(path as FieldPath<Values>) === undefined) {
      form.setError('root.server', fieldError);
      isComplete = false;
      continue;
    }
    form.setError(path as FieldPath<Values>, fieldError, { shouldFocus: isFirst });
    isFirst = false;
  }
  return isComplete;
}
