import { emailMaxLength, nameMaxLength } from '@vitryna/contracts/constants';
import { useTranslate } from '@vitryna/i18n/react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldOf, FormTextField } from './form-fields.tsx';
import { maskField } from './mask-field.ts';

/** Props of the fields that say who the shopper is. */
export type ContactFieldProps<Values extends FieldValues, Output> = FormFieldOf<Values, Output> & {
  /** In place of the usual words. */
  label?: ReactNode;
  /** One may leave it empty. */
  isOptional?: boolean;
};

// A text that is too long may be typed: the rule says so in words, where the browser would cut it without any.

/** A name of a person; `isFirst` lets the browser fill in the first name alone. */
export function NameField<Values extends FieldValues, Output>({
  label,
  isOptional = false,
  isFirst = false,
  ...field
}: ContactFieldProps<Values, Output> & { isFirst?: boolean }) {
  const t = useTranslate();
  return (
    <FormTextField
      {...field}
      label={label ?? t('Your name')}
      autoComplete={isFirst ? 'given-name' : 'name'}
      maxLength={nameMaxLength + 1}
      required={!isOptional}
    />
  );
}

/** An e-mail address. */
export function EmailField<Values extends FieldValues, Output>({
  label,
  isOptional = false,
  ...field
}: ContactFieldProps<Values, Output>) {
  const t = useTranslate();
  return (
    <FormTextField
      {...field}
      label={label ?? t('E-mail')}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={emailMaxLength + 1}
      required={!isOptional}
    />
  );
}

/** Props of {@link PhoneField}. */
export type PhoneFieldProps<Values extends FieldValues, Output> = ContactFieldProps<Values, Output> & {
  /** A Ukrainian number takes its usual form while it is typed. */
  isMasked?: boolean;
  /** Whose number it is to the browser; the shopper's own unless told. */
  autoComplete?: string;
  onFocus?: () => void;
};

/**
 * A phone number, typed in any way; the rule of `@vitryna/forms/phone` in the form's schema makes it international. Its metadata come
 * with the schema, not with this field.
 */
export function PhoneField<Values extends FieldValues, Output>({
  label,
  isOptional = false,
  isMasked = false,
  autoComplete = 'tel',
  onFocus,
  ...field
}: PhoneFieldProps<Values, Output>) {
  const t = useTranslate();
  return (
    <FormTextField
      {...field}
      label={label ?? t('Phone')}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      onFocus={onFocus}
      {...(isMasked && { onInput: maskField })}
      placeholder="+38 (0__) ___-__-__"
      required={!isOptional}
    />
  );
}
