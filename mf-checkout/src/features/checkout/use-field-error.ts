import { describeError } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { type FieldPath, get, useFormState } from 'react-hook-form';
import type { CheckoutForm } from './checkout-form.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** The error of a field that is no text field of the form. */
export function useFieldError({ fields }: CheckoutForm, name: FieldPath<CheckoutValues>): string | null {
  const { errors } = useFormState({ control: fields.control });
  return describeError(get(errors, name), useTranslate());
}
