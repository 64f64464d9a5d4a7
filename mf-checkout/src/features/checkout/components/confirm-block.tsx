import { FormTextArea } from '@vitryna/forms';
import { useTranslate } from '@vitryna/i18n/react';
import { CheckboxRow } from '@vitryna/ui';
import type { CheckoutForm } from '../checkout-form.ts';

/** The last questions, none of which has to be answered. */
export function ConfirmBlock({ form }: { form: CheckoutForm }) {
  const t = useTranslate();
  return (
    <>
      <FormTextArea form={form} name="comment" label={t('Comment, if you like')} rows={2} />
      <div>
        <CheckboxRow {...form.fields.register('dontCall')}>{t('No need to call: I am sure of the order')}</CheckboxRow>
        <CheckboxRow {...form.fields.register('marketing')}>{t('Write to me about discounts')}</CheckboxRow>
      </div>
    </>
  );
}
