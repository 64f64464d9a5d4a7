/** A form's extra fields. */
export type FormEdits = {
  /** The fields' values are now applied, or discarded: it is no edit any more. */
  settle: () => void;
  /** The fields show what the page has; one that was edited since keeps what the shopper gave it. */
  show: () => void;
};

/**
 * Follows what is typed or ticked while an answer is on its way, so that the answer takes none of it back. Only fields with a
 * name count: a search among the values of a filter is not the form's.
 */
export function followEdits(form: HTMLFormElement): FormEdits {
  const known = new Map<HTMLInputElement, string | boolean>();
  const settle = () => {
    for (const field of namedFields(form)) known.set(field, stateOf(field));
  };
  settle();
  return {
    settle,
    show: () => {
      for (const field of namedFields(form)) {
        if (stateOf(field) === known.get(field)) {
          field.checked = field.defaultChecked;
          field.value = field.defaultValue;
        }
        known.set(field, isTick(field) ? field.defaultChecked : field.defaultValue);
      }
      // A slider reads its fields anew.
      form.dispatchEvent(new Event('reset'));
    },
  };
}

/** Whether a field says something else than the page that it stands in. */
export function isTouched(field: HTMLInputElement): boolean {
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
}

/** The fields of a form that are sent. */
export function namedFields(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter(
    (field) => field instanceof HTMLInputElement && field.name !== '',
  ) as HTMLInputElement[];
}

const stateOf = (field: HTMLInputElement) => (isTick(field) ? field.checked : field.value);

const isTick = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';
