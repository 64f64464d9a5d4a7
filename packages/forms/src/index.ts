export { describeError, type ShownError } from './describe-error.ts';
export { createFormRegistry, type FormRegistry, type RegisteredForm } from './form-registry.ts';
export { showServerErrors } from './server-errors.ts';
export { type Field, useField } from './use-field.ts';
export { useZodForm, type ZodForm, type ZodFormOptions } from './use-zod-form.ts';
export { zodResolver } from './zod-resolver.ts';
