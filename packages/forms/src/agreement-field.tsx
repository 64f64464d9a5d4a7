import { useLocale, useTranslate } from '@vitryna/i18n/react';
import { paths } from '@vitryna/routing';
import { CheckboxRow, FieldError, NewTabLink } from '@vitryna/ui';
import type { FieldValues } from 'react-hook-form';
import type { FormFieldOf } from './form-fields.tsx';
import { useField } from './use-field.ts';

/** Props of {@link AgreementField}. */
export type AgreementFieldProps<Values extends FieldValues, Output> = FormFieldOf<Values, Output> & {
  /** In place of the usual words: those before the link, and the link's. */
  words?: readonly [before: string, link: string];
  className?: string | undefined;
};

/**
 * A form's last question: whether the shopper accepts the privacy policy, whose link opens beside the form, which would be lost
 * otherwise. Its rule is `agreement`; a box that only offers something is a `CheckboxRow`.
 */
export function AgreementField<Values extends FieldValues, Output>({
  form,
  name,
  words,
  className,
}: AgreementFieldProps<Values, Output>) {
  const t = useTranslate();
  const locale = useLocale();
  const { input, error, errorId } = useField(form.fields, name);
  const [before, link] = words ?? [t('I accept the'), t('privacy policy')];
  return (
    <div className={className}>
      <CheckboxRow {...input} required>
        {before} <NewTabLink href={paths.privacyPolicy(locale)}>{link}</NewTabLink>
      </CheckboxRow>
      {error !== null && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
