import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { endOfPress } from './end-of-press.ts';
import { generalMessage } from './general-message.ts';

/**
 * A schema for a form whose fields are `Input`. What it takes in is inferred as that, or may be something else where the fields are named:
 * a box that must be ticked can hold `false`, and a rule with a step before it takes in anything.
 */
export type FormSchema<Output, Input> = z.ZodType<Output, Input> | z.ZodType<Output, unknown>;

type Tree = { [key: string]: Tree | FieldError };

/** The error of a field; a limit that belongs to the message travels in `types.limit`. */
export const toFieldError = (type: string, message: string, limit?: unknown): FieldError => ({
  type,
  message,
  ...(limit === undefined ? {} : { types: { limit: String(limit) } }),
});

function place(tree: Tree, path: readonly PropertyKey[], error: FieldError) {
  // An error of the form as a whole is an error of its root.
  const names = path.length > 0 ? path.map(String) : ['root'];
  const last = names.pop() as string;
  let node = tree;
  for (const name of names) {
    const next = node[name];
    if (next && 'message' in next) return;
    node[name] = next ?? {};
    node = node[name] as Tree;
  }
  // Only the first error of a field is shown (specification §5).
  node[last] ??= error;
}

/** Lets a zod schema validate a form; the form submits what the schema gives, trimmed and normalised. */
export const zodResolver =
  <Input extends FieldValues, Output>(schema: FormSchema<Output, Input>): Resolver<Input, unknown, Output> =>
  async (values) => {
    const result = await schema.safeParseAsync(values);
    await endOfPress();
    if (result.success) return { values: result.data, errors: {} };
    const errors: Tree = {};
    for (const issue of result.error.issues) {
      const general = generalMessage(issue);
      const limit = issue.code === 'too_big' ? issue.maximum : undefined;
      const error = general
        ? { type: issue.code, message: general.message, ...(general.values && { types: general.values }) }
        : toFieldError(issue.code, issue.message, limit);
      place(errors, issue.path, error);
    }
    return { values: {}, errors: errors as FieldErrors<Input> };
  };
