import type { AccountUpdate, User } from '@vitryna/contracts/api';
import type { z } from '@vitryna/contracts/zod';
import { useZodForm, type ZodForm } from '@vitryna/forms';
import { tabContext } from '@vitryna/remote-kit';
import { useStores } from '@vitryna/store/react';
import { useState } from 'react';
import type { DefaultValues, FieldPathValue, FieldValues, Path } from 'react-hook-form';
import { updateAccount } from '../api/update-account.ts';
import { withProof } from '../with-proof.ts';

type Options<Values extends FieldValues, Output> = {
  schema: z.ZodType<Output>;
  user: User;
  /** The form's values of a user. */
  valuesOf: (user: User) => Values;
  toChanges: (output: Output) => AccountUpdate;
};

/** A form of a part of the account; `isSaved` until something is changed again. */
export type SaveFormState<Values extends FieldValues, Output> = ZodForm<Values, Output> & { isSaved: boolean };

/** Saves a part of the account, and shows it as the server has it then. */
export function useSaveForm<Values extends FieldValues, Output>({
  schema,
  user,
  valuesOf,
  toChanges,
}: Options<Values, Output>): SaveFormState<Values, Output> {
  const stores = useStores();
  const [hasSaved, setSaved] = useState(false);
  const state = useZodForm<Values, Output>({
    schema,
    defaultValues: valuesOf(user) as DefaultValues<Values>,
    onSubmit: async (output, form) => {
      const sent = new Map(leaves(form.getValues()));
      const saved = await withProof(stores, () => updateAccount(tabContext().api, toChanges(output)));
      // Text typed since then is not saved yet.
      const typed = leaves(form.getValues()).filter(([path, value]) => sent.get(path) !== value);
      form.reset(valuesOf(saved));
      for (const [path, value] of typed)
        form.setValue(path as Path<Values>, value as FieldPathValue<Values, Path<Values>>, { shouldDirty: true });
      setSaved(true);
      // Everybody who shows the user hears of it; another language is another page.
      await stores.user.load();
    },
  });
  const { isDirty } = state.form.formState;
  return { ...state, isSaved: hasSaved && !isDirty };
}

/** Every value that is no object, with its path. */
function leaves(values: object, path = ''): [string, unknown][] {
  return Object.entries(values).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null ? leaves(value, `${path}${key}.`) : [[path + key, value]],
  );
}
