/** Which form of the page's route a browser posts without JavaScript, and its idempotency key (decision 049). */
export function FormFacts({ form, formKey }: { form: string; formKey: string | undefined }) {
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="key" value={formKey} />
    </>
  );
}
