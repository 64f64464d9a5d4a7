import { beforePageEnds } from '@vitryna/remote-kit';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { type KeptInput, keepInput, takeInput } from './kept-input.ts';

export type KeptInputOptions<Values extends FieldValues, Output> = {
  /** Under which its input is kept; no two forms of the store share one, unless they ask for the same. */
  name: string;
  fields: UseFormReturn<Values, unknown, Output>;
  /** The `<form>`: only what one of its fields shows is kept. */
  element: RefObject<HTMLFormElement | null>;
  /** Told when the input came back, with the time at which it was put away. */
  onReturn?: (keptAt: number) => void;
};

/**
 * Keeps what was typed into a form when the shell takes its page away, and gives it back to the form of that name that is shown next.
 * A form on a page out of sight neither gives nor takes: React runs no effects there.
 */
export function useKeptInput<Values extends FieldValues, Output>({
  name,
  fields,
  element,
  onReturn,
}: KeptInputOptions<Values, Output>): void {
  // Read while rendering: react-hook-form follows only what is read.
  const { isDirty } = fields.formState;
  const keep = useEffectEvent(() => {
    if (isDirty && element.current) keepInput(name, readInput(element.current, fields.getValues()));
  });
  const giveBack = useEffectEvent(() => {
    const kept = takeInput(name);
    if (!kept) return;
    for (const [path, value] of Object.entries(kept.values)) {
      const field = path as FieldPath<Values>;
      // The form may be of another build than the one that kept it.
      if (isSameKind(value, fields.getValues(field))) {
        fields.setValue(field, value as FieldPathValue<Values, typeof field>, { shouldDirty: true });
      }
    }
    onReturn?.(kept.at);
  });
  useEffect(() => {
    giveBack();
    return beforePageEnds(() => keep());
  }, []);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const neverKept = new Set(['password', 'file', 'hidden']);

/** Passwords, files, hidden fields, codes and payment cards are not for a storage. */
const isPrivate = ({ type, autocomplete }: Control): boolean =>
  neverKept.has(type) || /(?:^|\s)(?:cc-|one-time-code|(?:new|current)-password)/.test(autocomplete);

/** The values of the form's visible fields; a name of which one field is private is not kept at all. */
function readInput(form: HTMLFormElement, values: FieldValues): KeptInput['values'] {
  const elements = [...form.elements].filter(isControl);
  const secret = new Set(elements.filter(isPrivate).map(({ name }) => name));
  const names = new Set(elements.map(({ name }) => name).filter((name) => name !== '' && !secret.has(name)));
  return Object.fromEntries(
    [...names].flatMap((name) => (isKept(get(values, name)) ? [[name, get(values, name)]] : [])),
  );
}

const isKept = (value: unknown): value is KeptInput['values'][string] =>
  ['string', 'boolean', 'number'].includes(typeof value) ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'));

/** Null is a choice that nobody has made yet. */
const isSameKind = (kept: unknown, current: unknown): boolean =>
  current === null || (typeof kept === typeof current && Array.isArray(kept) === Array.isArray(current));
