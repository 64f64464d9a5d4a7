/** A form as the registry knows it. */
export type RegisteredForm = {
  /** Validates all fields and shows their errors; resolves with whether there are none. */
  validate: () => Promise<boolean>;
  /** Its position on the page; null while it is not shown. */
  element: () => Element | null;
};

/** Several forms that are submitted as one, as in the checkout (specification §4). */
export type FormRegistry = {
  /** Adds a form; one with the same id is replaced. The returned function takes it out again. */
  add: (id: string, form: RegisteredForm) => () => void;
  /** Validates every form. When one has an error, scrolls to the topmost such form and resolves with false. */
  validate: () => Promise<boolean>;
};

const scrollIntoView = (element: Element) => element.scrollIntoView({ block: 'start' });

/** Makes a registry; `scrollTo` is what shows a form to the shopper. */
export function createFormRegistry({ scrollTo = scrollIntoView } = {}): FormRegistry {
  const forms = new Map<string, RegisteredForm>();
  return {
    add: (id, form) => {
      forms.set(id, form);
      return () => {
        // A form that was replaced must not take its successor out.
        if (forms.get(id) === form) forms.delete(id);
      };
    },
    validate: async () => {
      // All of them, also after the first error: each shows its own.
      const results = await Promise.all(
        [...forms.values()].map(async (form) => ({ element: form.element(), isValid: await form.validate() })),
      );
      const wrong = results.filter(({ isValid }) => !isValid);
      const topmost = wrong
        .flatMap(({ element }) => (element ? [{ element, top: element.getBoundingClientRect().top }] : []))
        .sort((a, b) => a.top - b.top)[0];
      if (topmost) scrollTo(topmost.element);
      return wrong.length === 0;
    },
  };
}
