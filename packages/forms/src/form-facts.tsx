/**
 * Which form of the page's route a browser posts without JavaScript, and its idempotency key (decision 115). A form that may be sent twice
 * has no key.
 */
export function FormFacts({ form, formKey }: { form: string; formKey: string | undefined }) {
  return (
    <>
      <input type="hidden" name="form" value={form} />
      {formKey !== undefined && <input type="hidden" name="key" value={formKey} />}
    </>
  );
}
