import { isApiError } from '@vitryna/api-client';
import { type RefObject, useRef } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { type RobotGuard, useRobotGuard } from './robot-guard.tsx';
import { useKeptInput } from './use-kept-input.ts';
import { type Prefill, usePrefill } from './use-prefill.ts';
import { useZodForm, type ZodForm } from './use-zod-form.ts';
import type { FormSchema } from './zod-resolver.ts';

export type PublicFormOptions<Values extends FieldValues, Output> = {
  /** Under which unsent input is kept; each place that shows a form has its own. */
  name: string;
  schema: FormSchema<Output, Values>;
  defaults: Values;
  /** The shopper's data: fills in what is still empty, now or when it becomes known. */
  prefill?: Prefill<Values>;
  /**
   * Sends what the schema gives and, in the same body, the guard. An `ApiError` that it throws is shown in the form; what comes after
   * it (closing, thanks, `fields.reset()`) is done here too.
   */
  send: (values: Output, guard: RobotGuard, fields: UseFormReturn<Values, unknown, Output>) => Promise<void>;
};

/** A form that anybody may send: what `<PublicForm>` and its fields are given. */
export type PublicFormState<Values extends FieldValues, Output> = Pick<ZodForm<Values, Output>, 'isSubmitting'> & {
  /** The form of react-hook-form. */
  fields: UseFormReturn<Values, unknown, Output>;
  handleSubmit: ZodForm<Values, Output>['handleSubmit'];
  element: RefObject<HTMLFormElement | null>;
  trap: RefObject<HTMLInputElement | null>;
};

/**
 * Empties a form that was sent. The focus goes to its button first: the dialog that thanks takes the focus, and a field that is left empty
 * would be complained of behind it.
 */
function resetFrom<Values extends FieldValues, Output>(
  { current: form }: RefObject<HTMLFormElement | null>,
  { reset }: UseFormReturn<Values, unknown, Output>,
): typeof reset {
  return (...how) => {
    const button = form?.querySelector<HTMLElement>('[type=submit]');
    if (form?.contains(document.activeElement)) button?.focus({ preventScroll: true });
    reset(...how);
  };
}

/**
 * All that forms of the store have in common: the schema validates, the server's complaints go to their fields, robots are told from
 * people, and what was typed outlives a forced reload.
 *
 * @example
 * const form = usePublicForm({ name: 'question', schema, defaults, send: (values, guard) => ask(api, { ...values, ...guard }) });
 */
export function usePublicForm<Values extends FieldValues, Output>({
  name,
  schema,
  defaults,
  prefill = {},
  send,
}: PublicFormOptions<Values, Output>): PublicFormState<Values, Output> {
  const element = useRef<HTMLFormElement>(null);
  const { trap, read, beganAt } = useRobotGuard();
  const { form, handleSubmit, isSubmitting } = useZodForm({
    schema,
    defaultValues: defaults as DefaultValues<Values>,
    onSubmit: async (values, fields) => {
      try {
        await send(values, read(), { ...fields, reset: resetFrom(element, fields) });
      } catch (error) {
        // A password manager may have filled it in: the next try is to pass.
        if (isApiError(error) && error.code === 'suspected' && trap.current) trap.current.value = '';
        throw error;
      }
    },
  });
  useKeptInput({ name, fields: form, element, onReturn: beganAt });
  usePrefill(form, prefill);
  return { fields: form, handleSubmit, isSubmitting, element, trap };
}
