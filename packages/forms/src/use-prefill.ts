import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/** Known facts of the shopper, by field; what is not known is left out or empty. */
export type Prefill<Values extends FieldValues> = { readonly [Name in FieldPath<Values>]?: string | null | undefined };

/** Fills in what is known and still empty, also when it becomes known after the form was shown; what was typed meanwhile stays. */
export function usePrefill<Values extends FieldValues, Output>(
  fields: UseFormReturn<Values, unknown, Output>,
  prefill: Prefill<Values>,
): void {
  const fillIn = useEffectEvent((known: string) => {
    for (const [path, value] of Object.entries(JSON.parse(known) as Record<string, string | null>)) {
      const field = path as FieldPath<Values>;
      if (!value || fields.getValues(field) !== '') continue;
      // An empty field that was complained of is right now.
      const { invalid: shouldValidate } = fields.getFieldState(field);
      fields.setValue(field, value as FieldPathValue<Values, typeof field>, { shouldValidate });
    }
  });
  // As text: each render brings an object of its own, and a field that the shopper emptied is not filled again for that.
  const known = JSON.stringify(prefill);
  useEffect(() => fillIn(known), [known]);
}
