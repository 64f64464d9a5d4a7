export { maskPhone, unbrokenPhone } from '@vitryna/phone/mask';
export { agreement } from './agreement.ts';
export { AgreementField, type AgreementFieldProps } from './agreement-field.tsx';
export { createAttempts } from './attempts.ts';
export { type ContactFieldProps, EmailField, NameField, PhoneField, type PhoneFieldProps } from './contact-fields.tsx';
export { describeError, type ShownError } from './describe-error.ts';
export { FormFacts } from './form-facts.tsx';
export {
  type FormFieldOf,
  FormTextArea,
  type FormTextAreaProps,
  FormTextField,
  type FormTextFieldProps,
} from './form-fields.tsx';
export { createFormRegistry, type FormRegistry, type RegisteredForm } from './form-registry.ts';
export { type NoJsFacts, RobotFacts } from './no-js-facts.tsx';
export { PublicForm, type PublicFormProps } from './public-form.tsx';
export type { RobotGuard } from './robot-guard.tsx';
export { showServerErrors } from './server-errors.ts';
export { type Field, useField } from './use-field.ts';
export { type KeptInputOptions, useKeptInput } from './use-kept-input.ts';
export type { Prefill } from './use-prefill.ts';
export { type PublicFormOptions, type PublicFormState, usePublicForm } from './use-public-form.ts';
export { useZodForm, type ZodForm, type ZodFormOptions } from './use-zod-form.ts';
export { zodResolver } from './zod-resolver.ts';
