import { useTranslate } from '@vitryna/i18n/react';
import { useId } from 'react';
import { type FieldPath, type FieldValues, get, type UseFormRegisterReturn, type UseFormReturn } from 'react-hook-form';
import { describeError } from './describe-error.ts';

export type Field = {
  /** For the `<input>`, `<textarea>` or `<select>`. */
  input: UseFormRegisterReturn & {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  };
  /** The first error in the page's language, or null; show it in an element with `errorId`. */
  error: string | null;
  errorId: string;
};

/** Joins a field of a form to its elements: registration, id, error text and what assistive technology needs. */
export function useField<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: FieldPath<Values>,
): Field {
  const t = useTranslate();
  const id = useId();
  const error = describeError(get(form.formState.errors, name), t);
  const errorId = `${id}-error`;
  return {
    input: {
      ...form.register(name),
      id,
      'aria-invalid': error !== null,
      'aria-describedby': error === null ? undefined : errorId,
    },
    error,
    errorId,
  };
}
