import { isApiError } from '@vitryna/api-client';
import { z } from '@vitryna/contracts/zod';
import { useTranslate } from '@vitryna/i18n/react';
import type { UseFormReturn } from 'react-hook-form';
import styles from './code.module.css';
import { FormTextField, type FormTextFieldProps } from './form-fields.tsx';

type CodeValues = { code: string };

/** The field of a code of six digits from an e-mail or a message; a phone fills it in by itself. */
export function CodeField<Output>({ form }: Pick<FormTextFieldProps<CodeValues, Output>, 'form'>) {
  const t = useTranslate();
  return (
    <FormTextField
      form={form}
      name="code"
      label={t('Code')}
      className={styles.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="done"
      maxLength={6}
      required
    />
  );
}

const leftSchema = z.object({ left: z.number() });

/**
 * Says at the field of a code why it was refused, and how many tries are left of it.
 *
 * @throws `error`, when it is about something else
 */
export function refuseCode<Output>(
  form: Pick<UseFormReturn<CodeValues, unknown, Output>, 'setError'>,
  error: unknown,
): void {
  if (!isApiError(error) || (error.code !== 'badCode' && error.status !== 410)) throw error;
  const tries = leftSchema.safeParse(error.details).data?.left ?? 0;
  form.setError(
    'code',
    error.status === 410 || tries === 0
      ? { type: 'gone', message: 'This code does not work any more. Ask for another one' }
      : { type: 'badCode', message: 'Wrong code. Tries left: {{left}}', types: { left: String(tries) } },
    { shouldFocus: true },
  );
}
