import { isApiError } from '@vitryna/api-client';
import { useEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { watchPresses } from './end-of-press.ts';
import { showServerErrors } from './server-errors.ts';
import { type FormSchema, toFieldError, zodResolver } from './zod-resolver.ts';

export type ZodFormOptions<Input extends FieldValues, Output> = {
  schema: FormSchema<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /** Sends the parsed values. An `ApiError` that it throws is shown in the form; anything else is thrown on. */
  onSubmit: (values: Output, form: UseFormReturn<Input, unknown, Output>) => Promise<void> | void;
};

export type ZodForm<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** For `<form onSubmit>`; while a submit is on its way another one is ignored. */
  handleSubmit: (event?: { preventDefault?: () => void }) => Promise<void>;
  /** While true the submit button is disabled. */
  isSubmitting: boolean;
};

/** The message when the call failed and no field is to blame. */
const generalMessage = '@Internal server error';

/** A form whose schema validates it. A field shows its error after it was left for the first time (specification §5). */
export function useZodForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  onSubmit,
}: ZodFormOptions<Input, Output>): ZodForm<Input, Output> {
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), defaultValues, mode: 'onTouched' });
  useEffect(watchPresses, []);
  // A ref, because a second click comes before the state that disables the button is on screen.
  const isBusy = useRef(false);

  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values, form);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.fields && Object.keys(error.fields).length > 0) showServerErrors(form, error.fields);
      else form.setError('root.server', toFieldError(error.code ?? error.kind, error.messageKey ?? generalMessage));
    }
  });

  const handleSubmit = async (event?: { preventDefault?: () => void }) => {
    event?.preventDefault?.();
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await submit();
    } finally {
      isBusy.current = false;
    }
  };

  return { form, handleSubmit, isSubmitting: form.formState.isSubmitting };
}
