import { TextArea, type TextAreaProps, TextField, type TextFieldProps } from '@vitryna/ui';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useField } from './use-field.ts';
import type { PublicFormState } from './use-public-form.ts';

/** Which field of which form a component shows. */
export type FormFieldOf<Values extends FieldValues, Output> = {
  form: Pick<PublicFormState<Values, Output>, 'fields'>;
  name: FieldPath<Values>;
};

/** The form's own error of its field. */
type Joined = 'form' | 'name' | 'id' | 'error' | 'ref' | 'onChange' | 'onBlur';

/** Props of {@link FormTextField}: which field, its words, and every other attribute of `<input>`. */
export type FormTextFieldProps<Values extends FieldValues, Output> = FormFieldOf<Values, Output> &
  Omit<TextFieldProps, Joined>;

/** A text field of a form, with its error. */
export function FormTextField<Values extends FieldValues, Output>({
  form,
  name,
  ...rest
}: FormTextFieldProps<Values, Output>) {
  const { input, error } = useField(form.fields, name);
  return <TextField {...rest} {...input} error={error} />;
}

/** Props of {@link FormTextArea}: which field, its words, and every other attribute of `<textarea>`. */
export type FormTextAreaProps<Values extends FieldValues, Output> = FormFieldOf<Values, Output> &
  Omit<TextAreaProps, Joined>;

/** A field of several lines of a form, with its error. */
export function FormTextArea<Values extends FieldValues, Output>({
  form,
  name,
  ...rest
}: FormTextAreaProps<Values, Output>) {
  const { input, error } = useField(form.fields, name);
  return <TextArea {...rest} {...input} error={error} />;
}
